//! What happened, for the log; how the game came out.

use super::amount::{each, held};
use super::effect::some_tiles;
use super::phrase::{object, past};
use super::setup::of_pile;
use super::terms::{
    agreeing, and, award_name, capital, counted, from_payer, milestone_name, name, parameter, party, payer,
    plainly, project, resources, resources_object, signed, steps, stuff, tile, with_name,
};
use super::who::Person;
use crate::mars::metal;
use crate::text::grammar::Case;
use crate::text::mars::prelude::*;

pub(crate) fn event(speaker: &TableText<'_>, event: Event) -> String {
    let who = |seat: Seat| Person::of(speaker.listener(), seat);
    let does = |seat: Seat, verb: &str| who(seat).does(verb);
    let is_you = |seat: Seat| speaker.is_you(seat);
    let for_self = |seat: Seat, verb: &str| who(seat).does_for_self(verb);
    let whose = |seat: Seat, your: &str, thing: &str| who(seat).whose(your, thing);
    // „produkciu rastlín hráča Ada“, „tvoju produkciu rastlín“.
    let production = |seat: Seat, of| who(seat).owned("tvoju", &format!("produkciu {}", stuff(of)));
    // Where areas are not named, only one that has a name of its own is.
    let is_shown = |area| speaker.areas == Areas::Shown && speaker.facts.map().kept_for(area).is_none();
    let there = |area| if is_shown(area) { String::new() } else { format!(" ({})", speaker.space(area)) };
    let held_on = |id: CardId| held(card(id));
    say! { event;
        Event::FirstPlayer(seat) if is_you(seat) => "Začínaš ty.";
        Event::FirstPlayer(seat) => "Začína {}.", speaker.player(seat);
        Event::Shuffled(pile) => "{} sa miešajú.", capital(of_pile(pile, 2));
        Event::Reshuffled(Pile::Corporations) => "Odhodené korporácie sa miešajú do nového balíčka.";
        Event::Reshuffled(Pile::Colonies) => "Doštičky kolónií sa znova miešajú.";
        Event::Reshuffled(Pile::Events) => "Minulé globálne udalosti sa miešajú do nového balíčka.";
        Event::Reshuffled(Pile::Preludes) => "Odhodené predohry sa miešajú do nového balíčka.";
        Event::Reshuffled(Pile::Projects) => "Odhadzovacia kôpka sa mieša do nového balíčka.";
        Event::PhaseBegan(Phase::Conversion) if speaker.facts.options.is_for_rating() => "HT {RATING_TO_WIN} je dosiahnuté. Posledná možnosť premeniť rastliny na zeleň.";
        Event::PhaseBegan(Phase::Setup) => "Začína sa príprava hry.";
        Event::PhaseBegan(Phase::Draft) => "Začína sa draft.";
        Event::PhaseBegan(Phase::Research) => "Začína sa fáza výskumu.";
        Event::PhaseBegan(Phase::Action) => "Začína sa fáza akcií.";
        Event::PhaseBegan(Phase::Production) => "Začína sa fáza produkcie.";
        Event::PhaseBegan(Phase::Solar) => "Začína sa slnečná fáza.";
        Event::PhaseBegan(Phase::Conversion) => "Mars je teraformovaný. Posledná možnosť premeniť rastliny na zeleň.";
        Event::PhaseBegan(Phase::Over) => "Hra sa skončila.";
        Event::PhaseBegan(Phase::Preludes) => "Hrajú sa predohry.";
        Event::GenerationBegan => "Začína sa nová generácia.";
        Event::CorporationDealt { seat, card: id } => "{} {}.", does(seat, "dostáva"), card_of(Pile::Corporations, id);
        Event::PreludeDealt { seat, card: id } => "{} {}.", does(seat, "dostáva"), card_of(Pile::Preludes, id);
        Event::CorporationRevealed { seat, card: id } => "{} {}.", does(seat, "vykladá"), card_of(Pile::Corporations, id);
        Event::Dealt { seat, pile, card: id } => "{} {}.", does(seat, "dostáva"), card_of(pile, id);
        Event::Picked { seat, card: id } => "{} {}.", for_self(seat, "vyberá"), with_name("kartu", card(id));
        Event::HandsPassed(Direction::Clockwise) => "Ostatné karty putujú ďalej v smere hodinových ručičiek.";
        Event::HandsPassed(Direction::CounterClockwise) => "Ostatné karty putujú ďalej proti smeru hodinových ručičiek.";
        Event::DraftEnded => "Draft sa skončil.";
        Event::Kept { seat, card: id } => "{} {}.", for_self(seat, "necháva"), with_name("kartu", card(id));
        Event::Declined { seat, card: id } if Pile::Preludes.has(id) => "{} {}.", does(seat, "odhadzuje"), with_name("predohru", card(id));
        Event::Declined { seat, card: id } | Event::Discarded { seat, card: id } => "{} {}.", does(seat, "odhadzuje"), with_name("kartu", card(id));
        Event::Drew { seat, pile, card: id } => "{} {}.", for_self(seat, "ťahá"), card_of(pile, id);
        Event::Found { seat, card: id } => "{} {} a {} si ju.", does(seat, "nachádza"), with_name("kartu", card(id)), who(seat).verb("necháva");
        Event::PreludeFailed { seat, card: id } => "{} sa nedá vykonať a odhadzuje sa.", whose(seat, "Tvoja", &with_name("predohra", card(id)));
        Event::Revealed { card: id } => "{} sa odhaľuje a odhadzuje.", with_name("Karta", card(id));
        Event::Played { seat, card: id } => "{} {}.", does(seat, "hrá"), with_name("kartu", card(id));
        Event::TurnedDown { seat, card: id } => "{} sa otáča lícom nadol.", whose(seat, "Tvoja", &with_name("udalosť", card(id)));
        Event::FirstActionSettled(seat) => "{} je vykonaná.", whose(seat, "Tvoja", "prvá akcia");
        Event::TurnBegan(seat) if is_you(seat) => "Si na ťahu.";
        Event::TurnBegan(seat) => "Na ťahu je {}.", speaker.player(seat);
        Event::Passed(seat) => "{}.", does(seat, "pasuje");
        Event::Used { seat, card: id } if card(id).kind == Kind::Party => "{} politiku strany „{}“.", does(seat, "používa"), name(card(id));
        Event::Used { seat, card: id } => "{} {}.", does(seat, "používa"), with_name("akciu karty", card(id));
        Event::ProjectUsed { seat, project: StandardProject::SellPatents } => "{} patenty.", does(seat, "predáva");
        Event::ProjectUsed { seat, project: it } => "{} projekt „{}“.", does(seat, "používa"), project(it);
        Event::Converted { seat, conversion } => "{} {}.", does(seat, "premieňa"), plainly(Noun::of_resource(conversion.resource()), Case::Accusative);
        Event::Gained { seat, resource, amount } => "{} {}.", does(seat, "získava"), resources_object(amount.into(), resource);
        Event::Paid { seat, with, amount } => "{} {}{}.", does(seat, "platí"), object(amount.into(), payer(with)), from_payer(with);
        Event::Lost { seat, by: Some(by), resource, amount } if by != seat && is_you(seat) => "{} ti berie {}.", speaker.player(by), resources_object(amount.into(), resource);
        Event::Lost { seat, by: Some(by), resource, amount } if by != seat => "{} {} {}.", does(by, "berie"), who(seat).to_whom(), resources_object(amount.into(), resource);
        Event::Lost { seat, by: _, resource, amount } => "{} {}.", does(seat, "stráca"), resources_object(amount.into(), resource);
        Event::Produced { seat, by: Some(by), resource: of, change: change @ ..0 } if by != seat => "{} {} o {}.", does(by, "znižuje"), production(seat, of), steps(-i32::from(change));
        Event::Produced { seat, by: Some(by), resource: of, change } if by != seat => "{} {} o {}.", does(by, "zvyšuje"), production(seat, of), steps(change.into());
        Event::Produced { seat, by: _, resource: of, change: change @ ..0 } => "{} klesá o {}.", whose(seat, "Tvoja", &format!("produkcia {}", stuff(of))), steps(-i32::from(change));
        Event::Produced { seat, by: _, resource: of, change } => "{} stúpa o {}.", whose(seat, "Tvoja", &format!("produkcia {}", stuff(of))), steps(change.into());
        Event::EnergyBecameHeat { seat, amount } => "{} {} na {}.", does(seat, "mení"), resources_object(amount.into(), Resource::Energy), plainly(Noun::Heat, Case::Accusative);
        Event::Raised { by: Some(seat), parameter: it } => "{} {} o {}.", does(seat, "zvyšuje"), parameter(it, Case::Accusative), steps(1);
        Event::Raised { by: None, parameter: it } => "{} {} o {}.", capital(parameter(it, Case::Nominative)), agreeing(it, "stúpa", "stúpajú"), steps(1);
        Event::Rated { seat, change: change @ ..0 } => "{} {} HT.", does(seat, "stráca"), change.abs();
        Event::Rated { seat, change } => "{} {change} HT.", does(seat, "získava");
        Event::Placed { by: Some(seat), tile: it, space } => "{} {}{}.", does(seat, "umiestňuje"), some_tiles(it, 1), there(space);
        Event::Placed { by: None, tile: Tile::Ocean, space } => "Umiestňuje sa dlaždica oceánu{}.", there(space);
        Event::Placed { by: None, tile: it, space } => "Umiestňuje sa neutrálna {}{}.", tile(it, Case::Nominative), there(space);
        Event::Claimed { seat, space } if speaker.areas == Areas::Named => "{}: {}.", does(seat, "zaberá pole"), speaker.space(space);
        Event::Claimed { seat, space: _ } => "{} pole.", does(seat, "zaberá");
        Event::Added { card: id, amount } => "{} {} {}.", with_name("Na kartu", card(id)), past("pribud", amount.into(), held_on(id)), counted(amount.into(), held_on(id));
        Event::Taken { by: Some(by), card: id, amount } => "{} {} {}.", does(by, "odstraňuje"), with_name("z karty", card(id)), object(amount.into(), held_on(id));
        Event::Taken { by: None, card: id, amount } => "{} {} {}.", with_name("Z karty", card(id)), past("ubud", amount.into(), held_on(id)), counted(amount.into(), held_on(id));
        Event::Remembered { card: id, value } => "{} je poznačené: {}.", with_name("Na karte", card(id)), metal(value).map_or_else(|| format!("číslo {value}"), |it| plainly(Noun::of_resource(it), Case::Nominative).to_owned());
        Event::Eased { seat, discount, leeway: 0 } => "{} v tejto generácii stojí o {discount} M€ menej.", whose(seat, "Tvoja", "ďalšia karta");
        Event::Eased { seat, discount: 0, leeway } => "{} v tejto generácii sa môže od podmienok globálnych parametrov odchýliť o {}.", whose(seat, "Tvoja", "ďalšia karta"), steps(leeway.into());
        Event::Eased { seat, discount, leeway } => "{} v tejto generácii stojí o {discount} M€ menej a môže sa od podmienok globálnych parametrov odchýliť o {}.", whose(seat, "Tvoja", "ďalšia karta"), steps(leeway.into());
        Event::MilestoneClaimed { seat, milestone } => "{} míľnik{}.", does(seat, "získava"), speaker.facts.milestone(milestone).map_or_else(String::new, |it| format!(" „{}“", milestone_name(it)));
        Event::AwardFunded { seat, award } => "{} ocenenie{}.", does(seat, "financuje"), speaker.facts.award(award).map_or_else(String::new, |it| format!(" „{}“", award_name(it)));
        Event::ColonyOpened { by: None, tile } => "V hre je {}.", with_name("doštička kolónie", card(tile));
        Event::ColonyOpened { by: Some(seat), tile } => "{} {}.", does(seat, "pridáva"), with_name("doštičku kolónie", card(tile));
        Event::ColonyClosed { seat, tile } => "{} {}.", does(seat, "odstraňuje"), with_name("z hry doštičku kolónie", card(tile));
        Event::Settled { seat, tile } => "{} kolóniu: {}.", does(seat, "stavia"), name(card(tile));
        Event::MarkerMoved { tile, to } => "{} sa posúva na {to}.", with_name("Ukazovateľ kolónie", card(tile));
        Event::FleetSent { seat, tile } => "{} {}.", does(seat, "obchoduje"), with_name("s kolóniou", card(tile));
        Event::FleetGained(seat) => "{} obchodnú flotilu.", does(seat, "získava");
        Event::FleetsReturned => "Všetky obchodné flotily sa vracajú domov.";
        Event::Lowered { parameter: it } => "{} {} o {}.", capital(parameter(it, Case::Nominative)), agreeing(it, "klesá", "klesajú"), steps(1);
        Event::OceanRemoved { .. } => "Odstraňuje sa dlaždica oceánu.";
        Event::DelegateMoved { whose: Delegate::Neutral, from, to } => (moved("Neutrálny delegát", from, to));
        Event::DelegateMoved { whose: Delegate::Of(seat), from, to } => (moved(&capital(&who(seat).owned("tvoj", "delegát")), from, to));
        Event::LeaderChanged { party: it, leader: Delegate::Neutral } => "Stranu „{}“ vedie neutrálny delegát.", party(it);
        Event::LeaderChanged { party: it, leader: Delegate::Of(seat) } => "{} stranu „{}“.", does(seat, "vedie"), party(it);
        Event::DominanceMoved(it) => "Dominantná strana: {}.", party(it);
        Event::PartyRules(it) => "Strana „{}“ sa dostáva k moci.", party(it);
        Event::EventHappens(id) => "Nastáva {}.", with_name("globálna udalosť", card(id));
        Event::EventsAdvanced => "Globálne udalosti sa posúvajú.";
        Event::EventRevealed(id) => "Odhaľuje sa {}.", with_name("globálna udalosť", card(id));
        Event::MarkersTaken => "Všetky akcie kariet sú znova pripravené.";
    }
}

