//! What is asked.

use super::amount::off;
use super::effect::{exchanged, free};
use super::terms::{colours, money, name, number_of, numbered, phase, specials, steps, the_phase};
use crate::text::ares::prelude::*;
use crate::text::grammar::{Case, NumberForm};
use crate::text::ukrainian::noun::noun;

pub(super) fn question(speaker: &AresTableText<'_>, question: &Question) -> String {
    let last = speaker.you.and_then(|you| speaker.facts.players[you].board.last);
    let left = speaker.facts.cubes;
    let how_much = |of: Stock| noun(Noun::of_stock(of)).unnumbered(Case::Genitive);
    let hand = || numbered(HAND_LIMIT.into(), Noun::Card, Case::Nominative);
    say! { *question;
        Question::Mulligan { gone: 0 } => "Які карти замінюєте? Можна скинути будь-яку кількість і взяти стільки ж.";
        Question::Mulligan { gone } => "Які карти замінюєте? Уже скинуто: {gone}.";
        Question::Corporation => "За яку корпорацію гратимете?";
        Question::Plan => (last.map_or("Яку фазу вибираєте?".to_owned(), |it| format!("Яку фазу вибираєте? Минулого раунду ви вибрали {}.", the_phase(it, Case::Accusative))));
        Question::Phase => (running(speaker));
        Question::HandLimit { over: 0 } => "Рука в межах ліміту: {}.", hand();
        Question::HandLimit { over } => "У руці може бути {}: скиньте {over} за M€.", hand();
        Question::Keep { left: 1 } => "Залиште одну з цих карт.";
        Question::Keep { left } => "Залиште {left} із цих карт.";
        Question::Discard { left } => "Скиньте {}.", numbered(left.into(), Noun::Card, Case::Accusative);
        Question::StandIn { due } => "Заплатіть {}: чим?", money(due);
        Question::HeatAsMoney { due } => "Заплатіть {}: скільки з них теплом?", money(due);
        Question::SellToPay { short } => "Скиньте карти, щоб заплатити; бракує {}.", money(short);
        Question::Amount { card: id, cost: Cost::Stock(it, Charge::Chosen { least, most: Some(most) }) } => "{}: скільки {} платите, від {least} до {most}?", name(card(id)), how_much(it);
        Question::Amount { card: id, cost: Cost::Stock(it, Charge::Chosen { least, most: None }) } => "{}: скільки {} платите, щонайменше {least}?", name(card(id)), how_much(it);
        Question::Amount { card: id, cost: Cost::Stock(it, Charge::Exactly(_) | Charge::Lowered { .. }) } => "{}: скільки {} платите?", name(card(id)), how_much(it);
        Question::Amount { card: id, cost: Cost::Cards(Charge::Chosen { least, most: Some(most) }) } => "{}: скільки карт скидаєте, від {least} до {most}?", name(card(id));
        Question::Amount { card: id, cost: Cost::Cards(Charge::Chosen { least, most: None }) } => "{}: скільки карт скидаєте, щонайменше {least}?", name(card(id));
        Question::Amount { card: id, cost: Cost::Cards(Charge::Exactly(_) | Charge::Lowered { .. }) } => "{}: скільки карт скидаєте?", name(card(id));
        Question::Amount { card: id, cost: Cost::Rating(_) } => "{}: скільки РТ втрачаєте?", name(card(id));
        Question::Amount { card: id, cost: Cost::Resources(kinds, number, bearer) } => "{}: прибираєте {} {}?", name(card(id)), specials(number, kinds, Case::Accusative), off(bearer);
        Question::Source { card: id, kinds, amount } => "{}: з якої карти прибираєте {}?", name(card(id)), specials(amount, kinds, Case::Accusative);
        Question::Target { card: id, kinds, amount } => "{}: на яку карту додаєте {}?", name(card(id)), specials(amount, kinds, Case::Accusative);
        Question::Branch { card: id, branches: _ } => "{}: що вибираєте?", name(card(id));
        Question::Exchange { card: id, draw, tag, draw_for_tag } => "{}: яку карту скидаєте, щоб узяти {}?", name(card(id)), exchanged(draw, tag, draw_for_tag);
        Question::FreePlay { card: id, colours, cost } => "{}: розігруєте за 0 M€ {}?", name(card(id)), free(colours, cost);
        Question::Finished => (match speaker.facts.stage {
            Stage::Planning => "Чекаємо на інших. Змінити вибір?",
            Stage::Setup | Stage::Cube(_) | Stage::Swap { .. } | Stage::Neutral | Stage::Resolving(_) | Stage::HandLimit | Stage::Warming | Stage::Over => "Чекаємо на інших. Продовжити фазу?",
        });
        Question::Cube => "Який кубик берете? Лишилося: {} на 1 M€ і {}.", cubes(left.money), cubes_of_swap(left.swaps);
        Question::Swap => (partner(speaker).map_or("Яку карту передаєте?".to_owned(), |it| format!("Яку карту передаєте? Отримувач: {}.", speaker.player(it))));
        Question::Neutral => "Яку фазу вибирає нейтральний гравець?";
        Question::Warm { steps: number } => "Що автоматично зростає на {}? РТ ви не отримуєте.", steps(number);
    }
}

