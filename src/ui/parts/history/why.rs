//! The reason of a bot's move: the bot is asked again what it was asked then.

use crate::games::Game;
use crate::kit::{Reason, Seat};
use crate::table::Controller;
use crate::text::Called;
use crate::text::mars::TableWords;
use crate::ui::look::part::part;
use crate::ui::look::texts::use_texts;
use crate::ui::state::names::Names;
use crate::worker::{BotAnswer, BotClient, PendingAnswer};
use yew::{Callback, Html, Properties, component, html, use_mut_ref, use_state};

/// What is known of a reason.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ReasonState {
    Nothing,
    IsAsked,
    Reason(Reason),
    /// The bot answers otherwise now, or not at all: it had less time then, or was another one.
    Unknown,
}

#[derive(PartialEq, Properties)]
struct Props {
    /// The game as it is, once it is wanted.
    game: Callback<(), Game>,
    /// The place of an event that the move told.
    event: usize,
    /// Whose move it was.
    seat: Seat,
    name: String,
}

/// A button that asks for the reason, and the reason when it is known.
#[component]
fn Why(props: &Props) -> Html {
    let texts = use_texts();
    let known = use_state(|| ReasonState::Nothing);
    let pending = use_mut_ref(|| None::<PendingAnswer>);
    let onclick = {
        let (known, game) = (known.setter(), props.game.clone());
        let (event, seat) = (props.event, props.seat);
        move |_| {
            let behind = game.emit(()).answer_behind(event).filter(|&(_, by, _)| by == seat);
            let Some((before, _, given)) = behind else { return known.set(ReasonState::Unknown) };
            let Controller::Bot(bot) = before.player(seat) else { return known.set(ReasonState::Unknown) };
            let then = {
                let known = known.clone();
                move |answer: BotAnswer| {
                    known.set(match answer.chosen {
                        Ok(chosen) if chosen.choice == given => ReasonState::Reason(chosen.reason),
                        Ok(_) | Err(_) => ReasonState::Unknown,
                    });
                }
            };
            known.set(ReasonState::IsAsked);
            let asked = BotClient::of_page().ask(seat, bot, &before, then);
            pending.replace(Some(asked));
        }
    };
    let told = match *known {
        ReasonState::Nothing => None,
        ReasonState::IsAsked => Some(TableWords::AsksForReason),
        ReasonState::Reason(reason) => Some(TableWords::Because(reason)),
        ReasonState::Unknown => Some(TableWords::NoReason),
    };
    let can_ask = matches!(*known, ReasonState::Nothing | ReasonState::IsAsked);
    html! {
        <small class="why">
            if can_ask {
                <button type="button" class="word" aria-label={texts.table(TableWords::WhyDid(Called::Name(&props.name)))} {onclick}>{ texts.table(TableWords::Why) }</button>{ " " }
            }
            <span role="status">{ for told.map(|told| texts.table(told)) }</span>
        </small>
    }
}

/// The button that asks for the reason of a move, if a bot made it.
pub(crate) fn why(
    names: &Names,
    game: impl Fn() -> Game + 'static,
    event: usize,
    (seat, player): (Seat, Controller),
) -> Option<Html> {
    let game = Callback::from(move |()| game());
    let name = names.label(seat).to_string();
    matches!(player, Controller::Bot(_)).then(|| part!(Why { game, event, seat, name }))
}
