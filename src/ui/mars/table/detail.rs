//! A closer look: all of a seat that everyone may know, or one card.

use crate::kit::Seat;
use crate::mars::cards::{CardId, Kind, TABLES, Tag, card};
use crate::mars::score;
use crate::text::ScoreLine;
use crate::text::mars::{FaceWords as Text, TableWords};
use crate::ui::look::english::english_name;
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
    let context = use_table_context();
    let (title, mark, inside): (AttrValue, Option<Html>, Html) = match props.subject {
        Subject::Seat(of) => (context.names.label(of), Some(context.names.mark(of)), of_seat(&context, of)),
        Subject::Card(id) if card(id).kind == Kind::Colony => {
            (context.texts.card(id).into(), None, of_tile(&context, id))
        }
        Subject::Card(id) if committee::is_row(card(id).kind) => {
            (context.texts.card(id).into(), None, committee::of_row(&context, id))
        }
        Subject::Card(id) => (context.texts.card(id).into(), None, of_card(&context, id)),
        Subject::Symbols => (context.texts.face(Text::Symbols), None, symbols(&context)),
        Subject::Colonies => {
            let all = part!(AllColonies { pending: props.pending.clone() });
            (context.texts.table(TableWords::Colonies), None, all)
        }
        // Screens of their own.
        Subject::Committee | Subject::Standings => return Html::default(),
    };
    let english = match props.subject {
        Subject::Card(id) => english_name(context.texts.card(id), card(id).name),
        Subject::Seat(_) | Subject::Symbols | Subject::Colonies | Subject::Committee | Subject::Standings => {
            Html::default()
        }
    };
    part!(Dialog { title, mark, close: props.close.clone(), children: html! { <>{ english }{ inside }</> } })
}

/// The face, for whoever has a board what the card meets there, and what its symbols mean.
fn of_card(context: &TableContext, id: CardId) -> Html {
    html! {
        <>
            { faces::face(context, context.viewer, id, Size::Large) }
            { for context.viewer.map(|seat| synergy::facts(context, seat, id)) }
            { for context.viewer.map(|seat| synergy::rule(context, seat, id)) }
            <details>
                <summary>{ context.texts.face(Text::Symbols) }</summary>
                { explained(context.texts, &[card(id)]) }
            </details>
        </>
    }
}

/// The symbols of all cards in the game, explained.
fn symbols(context: &TableContext) -> Html {
    let options = context.facts().options;
    let cards = TABLES.iter().flat_map(|table| table.iter()).filter(|card| options.has_card(card));
    explained(context.texts, &cards.collect::<Vec<_>>())
}

fn of_seat(context: &TableContext, of: Seat) -> Html {
    let (texts, player) = (context.texts, context.player(of));
    let tags = Tag::ALL.into_iter().filter(|&tag| player.tags[tag] > 0);
    let points = score(context.facts(), of);
    html! {
        <>
            { cells(context, of) }
            <p class="tagline">
                { for tags.map(|tag| html! { <span>{ icon(icons::tag(tag)) }{ texts.tag_name(tag) }{ " " }<b>{ player.tags[tag] }</b></span> }) }
                <span>{ icon(Icon::TagEvent) }{ texts.table(TableWords::Events) }{ " " }<b>{ player.events }</b></span>
                <span>{ icon(Icon::Card) }{ texts.table(TableWords::HandSize) }{ " " }<b>{ player.hand_size }</b></span>
            </p>
            <h3>{ texts.table(TableWords::PointsNow) }</h3>
            <p class="tagline">
                { for ScoreLine::of_game(context.facts()).map(|line| html! {
                    <span>{ icon(icons::score(line)) }{ texts.score_line(line) }{ " " }<b>{ texts.number(line.of(&points).into()) }</b></span>
                }) }
            </p>
            { part!(Tableau { seat: of }) }
        </>
    }
}
