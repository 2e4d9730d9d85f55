//! Which game a tab showed last: the tab remembers its own, and all tabs together the latest of any.

use super::copies::StoredGame;
use super::games::GameId;
use super::strings::Store;

/// What a tab opens with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// The page has shown nothing yet, as far as it remembers.
    Nothing,
    /// The list of games.
    List,
    /// A game.
    Game(GameId),
}

/// What the tab itself showed last under this key; nothing where its game is no longer in its place.
pub fn shown_here(tab: &impl Store, shared: &impl Store, key: &str) -> Shown {
    remembered(tab, shared, key)
}

/// What the tab showed last under this key; for a tab that does not know that, what any tab showed last.
pub fn shown(tab: &impl Store, shared: &impl Store, key: &str) -> Shown {
    match shown_here(tab, shared, key) {
        Shown::Nothing => remembered(shared, shared, key),
        own => own,
    }
}

/// What a store remembers; what it does not say is not known.
fn remembered(store: &impl Store, shared: &impl Store, key: &str) -> Shown {
    store.get(key).ok().flatten().map_or(Shown::Nothing, |text| read(shared, &text))
}

/// Remembers for the tab and for all of them what is shown: a game, or the list.
pub fn show(tab: &mut impl Store, shared: &mut impl Store, key: &str, game: Option<GameId>) {
    // A page that opens with something else is a small loss.
    let _ = tab.set(key, &own_text(shared, game));
    let _ = shared.set(key, &game.map(|id| id.number().to_string()).unwrap_or_default());
}

/// A game by its number and by when it was begun: the number of a deleted game may be given to another one.
fn own_text(shared: &impl Store, game: Option<GameId>) -> String {
    game.map(|id| match StoredGame::of(shared, id) {
        Some(game) => format!("{} {}", id.number(), game.origin().key()),
        None => id.number().to_string(),
    })
    .unwrap_or_default()
}

fn read(shared: &impl Store, text: &str) -> Shown {
    if text.is_empty() {
        return Shown::List;
    }
    let (number, origin) =
        text.split_once(' ').map_or((text, None), |(number, origin)| (number, Some(origin)));
    let Ok(number) = number.parse() else { return Shown::Nothing };
    let id = GameId::new(number);
    let is_it = |origin: &str| StoredGame::of(shared, id).is_some_and(|game| game.origin().key() == origin);
    if origin.is_none_or(is_it) { Shown::Game(id) } else { Shown::Nothing }
}
