//! What happened, for the log; how the game came out.

use super::terms::{
    INCOME, amounts, and_all, colours, money, phase_object, stocks_object, the_phase, track, track_object,
    with_name,
};
use crate::text::ares::prelude::*;
use crate::text::grammar::{Case, NumberForm};
use crate::text::slovak::phrase::{object, past};
use crate::text::slovak::terms::{capital, cards_object, counted, steps};
use crate::text::slovak::who::Person;

pub(super) fn event(speaker: &AresTableText<'_>, event: Event) -> String {
    let who = |seat: Seat| Person::of(speaker.listener(), seat);
    let does = |seat: Seat, verb: &str| who(seat).does(verb);
    let for_self = |seat: Seat, verb: &str| who(seat).does_for_self(verb);
    let card_of = |id: CardId| with_name("kartu", card(id));
    let next_card = |seat: Seat| who(seat).whose("Tvoja", "ďalšia karta");
    say! { event;
        Event::Round { round } => "Začína sa {round}. kolo.";
        Event::Began(Stage::Setup) => "Všetci si vyberajú korporáciu.";
        Event::Began(Stage::Planning) => "Všetci si vyberajú fázu.";
        Event::Began(Stage::Cube(seat)) => "{} kocku.", for_self(seat, "vyberá");
        Event::Began(Stage::Swap { taker: _, by }) => "{} kartu na výmenu.", does(by, "vyberá");
        Event::Began(Stage::Neutral) => "Vyberá sa fáza neutrálneho hráča.";
        Event::Began(Stage::Resolving(it)) => "Začína sa {}.", the_phase(it);
        Event::Began(Stage::HandLimit) => "Všetci si v ruke nechávajú najviac {}.", cards_object(HAND_LIMIT.into());
        Event::Began(Stage::Warming) => "Kyslík alebo teplota automaticky stúpa.";
        Event::Began(Stage::Over) => "Hra sa skončila.";
        Event::Ended => "Všetci skončili.";
        Event::Chose { seat, phase: it } => "{} {}.", for_self(seat, "vyberá"), phase_object(it);
        Event::NeutralChose { phase: it, picked: false } => "Neutrálny hráč odhaľuje {}.", phase_object(it);
        Event::NeutralChose { phase: it, picked: true } => "Neutrálny hráč dostáva {}.", phase_object(it);
        Event::Incorporated { seat, card: id } | Event::Played { seat, card: id, by: PlayedBy::Permission } => "{} {}.", does(seat, "hrá"), card_of(id);
        Event::Played { seat, card: id, by: PlayedBy::Bonus } => "{} {} ako bonus.", does(seat, "hrá"), card_of(id);
        Event::Played { seat, card: id, by: PlayedBy::Effect } => "{} {} za 0 M€.", does(seat, "hrá"), card_of(id);
        Event::Drawn { seat, card: id } => "{} {}.", for_self(seat, "ťahá"), card_of(id);
        Event::Looked { seat, card: id } => "{} {}.", for_self(seat, "pozerá"), card_of(id);
        Event::Kept { seat, card: id } => "{} {}.", for_self(seat, "necháva"), card_of(id);
        Event::PassedUp { seat, card: id } | Event::Discarded { seat, card: id } => "{} {}.", does(seat, "odhadzuje"), card_of(id);
        Event::Revealed { seat, card: id, taken: true } => "{} {} a {} si ju.", does(seat, "odhaľuje"), with_name("kartu", card(id)), who(seat).verb("necháva");
        Event::Revealed { seat, card: id, taken: false } => "{} {} a {} ju.", does(seat, "odhaľuje"), with_name("kartu", card(id)), who(seat).verb("odhadzuje");
        Event::Sold { seat, card: id, money: got } => "{} {} za {}.", does(seat, "odhadzuje"), card_of(id), money(got);
        Event::Given { from, to, card: id } if speaker.is_you(to) => "{} ti dáva {}.", speaker.player(from), card_of(id);
        Event::Given { from, to, card: id } => "{} {} {}.", does(from, "dáva"), card_of(id), who(to).to_whom();
        Event::Entered { seat, card: id } => "{} v hre {}.", does(seat, "má"), card_of(id);
        Event::BonusDrawn { seat } => "{} bonus fázy výstavby na potiahnutie karty.", does(seat, "využíva");
        Event::Permitted { seat, colours: of } => {
            let of: Vec<CardColour> = CardColour::ALL.into_iter().filter(|&it| of.contains(it)).collect();
            let of = colours(&of, NumberForm::One, Case::Accusative);
            format!("{} v tejto fáze zahrať ešte jednu {of} kartu.", does(seat, "môže"))
        };
        Event::Discounted { seat, off } => "{} v tejto fáze stojí o {} menej.", next_card(seat), money(off);
        Event::Flexed { seat } => "{} sa v tejto fáze môže od podmienky kyslíka alebo teploty odchýliť o jednu zónu.", next_card(seat);
        Event::Gained { seat, stock, amount } => "{} {}.", does(seat, "získava"), stocks_object(amount, stock);
        Event::Paid { seat, stock, amount } => "{} {}.", does(seat, "platí"), stocks_object(amount, stock);
        Event::Rated { seat, change } if change < 0 => "{} {} HT.", does(seat, "stráca"), change.unsigned_abs();
        Event::Rated { seat, change } => "{} {change} HT.", does(seat, "získava");
        Event::RatingBought { seat } => "{} za ďalšie HT.", does(seat, "platí");
        Event::Raised { seat, track: it } => "{} {} o {}.", does(seat, "zvyšuje"), track_object(it), steps(1);
        Event::Warmed { track: it, steps: number } => "{} automaticky stúpa o {}.", capital(track(it)), steps(number.into());
        Event::Flipped { seat, place: _ } => "{} žetón oceánu.", does(seat, "otáča");
        Event::ForestTaken { seat } => "{} žetón lesa.", for_self(seat, "berie");
        Event::Added { seat: _, card: id, amount } => "{} {} {}.", with_name("Na kartu", card(id)), past("pribud", amount.into(), held(id)), counted(amount.into(), held(id));
        Event::Removed { seat, card: id, amount } => "{} {} {}.", does(seat, "odstraňuje"), with_name("z karty", card(id)), object(amount.into(), held(id));
        Event::Used { seat, card: id } => "{} {}.", does(seat, "používa"), card_of(id);
        Event::Standard { seat, action: StandardAction::PlantsToForest } => "{} rastliny na les.", does(seat, "premieňa");
        Event::Standard { seat, action: StandardAction::HeatToTemperature } => "{} teplo na teplotu.", does(seat, "premieňa");
        Event::Standard { seat, action: StandardAction::BuyForest } => "{} za les.", does(seat, "platí");
        Event::Standard { seat, action: StandardAction::BuyTemperature } => "{} za zvýšenie teploty.", does(seat, "platí");
        Event::Standard { seat, action: StandardAction::BuyOcean } => "{} za otočenie žetónu oceánu.", does(seat, "platí");
        Event::CubeTaken { seat, swap: true } => "{} výmennú kocku.", for_self(seat, "berie");
        Event::CubeTaken { seat, swap: false } => "{} kocku 1 M€.", for_self(seat, "berie");
    }
}

