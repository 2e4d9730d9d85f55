//! Explanations of Ares Expedition.

use super::effect;
use super::setup::{phase_bonus, phase_text};
use super::terms::{phase_number, term};
use crate::ares::cards::{Capacity, CardColour, Phase, SpecialResource, Stock, Tag, Zone, ZoneTrack};
use crate::ares::face::{AresConcept, AresExplained};
use crate::ares::{HAND_LIMIT, StandardAction, capacity_value};
use crate::text::Text;
use crate::text::ares::AresTerm;
use crate::text::common::Explanation;
use crate::text::english::terms::sentence;
use crate::text::say::words;

pub(super) fn explained(what: AresExplained) -> Explanation {
    let told =
        |name: AresTerm, about: &'static str| Explanation { name: term(name).into(), about: about.into() };
    match what {
        AresExplained::Stock(it) => told(AresTerm::Stock(it), of_stock(it)),
        AresExplained::Production(it) => production(it),
        AresExplained::Capacity(it) => capacity(it),
        AresExplained::SpecialResource(it) => told(AresTerm::SpecialResource(it), of_special(it)),
        AresExplained::Tag(it) => {
            Explanation { name: format!("{} tag", term(AresTerm::Tag(it))).into(), about: of_tag(it).into() }
        }
        AresExplained::Track(it) => told(AresTerm::Track(it), of_track(it)),
        AresExplained::Zone(it) => Explanation {
            name: format!("{} zone", term(AresTerm::Zone(it))).into(),
            about: of_zone(it).into(),
        },
        AresExplained::Colour(it) => Explanation {
            name: format!("{} card", term(AresTerm::Colour(it))).into(),
            about: of_colour(it).into(),
        },
        AresExplained::Phase(it) => phase(it),
        AresExplained::Standard(it) => standard(it),
        AresExplained::Concept(it) => {
            let (name, about) = concept(it);
            Explanation { name: name.into(), about }
        }
    }
}

const fn of_stock(it: Stock) -> &'static str {
    words! { it;
        Stock::MegaCredits => "Money. You pay with it for cards and standard actions. Phase IV brings you your terraform rating plus your M€ production.";
        Stock::Heat => "In phase III, spend 8 heat to raise the temperature 1 step.";
        Stock::Plants => "In phase III, turn 8 plants into a forest token, which also raises oxygen 1 step.";
    }
}

fn production(it: Stock) -> Explanation {
    let about = match it {
        Stock::MegaCredits => "The M€ that phase IV brings you, beside your terraform rating.",
        Stock::Heat => "The heat that phase IV brings you.",
        Stock::Plants => "The plants that phase IV brings you.",
    };
    let name = match it {
        Stock::MegaCredits => "M€ production",
        Stock::Heat => "Heat production",
        Stock::Plants => "Plant production",
    };
    Explanation { name: name.into(), about: about.into() }
}

fn capacity(it: Capacity) -> Explanation {
    let tag = match it {
        Capacity::Steel => Tag::Building,
        Capacity::Titanium => Tag::Space,
    };
    let about = format!(
        "Never spent: each one takes {} M€ off the cost of every card with a {} tag you play.",
        capacity_value(it),
        term(AresTerm::Tag(tag)).to_lowercase()
    );
    Explanation { name: term(AresTerm::Capacity(it)).into(), about: about.into() }
}

const fn of_special(it: SpecialResource) -> &'static str {
    words! { it;
        SpecialResource::Animal => "Animals lie on cards that collect them, and are usually worth victory points.";
        SpecialResource::Microbe => "Microbes lie on cards that collect them. Those cards say what microbes are spent on, or how many points they are worth.";
        SpecialResource::Science => "Science resources lie on cards that collect them and say what they are for.";
    }
}

const fn of_tag(it: Tag) -> &'static str {
    words! { it;
        Tag::Building => "Steel lowers the cost of the card. Tags do nothing by themselves; other cards count them.";
        Tag::Space => "Titanium lowers the cost of the card. Tags do nothing by themselves; other cards count them.";
        Tag::Power => "Marks cards about energy. Tags do nothing by themselves; other cards count them.";
        Tag::Science => "Marks research. Many strong cards require science tags.";
        Tag::Jovian => "Marks cards about Jupiter and the outer planets. Some cards give points for each of them.";
        Tag::Earth => "Marks cards about Earth. Tags do nothing by themselves; other cards count them.";
        Tag::Plant => "Marks plant life. Tags do nothing by themselves; other cards count them.";
        Tag::Microbe => "Marks cards about microbes. Tags do nothing by themselves; other cards count them.";
        Tag::Animal => "Marks cards about animals. Such cards usually collect animals that are worth victory points.";
        Tag::Event => "Every red card has it. The tags of your red cards keep counting.";
    }
}

const fn of_track(it: ZoneTrack) -> &'static str {
    words! { it;
        ZoneTrack::Oxygen => "One of the three goals of terraforming Mars. Each step raises your terraform rating by 1 if you cause it; forests do. The game ends once all three goals are reached.";
        ZoneTrack::Temperature => "One of the three goals of terraforming Mars. Each step raises your terraform rating by 1 if you cause it. The game ends once all three goals are reached.";
    }
}

const fn of_zone(it: Zone) -> &'static str {
    match it {
        Zone::Purple => "The first of the four zones of oxygen and temperature. Some cards require a zone.",
        Zone::Red => "The second of the four zones of oxygen and temperature. Some cards require a zone.",
        Zone::Yellow => "The third of the four zones of oxygen and temperature. Some cards require a zone.",
        Zone::White => "The last of the four zones of oxygen and temperature. Some cards require a zone.",
    }
}

