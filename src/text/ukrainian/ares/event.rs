//! What happened, for the log; how the game came out.

use super::terms::{
    INCOME, amounts, and_all, card_of, money, numbered, of_card, quoted, steps, stocks, the_phase, track,
};
use crate::text::ares::prelude::*;
use crate::text::grammar::{Case, Gender, NumberForm};
use crate::text::ukrainian::noun::noun;
use crate::text::ukrainian::phrase::plural;
use crate::text::ukrainian::terms::capital;

pub(super) fn event(speaker: &AresTableText<'_>, event: Event) -> String {
    let does = |seat: Seat, verb: &str| does(speaker, seat, verb);
    let does_card = |seat: Seat, verb: &str, id: CardId| {
        let head = if id == CardId::HIDDEN { "" } else { "карту " };
        format!("{} {head}{}", does(seat, verb), quoted(id))
    };
    say! { event;
        Event::Round { round } => "Починається раунд {round}.";
        Event::Began(Stage::Setup) => "Усі вибирають корпорацію.";
        Event::Began(Stage::Planning) => "Усі вибирають фазу.";
        Event::Began(Stage::Cube(seat)) => "{} кубик.", does(seat, "вибирає");
        Event::Began(Stage::Swap { taker: _, by }) => "{} карту, щоб передати.", does(by, "вибирає");
        Event::Began(Stage::Neutral) => "Визначається фаза нейтрального гравця.";
        Event::Began(Stage::Resolving(it)) => "Починається {}.", the_phase(it, Case::Nominative);
        Event::Began(Stage::HandLimit) => "Усі скидають зайві карти: у руці може бути {}.", numbered(HAND_LIMIT.into(), Noun::Card, Case::Nominative);
        Event::Began(Stage::Warming) => "Кисень або температура автоматично зростає.";
        Event::Began(Stage::Over) => "Гру закінчено.";
        Event::Ended => "Усі завершили.";
        Event::Chose { seat, phase: it } => "{} {}.", does(seat, "вибирає"), the_phase(it, Case::Accusative);
        Event::NeutralChose { phase: it, picked: false } => "Нейтральний гравець відкриває {}.", the_phase(it, Case::Accusative);
        Event::NeutralChose { phase: it, picked: true } => "Нейтральний гравець отримує {}.", the_phase(it, Case::Accusative);
        Event::Incorporated { seat, card } | Event::Played { seat, card, by: PlayedBy::Permission } => "{}.", does_card(seat, "розігрує", card);
        Event::Played { seat, card, by: PlayedBy::Bonus } => "{} як бонус.", does_card(seat, "розігрує", card);
        Event::Played { seat, card, by: PlayedBy::Effect } => "{} за 0 M€.", does_card(seat, "розігрує", card);
        Event::Drawn { seat, card } => "{}.", does_card(seat, "бере", card);
        Event::Looked { seat, card } => "{}.", does_card(seat, "переглядає", card);
        Event::Kept { seat, card } => "{}.", does_card(seat, "залишає", card);
        Event::PassedUp { seat, card } | Event::Discarded { seat, card } => "{}.", does_card(seat, "скидає", card);
        Event::Revealed { seat, card, taken: true } => "{}: вона йде в руку.", does_card(seat, "відкриває", card);
        Event::Revealed { seat, card, taken: false } => "{}: вона йде у відбій.", does_card(seat, "відкриває", card);
        Event::Sold { seat, card, money: got } => "{} за {}.", does_card(seat, "скидає", card), money(got);
        Event::Given { from, to, card } => "{}, {}.", does_card(from, "передає", card), gets_it(speaker, to);
        Event::Entered { seat, card } => "{}.", does_card(seat, "вводить у гру", card);
        Event::BonusDrawn { seat } => "{} карту як бонус {}.", does(seat, "бере"), the_phase(Phase::Construction, Case::Genitive);
        Event::Permitted { seat, colours: of } => {
            let of: Vec<CardColour> = CardColour::ALL.into_iter().filter(|&it| of.contains(it)).collect();
            format!("{} розіграти в цій фазі ще одну {}.", does(seat, "може"), card_of(&of))
        };
        Event::Discounted { seat, off } if speaker.is_you(seat) => "Ваша наступна карта в цій фазі коштує на {} менше.", money(off);
        Event::Discounted { seat, off } => "{}: наступна карта в цій фазі коштує на {} менше.", speaker.player(seat), money(off);
        Event::Flexed { seat } if speaker.is_you(seat) => "Для вашої наступної карти в цій фазі вимога щодо кисню чи температури м’якша на одну зону.";
        Event::Flexed { seat } => "{}: для наступної карти в цій фазі вимога щодо кисню чи температури м’якша на одну зону.", speaker.player(seat);
        Event::Gained { seat, stock, amount } => "{} {}.", does(seat, "отримує"), stocks(amount, stock, Case::Accusative);
        Event::Paid { seat, stock, amount } => "{} {}.", does(seat, "платить"), stocks(amount, stock, Case::Accusative);
        Event::Rated { seat, change } if change < 0 => "{} {} РТ.", does(seat, "втрачає"), change.unsigned_abs();
        Event::Rated { seat, change } => "{} {change} РТ.", does(seat, "отримує");
        Event::RatingBought { seat } => "{} за додатковий РТ.", does(seat, "платить");
        Event::Raised { seat, track: it } => "{} {} на {}.", does(seat, "піднімає"), track(it, Case::Accusative), steps(1);
        Event::Warmed { track: it, steps: number } => "{} автоматично зростає на {}.", capital(track(it, Case::Nominative)), steps(number);
        Event::Flipped { seat, place: _ } => "{} жетон океану.", does(seat, "перевертає");
        Event::ForestTaken { seat } => "{} жетон лісу.", does(seat, "бере");
        Event::Added { seat: _, card: id, amount } => "До {} {}.", of_card(id), added(id, amount);
        Event::Removed { seat, card: id, amount } => "{} {} з {}.", does(seat, "прибирає"), numbered(amount.into(), held(id), Case::Accusative), of_card(id);
        Event::Used { seat, card } => "{} дію {}.", does(seat, "виконує"), of_card(card);
        Event::Standard { seat, action: StandardAction::PlantsToForest } => "{} рослини на ліс.", does(seat, "перетворює");
        Event::Standard { seat, action: StandardAction::HeatToTemperature } => "{} температуру за тепло.", does(seat, "піднімає");
        Event::Standard { seat, action: StandardAction::BuyForest } => "{} за жетон лісу.", does(seat, "платить");
        Event::Standard { seat, action: StandardAction::BuyTemperature } => "{}, щоб підняти температуру.", does(seat, "платить");
        Event::Standard { seat, action: StandardAction::BuyOcean } => "{}, щоб перевернути жетон океану.", does(seat, "платить");
        Event::CubeTaken { seat, swap: true } => "{} кубик обміну.", does(seat, "бере");
        Event::CubeTaken { seat, swap: false } => "{} кубик на 1 M€.", does(seat, "бере");
    }
}