fn moved(whose: &str, from: DelegateSeat, to: DelegateSeat) -> String {
    say! { (from, to);
        (DelegateSeat::Lobby | DelegateSeat::Reserve | DelegateSeat::Chair | DelegateSeat::Party(_), DelegateSeat::Party(it)) => "{whose} prechádza do strany „{}“.", party(it);
        (DelegateSeat::Chair, DelegateSeat::Reserve) => "{whose} opúšťa kreslo predsedu.";
        (DelegateSeat::Party(it), DelegateSeat::Reserve) => "{whose} opúšťa stranu „{}“.", party(it);
        (_, DelegateSeat::Reserve) => "{whose} sa vracia do zásoby.";
        (_, DelegateSeat::Lobby) => "{whose} prichádza do kuloárov.";
        (_, DelegateSeat::Chair) => "{whose} sa stáva predsedom.";
    }
}

/// A card that comes from a pile, by its name or, hidden, by its kind, as an object.
fn card_of(pile: Pile, id: CardId) -> String {
    say! { pile;
        Pile::Corporations => (with_name("korporáciu", card(id)));
        Pile::Preludes => (with_name("predohru", card(id)));
        Pile::Events => (with_name("globálnu udalosť", card(id)));
        Pile::Projects | Pile::Colonies => (with_name("kartu", card(id)));
    }
}