pub(super) fn cubes(number: u8) -> String {
    number_of(number, ["кубик", "кубики", "кубиків"])
}

pub(super) fn cubes_of_swap(number: u8) -> String {
    number_of(number, ["кубик обміну", "кубики обміну", "кубиків обміну"])
}

/// Who gets the card of a swap.
pub(super) fn partner(speaker: &AresTableText<'_>) -> Option<Seat> {
    let (Stage::Swap { taker: _, by } | Stage::Cube(by)) = speaker.facts.stage else { return None };
    speaker.facts.seats().without(by).iter().next()
}

/// What the running phase lets the player do.
fn running(speaker: &AresTableText<'_>) -> String {
    say! { speaker.facts.stage;
        Stage::Resolving(it @ (Phase::Development | Phase::Construction)) => "{}: {}.", phase(it), plays(speaker);
        Stage::Resolving(it @ Phase::Action) => "{}: виконуйте дії своїх карт і стандартні дії.", phase(it);
        Stage::Resolving(it @ (Phase::Production | Phase::Research)) => "{}: продовжуйте, коли будете готові.", phase(it);
        Stage::Setup => "Усе підготовлено: почніть, коли будете готові.";
        Stage::Planning | Stage::Cube(_) | Stage::Swap { .. } | Stage::Neutral | Stage::HandLimit | Stage::Warming | Stage::Over => "Завершіть, коли будете готові.";
    }
}

/// Which cards the player may still play in the running phase.
fn plays(speaker: &AresTableText<'_>) -> String {
    let Some(you) = speaker.you else { return "розігруйте карти".to_owned() };
    let plays = &speaker.facts.players[you].phase_state.plays;
    let is_of = |colour: &CardColour| plays.iter().any(|colours| colours.contains(*colour));
    let of: Vec<CardColour> = CardColour::ALL.into_iter().filter(is_of).collect();
    let one = colours(&of, Case::Accusative, NumberForm::One);
    let several = colours(&of, Case::Accusative, NumberForm::Few);
    say! { (plays.len(), speaker.facts.has_bonus_left(you));
        (0, false) => "розігрувати більше нічого";
        (0, true) => "використайте бонус";
        (1, false) => "натисніть {one} карту, щоб розіграти її";
        (1, true) => "натисніть {one} карту, щоб розіграти її, або використайте бонус";
        (number, false) => "натискайте {several} карти, щоб розіграти їх, не більше {number}";
        (number, true) => "натискайте {several} карти, щоб розіграти їх, не більше {number}, або використайте бонус";
    }
}
