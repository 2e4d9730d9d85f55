//! A closer look: all of a seat that everyone may know, or one card.

use crate::kit::Seat;
use crate::mars::cards::{CardId, Kind, TABLES, Tag, card};
use crate::mars::score;
use crate::text::ScoreLine;
use crate::text::mars::{FaceWords as Text, TableWords};
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::mars::ask::synergy;
use crate::ui::mars::ask::tile::of_tile;
use crate::ui::mars::committee;
use crate::ui::mars::face::Size;
use crate::ui::mars::face::explained::explained;
use crate::ui::mars::face::faces;
use crate::ui::mars::scene::icons;
use crate::ui::mars::scene::selection::Selection;
use crate::ui::mars::scene::{Subject, TableContext, use_table_context};
use crate::ui::mars::table::board::cells;
use crate::ui::mars::table::colonies::AllColonies;
use crate::ui::mars::table::tableau::Tableau;
use crate::ui::parts::dialog::Dialog;
use yew::{AttrValue, Callback, Html, Properties, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) subject: Subject,
    pub(crate) pending: Selection,
    pub(crate) close: Callback<()>,
}

/// The closer look, in front of the table.
#[component]
pub(crate) fn Detail(props: &Props) -> Html {
    let scene = use_table_context();
    let (title, mark, inside): (AttrValue, Option<Html>, Html) = match props.subject {
        Subject::Seat(of) => (scene.names.label(of), Some(scene.names.mark(of)), of_seat(&scene, of)),
        Subject::Card(id) if card(id).kind == Kind::Colony => {
            (scene.say.card(id).into(), None, of_tile(&scene, id))
        }
        Subject::Card(id) if committee::is_row(card(id).kind) => {
            (scene.say.card(id).into(), None, committee::of_row(&scene, id))
        }
        Subject::Card(id) => (scene.say.card(id).into(), None, of_card(&scene, id)),
        Subject::Symbols => (scene.say.face(Text::Symbols), None, symbols(&scene)),
        Subject::Colonies => {
            let all = part!(AllColonies { pending: props.pending.clone() });
            (scene.say.table(TableWords::Colonies), None, all)
        }
        // Screens of their own.
        Subject::Committee | Subject::Standings => return Html::default(),
    };
    part!(Dialog { title, mark, close: props.close.clone(), children: inside })
}

/// The face, for whoever has a board what the card meets there, and what its symbols mean.
fn of_card(scene: &TableContext, id: CardId) -> Html {
    html! {
        <>
            { faces::face(scene, scene.eyes, id, Size::Large) }
            { for scene.eyes.map(|seat| synergy::facts(scene, seat, id)) }
            { for scene.eyes.map(|seat| synergy::rule(scene, seat, id)) }
            <details>
                <summary>{ scene.say.face(Text::Symbols) }</summary>
                { explained(scene.say, &[card(id)]) }
            </details>
        </>
    }
}

/// The symbols of all cards in the game, explained.
fn symbols(scene: &TableContext) -> Html {
    let options = scene.facts().options;
    let cards = TABLES.iter().flat_map(|table| table.iter()).filter(|card| options.has_card(card));
    explained(scene.say, &cards.collect::<Vec<_>>())
}

fn of_seat(scene: &TableContext, of: Seat) -> Html {
    let (say, player) = (scene.say, scene.player(of));
    let tags = Tag::ALL.into_iter().filter(|&tag| player.tags[tag] > 0);
    let points = score(scene.facts(), of);
    html! {
        <>
            { cells(scene, of) }
            <p class="tagline">
                { for tags.map(|tag| html! { <span>{ icon(icons::tag(tag)) }{ say.tag_name(tag) }{ " " }<b>{ player.tags[tag] }</b></span> }) }
                <span>{ icon(Icon::TagEvent) }{ say.table(TableWords::Events) }{ " " }<b>{ player.events }</b></span>
                <span>{ icon(Icon::Card) }{ say.table(TableWords::HandSize) }{ " " }<b>{ player.hand_size }</b></span>
            </p>
            <h3>{ say.table(TableWords::PointsNow) }</h3>
            <p class="tagline">
                { for ScoreLine::of_game(scene.facts()).map(|line| html! {
                    <span>{ icon(icons::score(line)) }{ say.score_line(line) }{ " " }<b>{ say.number(line.of(&points).into()) }</b></span>
                }) }
            </p>
            { part!(Tableau { seat: of }) }
        </>
    }
}
