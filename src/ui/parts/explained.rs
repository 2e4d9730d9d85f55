//! What the table of a game explains, and the picture of it.

use crate::table::Colour;
use crate::text::Explanation;
use crate::ui::look::icons::{Icon, silent};
use crate::ui::look::picture::mark;
use crate::ui::look::texts::Texts;
use crate::ui::parts::explain::ExplainedThing;
use yew::{Html, html};

/// The things that a game explains.
pub(crate) trait Explains: Copy {
    /// All of them.
    fn every() -> impl Iterator<Item = Self>;
    /// The one with this key.
    fn by_key(key: &str) -> Option<Self>;
    /// The key that tells it from others, and the id of its rule.
    fn key_and_rule(self) -> (String, &'static str);
    /// What it is, in words.
    fn words(self, texts: Texts) -> Explanation;
    /// The picture of a thing that has one.
    fn picture(self) -> Option<Icon>;
    /// How its picture stands for it.
    fn depiction(self) -> Depiction;
}

/// How a picture stands for a thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depiction {
    /// By itself.
    Alone,
    /// In the frame of a production; by itself it means the resource.
    InFrame,
    /// By itself it means what the thing brings.
    OfGain,
    /// As a player's mark, in a colour.
    AsMark,
}

/// What stands behind a key or the address of a picture.
pub(crate) fn thing<E: Explains>(texts: Texts, key: &str) -> Option<ExplainedThing> {
    let of = match Icon::of_href(key) {
        Some(icon) => E::every().find(|&it| is_told_by(it, icon)),
        None => E::by_key(key),
    }?;
    let (key, rule) = of.key_and_rule();
    Some(ExplainedThing { key, picture: drawn(of), words: of.words(texts), rule: Some(rule) })
}

/// Whether a picture by itself means the thing.
fn is_told_by(of: impl Explains, icon: Icon) -> bool {
    let icon = match icon {
        Icon::SeatDiamond | Icon::SeatCross | Icon::SeatTriangle | Icon::SeatSquare => Icon::SeatDisc,
        Icon::Sun1 => Icon::Phase1,
        Icon::Sun2 => Icon::Phase2,
        Icon::Sun3 => Icon::Phase3,
        Icon::Sun4 => Icon::Phase4,
        Icon::Sun5 => Icon::Phase5,
        icon => icon,
    };
    matches!(of.depiction(), Depiction::Alone | Depiction::AsMark) && of.picture() == Some(icon)
}

fn drawn(of: impl Explains) -> Html {
    let picture = of.picture().map(|icon| silent(icon, ""));
    match of.depiction() {
        Depiction::InFrame => html! { <span class="prod">{ for picture }</span> },
        Depiction::AsMark => mark(Colour::Sky),
        Depiction::Alone | Depiction::OfGain => picture.unwrap_or_default(),
    }
}