/// What a card holds; resources, where it holds nothing.
fn held(id: CardId) -> Noun {
    card(id).holds.map_or(Noun::Resource, Noun::of_special)
}

/// „Tvoj príjem: 14 M€, 3 tepla, 1 rastlina a 1 karta.“
pub(super) fn income(speaker: &AresTableText<'_>, seat: Seat, income: &Income) -> String {
    let &Income { money: got, heat, plants, cards } = income;
    brings(speaker, seat, money(got), amounts([0, heat, plants, cards], INCOME))
}

/// „Tvoj príjem: 26 M€ (20 HT + 2, bonus 4), 3 tepla a 1 karta.“
pub(super) fn collected(speaker: &AresTableText<'_>, collected: &Collected) -> String {
    let &Collected { seat, money: got, rating, bonus, heat, plants, ref cards } = collected;
    let production = collected.production();
    let sign = if production < 0 { '−' } else { '+' };
    let bonus = if bonus > 0 { format!(", bonus {bonus}") } else { String::new() };
    let got = format!("{} ({rating} HT {sign} {}{bonus})", money(got), production.abs());
    brings(speaker, seat, got, amounts([0, heat, plants, cards.len() as u16], INCOME))
}

fn brings(speaker: &AresTableText<'_>, seat: Seat, money: String, others: Vec<String>) -> String {
    let all = and_all([money].into_iter().chain(others));
    let whose = Person::of(speaker.listener(), seat).owned("tvoj", "príjem");
    format!("{}: {all}.", capital(&whose))
}

pub(super) fn outcome(speaker: &AresTableText<'_>, outcome: Outcome) -> String {
    let facts = speaker.facts;
    let together = facts.points_together();
    let wins = |seat| Person::of(speaker.listener(), seat).does("vyhráva");
    let are_shared_by = |you: bool| if you { "delíte" } else { "delia" };
    say! { (outcome, facts.setup.mode);
        (Outcome::Winners(seats), _) if seats.is_empty() => "Nikto nevyhráva.";
        (Outcome::Winners(seats), _) if seats.len() == 1 => "{}.", and_all(seats.iter().map(wins));
        (Outcome::Winners(seats), _) => "O víťazstvo sa {} {}.", are_shared_by(seats.iter().any(|seat| speaker.is_you(seat))), and_all(seats.iter().map(|seat| speaker.player(seat)));
        (Outcome::Won, Mode::Cooperative) => "Mars je teraformovaný a spolu máte {together} VB. Víťazstvo je vaše.";
        (Outcome::Won, Mode::Competitive | Mode::Solo(_)) => "Mars je teraformovaný. Víťazstvo je tvoje.";
        (Outcome::Lost, Mode::Cooperative) if facts.planet.is_terraformed() => "Spolu máte {together} VB a treba {COOPERATIVE_GOAL}. Hra sa končí prehrou.";
        (Outcome::Lost, Mode::Cooperative) => "Mars nebol včas teraformovaný. Hra sa končí prehrou.";
        (Outcome::Lost, Mode::Competitive | Mode::Solo(_)) => "Mars nebol včas teraformovaný. Hra sa končí prehrou.";
    }
}
