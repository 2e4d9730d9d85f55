//! The boards of the players, which everybody sees.

use crate::ares::cards::{Capacity, CardColour, CardId, Phase, Stock, Tag};
use crate::ares::face::{AresConcept, AresExplained};
use crate::ares::{Figure, Question, Stage};
use crate::kit::Seat;
use crate::text::ares::{AresTerm, AresWords};
use crate::text::mars::TableWords;
use crate::ui::ares::explained::concept;
use crate::ui::ares::face::mini;
use crate::ui::ares::face::pictures;
use crate::ui::ares::figure::figure_icon;
use crate::ui::ares::scene::{AresActions, AresContext, Subject, use_ares, use_ares_actions};
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::parts::end::standings::standings_button;
use yew::{Html, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) seat: Seat,
}

/// The board of the one who looks.
#[component]
pub(crate) fn Board(props: &Props) -> Html {
    let context = use_ares();
    let seat = props.seat;
    let yours = context.texts.table(TableWords::YourCardsOnTable);
    let look = use_ares_actions().look;
    let standings = look.reform(|()| Some(Subject::Standings));
    let look = look.reform(move |_| Some(Subject::Seat(seat)));
    html! {
        <section id="mine" class={classes!("panel", "a-board", "own", context.names.colour(seat))} data-seat={seat.number().to_string()} aria-label={context.texts.table(TableWords::YourBoard)}>
            <header>
                { context.names.mark(seat) }<h2 class="grow">{ context.names.label(seat) }</h2>
                <span class="corp" data-explain={concept(AresConcept::Corporation)}>{ corporation(&context, seat) }</span>
                { points(&context, seat) }
                { standings_button(context.texts, "ib to-standings", &standings) }
                <button type="button" class="ib" aria-label={yours.clone()} title={yours} onclick={look}>{ icon(Icon::Zoom) }</button>
            </header>
            { stock(&context, seat) }
            { beside(&context, seat) }
            <p class="a-state">{ brings(&context, seat) }</p>
        </section>
    }
}

/// Another player's board, small; it opens the rest.
#[component]
pub(crate) fn SeatPanel(props: &Props) -> Html {
    let context = use_ares();
    let seat = props.seat;
    let actions = use_ares_actions();
    let look = actions.look.reform(move |_| Some(Subject::Seat(seat)));
    let (texts, names) = (context.texts, &context.names);
    html! {
        <section class={classes!("panel", "a-board", names.colour(seat))} data-seat={seat.number().to_string()}>
            <header>
                { names.mark(seat) }
                <h2><button type="button" class="who" dir="auto" onclick={look}>{ names.label(seat) }<span class="vh">{ texts.table(TableWords::AllOfSeat(names.hue(seat))) }</span></button></h2>
                <span class="corp grow" data-explain={concept(AresConcept::Corporation)}>{ corporation(&context, seat) }</span>
                { points(&context, seat) }
            </header>
            { stock(&context, seat) }
            { beside(&context, seat) }
            <div class="a-last">{ state(&context, seat) }{ shown(&context, &actions, seat) }</div>
        </section>
    }
}

/// The cards that a seat played last; a press shows one of them.
fn shown(context: &AresContext, actions: &AresActions, seat: Seat) -> Html {
    let cards = &context.shown_cards[seat];
    if cards.is_empty() {
        return Html::default();
    }
    let one = |&id: &CardId| {
        let onclick = actions.look.reform(move |_| Some(Subject::Card(id)));
        html! { <li key={id.number()}><button type="button" title={context.card(id)} {onclick}>{ mini(id) }<span class="what">{ context.card(id) }</span></button></li> }
    };
    html! { <ul class="a-shown" aria-label={context.page(AresWords::PlayedLast)}>{ for cards.iter().map(one) }</ul> }
}

fn corporation(context: &AresContext, seat: Seat) -> &'static str {
    let id = context.player(seat).board.corporation;
    if id == CardId::HIDDEN { "" } else { context.card(id) }
}

/// The terraform rating, and the points as things stand.
pub(super) fn points(context: &AresContext, seat: Seat) -> Html {
    let figure = |figure: Figure| {
        let name = context.page(AresWords::FigureIs(figure));
        let explained =
            concept(if figure == Figure::Rating { AresConcept::Rating } else { AresConcept::Points });
        html! { <span class="trv" title={name.clone()} data-explain={explained}>{ icon(figure_icon(figure)) }<span class="vh">{ name }{ " " }</span>{ context.facts().figure(seat, figure) }</span> }
    };
    html! { <span class="figs">{ figure(Figure::Rating) }{ figure(Figure::Points) }</span> }
}

