//! The page around ours, where the address of the frame names it: `?host=https%3A%2F%2Fexample.org&place=first`.
//!
//! A host may have several frames of ours, all with one store. Each opens with the game that it showed last itself, and
//! knows which seats of that game the host plays.

use crate::kit::Seats;
use crate::store::{Browser, GameKey, Store};
use gloo::utils::window;
use web_sys::{Url, UrlSearchParams};

/// A page around ours.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Host {
    /// Its origin; what is said is said to that alone.
    origin: String,
    /// Which of its frames this is.
    place: String,
}

thread_local! {
    static HOST: Option<Host> = of_address();
}

/// The host that the address of this frame names. A page of no origin cannot be told from any other of its kind, and is none.
fn of_address() -> Option<Host> {
    let own = window();
    own.parent().ok().flatten().filter(|around| *around != own)?;
    let query = UrlSearchParams::new_with_str(&own.location().search().ok()?).ok()?;
    let origin = Url::new(&query.get("host")?).ok()?.origin();
    let place = query.get("place").unwrap_or_default();
    (origin != "null").then_some(Host { origin, place })
}

/// The origin of the host, if there is one.
pub(crate) fn origin() -> Option<String> {
    HOST.with(|host| host.as_ref().map(|host| host.origin.clone()))
}

/// The key of something that each frame of a host's has for itself.
pub(super) fn key(name: &str) -> String {
    HOST.with(|host| match host {
        None => format!("viriditas.{name}"),
        Some(Host { origin, place }) => format!("viriditas.{name}.{origin} {place}"),
    })
}

/// Remembers for which seats of a kept game the host plays. Its number would not do: when it is deleted, the visitor's next
/// game may have the same one.
pub(super) fn keep(game: GameKey, own: Seats) {
    // Without a store the game is gone with the frame anyway.
    let _ = Browser.set(&key("hosted"), &format!("{} {}", game.key(), own.bits()));
}

/// The seats of a kept game for which the host plays, if it is the one that this frame has of it.
pub(super) fn own(game: GameKey) -> Option<Seats> {
    origin()?;
    let line = Browser.get(&key("hosted")).ok()??;
    let (which, own) = line.split_once(' ')?;
    (which == game.key()).then(|| own.parse().ok().map(Seats::of_bits))?
}
