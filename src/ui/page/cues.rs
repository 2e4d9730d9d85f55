//! What calls somebody back to the page: sounds, and the title of its tab.

use crate::games::Game;
use crate::kit::Seats;
use crate::text::Language;
use crate::text::common::BarWords;
use crate::ui::games;
use crate::ui::look::texts::Texts;
use crate::ui::parts::sound::{self, Cue};
use crate::ui::state::app::App;
use gloo::events::EventListener;
use gloo::utils::document;
use yew::{UseReducerHandle, hook, use_effect_with, use_mut_ref};

/// Tells by sound what happens in the game on the page, and in the title of a tab that is not seen that somebody is asked.
#[hook]
pub(super) fn use_cues(app: &UseReducerHandle<App>, texts: Texts) {
    let table = app.played().map(|open| (open.table.clone(), open.before().viewer()));
    let before = use_mut_ref(|| None::<Game>);
    use_effect_with(table, move |table| {
        let now = table.as_ref().map(|(game, _)| game.clone());
        let last = before.replace(now.clone());
        if let (Some(last), Some(now)) = (last, now)
            && now.answers() > last.answers()
            && let Some(cue) = cue(&last, &now)
        {
            sound::play(cue);
            if cue == Cue::Turn && document().hidden() {
                document().set_title(&texts.bar(BarWords::YourTurnInTheTitle));
            }
        }
    });
    use_effect_with((), |()| {
        let ear = EventListener::new(&document(), "visibilitychange", |_| {
            if !document().hidden() {
                document().set_title(Language::GAME);
            }
        });
        move || drop(ear)
    });
}

/// The one thing to be heard between two moments of a game.
fn cue(last: &Game, now: &Game) -> Option<Cue> {
    let asked = |game: &Game| -> Seats {
        let people = game.people();
        game.asked().iter().filter(|&seat| people.contains(seat)).collect()
    };
    if now.asked().is_empty() {
        return Some(Cue::End);
    }
    if asked(last).is_empty() && !asked(now).is_empty() {
        return Some(Cue::Turn);
    }
    games::cue(last, now)
}