const fn of_colour(it: CardColour) -> &'static str {
    match it {
        CardColour::Green => "Played in phase I. It gives production, steel or titanium.",
        CardColour::Blue => "Played in phase II. It stays in play with an action or a lasting effect.",
        CardColour::Red => "Played in phase II. It acts once, and its tags keep counting.",
    }
}

fn phase(it: Phase) -> Explanation {
    let about = format!("{} If you chose the phase: {}", phase_text(it), phase_bonus(it));
    let name = format!("Phase {}: {}", phase_number(it), term(AresTerm::Phase(it)));
    Explanation { name: name.into(), about: about.into() }
}

fn standard(it: StandardAction) -> Explanation {
    let about =
        format!("A standard action for phase III. {} Any number of times.", sentence(&effect::standard(it)));
    let name = match it {
        StandardAction::PlantsToForest => "Plants to forest",
        StandardAction::HeatToTemperature => "Heat to temperature",
        StandardAction::BuyForest => "Forest for M€",
        StandardAction::BuyTemperature => "Temperature for M€",
        StandardAction::BuyOcean => "Ocean for M€",
    };
    Explanation { name: name.into(), about: about.into() }
}

fn concept(it: AresConcept) -> (&'static str, Text) {
    let (name, about) = match it {
        AresConcept::Rating => (
            term(AresTerm::Rating),
            "TR: your income and your score. It rises by 1 for each step of oxygen or temperature and each ocean of yours, brings that many M€ in phase IV and counts 1 victory point each at the end.",
        ),
        AresConcept::Points => (
            term(AresTerm::Points),
            "VP: most of them win. They come from terraform rating, forests and cards.",
        ),
        AresConcept::Round => (
            "Round",
            "Everyone chooses a phase, then the chosen phases are played in order. The game ends once Mars is terraformed.",
        ),
        AresConcept::Planning => (
            "Choosing a phase",
            "All choose at the same time. Everyone plays every phase that somebody chose. You may not choose a phase twice in a row.",
        ),
        AresConcept::PhaseBonus => ("Bonus of a phase", "Only those who chose the phase get its bonus."),
        AresConcept::Ocean => (
            "Oceans",
            "One of the three goals of terraforming Mars. Flipping a token raises your terraform rating by 1 and brings its reward.",
        ),
        AresConcept::HiddenOcean => {
            ("Ocean token, face down", "Nobody has flipped it yet. Its reward is hidden until then.")
        }
        AresConcept::OpenOcean => ("Ocean token", "Flipped. It shows the reward that its player gained."),
        AresConcept::Forest => (
            "Forests",
            "Each forest token is worth 1 victory point at the end. Taking one raises oxygen 1 step.",
        ),
        AresConcept::ProjectCard => (
            "Project card",
            "A card for your hand. You may discard cards from your hand for 3 M€ each at any time.",
        ),
        AresConcept::Hand => {
            let words = format!(
                "How many cards a player holds. At the end of a round, cards above {HAND_LIMIT} are discarded for 3 M€ each."
            );
            return ("Cards in hand", words.into());
        }
        AresConcept::CardProduction => ("Card production", "The cards that phase IV lets you draw."),
        AresConcept::Deck => {
            ("Deck", "The cards left to draw. When it is empty, the discards are shuffled into a new one.")
        }
        AresConcept::Discards => ("Discards", "Cards that were discarded, face down."),
        AresConcept::Corporation => (
            term(AresTerm::Corporation),
            "Whom you play for. It says what you start with, and has an effect or action for the whole game.",
        ),
        AresConcept::CardAction => {
            ("Action", "In phase III you may use the action of each card of yours once.")
        }
        AresConcept::LastingEffect => ("Effect", "Always active while the card is in play."),
        AresConcept::Cost => {
            ("Cost", "The M€ you pay to play the card, after steel, titanium and discounts.")
        }
        AresConcept::Requirement => (
            "Requirement",
            "Must hold for you to play the card. Oxygen, temperature and oceans are read as they were when the phase began.",
        ),
        AresConcept::Met => ("✓", "Holds now, or is done."),
        AresConcept::Locked => ("Lock", "Not possible now. Choose it to read why."),
        AresConcept::ProductionBox => {
            ("Production", "The brown frame means production: what phase IV brings, not at once.")
        }
        AresConcept::Pays => ("→", "You pay what stands before the arrow and get what stands behind it."),
        AresConcept::Rise => ("Rise", "The track beside it rises 1 step, and your terraform rating with it."),
        AresConcept::EasedRequirements => ("Eased requirements", "Your requirements may be missed."),
        AresConcept::AnyZone => ("Zone", "A zone of oxygen or temperature: purple, red, yellow or white."),
        AresConcept::AnySpecialResource => {
            ("Any resource on cards", "An animal, a microbe or a science resource, as the card collects it.")
        }
        AresConcept::RevealedCards => ("Revealed cards", "You look at this many cards from the deck."),
        AresConcept::KeptCards => ("Kept cards", "You keep this many of them and discard the rest."),
        AresConcept::PlayNow => ("Play a card", "You play a card from your hand at once."),
        AresConcept::StandardActions => (
            "Standard actions",
            "Open to everyone in phase III, any number of times: forests, temperature and oceans.",
        ),
        AresConcept::PlayerColour => {
            ("A player’s mark", "The colour and shape of a player. It marks what belongs to them.")
        }
        AresConcept::Neutral => {
            ("Neutral player", "In a solo game it brings a phase each round, without a bonus.")
        }
        AresConcept::NeutralCube => (
            "Neutral cube",
            "It moves each time the five neutral phases have been played. When it stops, the last five rounds begin.",
        ),
        AresConcept::Cubes => (
            "Cubes",
            "In a co-operative game you each take one every round. The game ends with the last one.",
        ),
    };
    (name, about.into())
}