/// «Ada отримує», «Ви отримуєте»; the verb is given as a name has it.
fn does(speaker: &AresTableText<'_>, seat: Seat, verb: &str) -> String {
    if !speaker.is_you(seat) {
        return format!("{} {verb}", speaker.player(seat));
    }
    say! { verb;
        "платить" => "Ви платите"; "перемагає" => "Ви перемогли";
        "вводить у гру" => "Ви вводите у гру";
        verb => "Ви {verb}те";
    }
}

/// Who gets a card that another player gives.
fn gets_it(speaker: &AresTableText<'_>, seat: Seat) -> String {
    if speaker.is_you(seat) {
        return "отримуєте ви".to_owned();
    }
    format!("отримує {}", speaker.player(seat))
}

/// What a card holds.
fn held(id: CardId) -> Noun {
    card(id).holds.map_or(Noun::Resource, Noun::of_special)
}

/// «додалися 2 мікроби».
fn added(id: CardId, number: u8) -> String {
    let (number, of) = (i32::from(number), held(id));
    let verb = match (plural(number), noun(of).gender) {
        (NumberForm::One, Gender::Masculine | Gender::MasculineAnimate) => "додався",
        (NumberForm::One, Gender::Feminine) => "додалася",
        (NumberForm::Two | NumberForm::Few, _) => "додалися",
        (NumberForm::One, Gender::Neuter) | (NumberForm::Many, _) => "додалося",
    };
    format!("{verb} {}", numbered(number, of, Case::Nominative))
}

/// «Ваш дохід: 14 M€, 3 тепла, 1 рослина і 1 карта.»
pub(super) fn income(speaker: &AresTableText<'_>, seat: Seat, income: &Income) -> String {
    let &Income { money: got, heat, plants, cards } = income;
    brings(speaker, seat, money(got), amounts([0, heat, plants, cards], INCOME))
}

/// «Ваш дохід: 26 M€ (20 РТ + 2, бонус 4), 3 тепла і 1 карта.»
pub(super) fn collected(speaker: &AresTableText<'_>, collected: &Collected) -> String {
    let &Collected { seat, money: got, rating, bonus, heat, plants, ref cards } = collected;
    let production = collected.production();
    let sign = if production < 0 { '−' } else { '+' };
    let bonus = if bonus > 0 { format!(", бонус {bonus}") } else { String::new() };
    let got = format!("{} ({rating} РТ {sign} {}{bonus})", money(got), production.abs());
    brings(speaker, seat, got, amounts([0, heat, plants, cards.len() as u16], INCOME))
}

fn brings(speaker: &AresTableText<'_>, seat: Seat, money: String, others: Vec<String>) -> String {
    let all = and_all([money].into_iter().chain(others));
    if speaker.is_you(seat) {
        return format!("Ваш дохід: {all}.");
    }
    format!("{}: дохід {all}.", speaker.player(seat))
}

pub(super) fn outcome(speaker: &AresTableText<'_>, outcome: Outcome) -> String {
    let facts = speaker.facts;
    let together = facts.points_together();
    let wins = |seat| does(speaker, seat, "перемагає");
    say! { (outcome, facts.setup.mode);
        (Outcome::Winners(seats), _) if seats.is_empty() => "Переможців немає.";
        (Outcome::Winners(seats), _) if seats.len() == 1 => "{}.", and_all(seats.iter().map(wins));
        (Outcome::Winners(seats), _) => "Спільна перемога: {}.", and_all(seats.iter().map(|seat| speaker.player(seat)));
        (Outcome::Won, Mode::Cooperative) => "Марс тераформовано, і разом у вас {together} ПО. Ви перемогли.";
        (Outcome::Won, Mode::Competitive | Mode::Solo(_)) => "Марс тераформовано. Ви перемогли.";
        (Outcome::Lost, Mode::Cooperative) if facts.planet.is_terraformed() => "Разом у вас {together} ПО, а потрібно {COOPERATIVE_GOAL}. Ви програли.";
        (Outcome::Lost, Mode::Competitive | Mode::Solo(_) | Mode::Cooperative) => "Марс не тераформовано вчасно. Ви програли.";
    }
}