/// What a seat has and produces.
pub(super) fn stock(context: &AresContext, seat: Seat) -> Html {
    let facts = context.facts();
    let rows = Stock::ALL.map(|stock| {
        let keys = [AresExplained::Stock(stock), AresExplained::Production(stock)];
        (pictures::stock(stock), Figure::Stock(stock), Figure::Production(stock), keys)
    });
    let of_cards = [AresConcept::Hand, AresConcept::CardProduction].map(AresExplained::Concept);
    let cards = [(Icon::Card, Figure::Hand, Figure::CardProduction, of_cards)];
    let cell = |(picture, has, makes, keys): (Icon, Figure, Figure, [AresExplained; 2])| {
        let with_rating = has == Figure::Stock(Stock::MegaCredits);
        let [has_key, makes_key] = keys.map(AresExplained::key);
        let name = context.page(AresWords::FigureIs(has));
        let rating = if with_rating { facts.figure(seat, Figure::Rating) } else { 0 };
        let made = facts.figure(seat, makes) + rating;
        let said = if with_rating {
            context.page(AresWords::IncomeWithRating)
        } else {
            context.page(AresWords::FigureIs(makes))
        };
        html! {
            <div class="cell" title={name.clone()} data-explain={has_key}>
                { icon(picture) }<span class="vh">{ name }{ " " }</span><b>{ facts.figure(seat, has) }</b>
                <span class="prod" title={said.clone()} data-explain={makes_key}><span class="vh">{ " " }{ said }{ " " }</span><bdi>{ context.texts.signed(made) }</bdi></span>
            </div>
        }
    };
    html! { <div class="a-stock">{ for rows.into_iter().chain(cards).map(cell) }</div> }
}

/// Capacities, forests, cards in play by colour, and tags.
pub(super) fn beside(context: &AresContext, seat: Seat) -> Html {
    let facts = context.facts();
    let capacity = |which: Capacity| {
        let number = facts.capacity(seat, which);
        let off = facts.capacity_off(seat, which);
        let said = context.page(AresWords::CapacityTakesOff { capacity: which, off });
        html! { <span class="cap" title={said.clone()} data-explain={AresExplained::Capacity(which).key()}>{ pictures::capacity_of(which, number, off) }<span class="vh">{ " " }{ said }</span></span> }
    };
    let colour = |which: CardColour| {
        let number = facts.in_play(seat).filter(|card| card.colour == Some(which)).count();
        let said = context.page(AresWords::CardsOfColour(which, number));
        html! { <span title={said.clone()} data-explain={AresExplained::Colour(which).key()}><span aria-hidden="true">{ pictures::count_of(which, number) }</span><span class="vh">{ said }</span></span> }
    };
    let tags = Tag::ALL.into_iter().map(|tag| (tag, facts.tags(seat, tag))).filter(|&(_, number)| number > 0);
    let forests = context.words().counted(facts.figure(seat, Figure::Forests), AresTerm::Forest);
    html! {
        <>
            <div class="a-beside">
                { for Capacity::ALL.map(capacity) }
                <span class="cap" title={forests.clone()} data-explain={concept(AresConcept::Forest)}>{ icon(Icon::Forest) }<span aria-hidden="true">{ facts.figure(seat, Figure::Forests) }</span><span class="vh">{ forests }</span></span>
                <span class="piles">{ for CardColour::ALL.map(colour) }</span>
            </div>
            <div class="a-tags">
                { for tags.map(|(tag, number)| {
                    let name = context.words().term(AresTerm::Tag(tag));
                    html! { <span title={name} data-explain={AresExplained::Tag(tag).key()}>{ icon(pictures::tag(tag)) }<span class="vh">{ name }{ " " }</span>{ number }</span> }
                }) }
            </div>
        </>
    }
}

/// Which phase a seat brings to the round, or brought last.
fn brings(context: &AresContext, seat: Seat) -> Html {
    let board = &context.player(seat).board;
    let phase = |phase: Phase, words: AresWords<'static>| {
        let said = context.page(words);
        html! { <span class="brings" title={said.clone()} data-explain={AresExplained::Phase(phase).key()}>{ icon(pictures::sun(phase)) }<span aria-hidden="true">{ context.words().phase_number(phase) }</span><span class="vh">{ said }</span></span> }
    };
    match (board.chosen, board.last) {
        (Some(chosen), _) => phase(chosen, AresWords::Brings(chosen)),
        (None, Some(last)) => {
            html! { <><small aria-hidden="true">{ context.page(AresWords::LastInShort) }</small>{ phase(last, AresWords::BroughtLast(last)) }</> }
        }
        (None, None) => Html::default(),
    }
}

/// Which phase a seat brings to the round, or brought last, and what it does.
fn state(context: &AresContext, seat: Seat) -> Html {
    let is_asked = context.view.asked().contains(seat);
    let stage = context.facts().stage;
    let doing = match context.view.question(seat) {
        _ if stage == Stage::Over => None,
        Some(Question::Finished) => Some(("done", AresWords::HasFinished)),
        _ if is_asked && stage == Stage::Planning => Some(("on", AresWords::Chooses)),
        _ if is_asked => Some(("on", AresWords::Acts)),
        _ if context.facts().is_together() => Some(("done", AresWords::HasFinished)),
        _ => None,
    };
    html! {
        <p class="a-state">
            { brings(context, seat) }
            { for doing.map(|(class, words)| html! { <span class={classes!("status", class)}>if class == "done" { { icon(Icon::Check) } }{ context.page(words) }</span> }) }
        </p>
    }
}