/// „Tvoj príjem: 23 M€ (20 HT + 3); 4 energie → teplo; 2 ocele, 1 rastlina.“
pub(crate) fn income(speaker: &TableText<'_>, income: &Income) -> String {
    let production = i32::from(income.production());
    let sign = if production < 0 { '−' } else { '+' };
    let from = format!("{} HT {sign} {}", signed(income.rating.into()), production.abs());
    let mut parts = vec![format!("{} ({from})", resources(income.money.into(), Resource::MegaCredits))];
    if income.energy > 0 {
        let energy = resources(income.energy.into(), Resource::Energy);
        parts.push(format!("{energy} → {}", plainly(Noun::Heat, Case::Nominative)));
    }
    if !income.gained.is_empty() {
        parts.push(each(&income.gained, |(it, amount)| resources(amount.into(), it)).join(", "));
    }
    let whose = Person::of(speaker.listener(), income.seat).owned("tvoj", "príjem");
    format!("{}: {}.", capital(&whose), parts.join("; "))
}

pub(crate) fn taken_back(speaker: &TableText<'_>, seat: Seat) -> String {
    let who = Person::of(speaker.listener(), seat);
    format!("{} späť ťah, hoci bot medzitým odhalil kartu.", who.does("vracia"))
}

pub(crate) fn outcome(speaker: &TableText<'_>, outcome: Outcome) -> String {
    let winners: Vec<Seat> = if let Outcome::Won(all) = outcome { all.iter().collect() } else { Vec::new() };
    say! { (outcome, winners.as_slice());
        (Outcome::Won(_), []) => "Nikto nevyhráva.";
        (Outcome::Won(_), &[one]) => "{}.", Person::of(speaker.listener(), one).does("vyhráva");
        (Outcome::Won(_), several) => "Spoločné víťazstvo: {}.", and(&each(several, |seat| speaker.player(seat)));
        (Outcome::Lost, _) if speaker.facts.options.is_for_rating() => "Tvoje HT je nižšie ako {RATING_TO_WIN}. Hra sa končí prehrou.";
        (Outcome::Lost, _) => "Mars nebol včas teraformovaný. Hra sa končí prehrou.";
    }
}
