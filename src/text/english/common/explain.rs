//! Explanations of the board game, and the words around explanations and rules.

use crate::mars::cards::{
    CONVERSIONS, CardResource, Conversion, Kind, PROJECTS, Parameter, Party, Resource, StandardProject, Tag,
    Tile, card,
};
use crate::mars::face::{Concept, Explained};
use crate::mars::{AWARD_POINTS, MILESTONE_POINTS, MOST_CLAIMED, OCEAN_BONUS, PRELUDE_FAILED, Phase};
use crate::text::Term;
use crate::text::Text;
use crate::text::common::{ExplainWords, Explanation, SaveMark};
use crate::text::english::card::card as lines;
use crate::text::english::effect;
use crate::text::english::terms::{capital, much, project, resource, term};
use crate::text::say::words;

pub(crate) fn explain(words: ExplainWords<'_>) -> Text {
    match words {
        ExplainWords::WhatIsThis => "What is this?".into(),
        ExplainWords::PressAnything => "Press anything to see what it is.".into(),
        ExplainWords::Everything => "Everything here".into(),
        ExplainWords::Leave => "Never mind".into(),
        ExplainWords::Nothing => "There is nothing to explain here.".into(),
        ExplainWords::Rule => "Rule".into(),
        ExplainWords::RuleOf(name) => format!("Rule: {name}").into(),
        ExplainWords::WhyNot => "Not possible now".into(),
        ExplainWords::Rules => "Rules".into(),
        ExplainWords::Search => "Search the rules".into(),
        ExplainWords::Found(0) => "Nothing found. Try another word.".into(),
        ExplainWords::Found(1) => "1 place found.".into(),
        ExplainWords::Found(many) => format!("{many} places found.").into(),
        ExplainWords::Loading => "Loading the rules…".into(),
        ExplainWords::Unavailable => "The rules could not be loaded.".into(),
        ExplainWords::AsPage => "The rules as a page of their own".into(),
        ExplainWords::Chapters => "Chapters".into(),
    }
}

pub(crate) fn save_mark(mark: SaveMark) -> Explanation {
    let (name, about) = match mark {
        SaveMark::OnDisk => (
            "Saved",
            "The game is on this device as it is now. You can close the page and go on later, even after a crash.",
        ),
        SaveMark::OnItsWay => {
            ("Saving", "The last answer is being written to this device. That takes a moment.")
        }
        SaveMark::InTheBrowser => (
            "Saved by this browser",
            "The browser has the game and writes it to this device a few seconds later. You can close the page; a crash may cost the last few answers.",
        ),
        SaveMark::InThePage => (
            "Not saved",
            "The browser does not save this game as it is now, so it is lost when you close the page. Copy it as text or as a link to keep it.",
        ),
    };
    Explanation { name: name.into(), about: about.into() }
}

pub(crate) fn explained(what: Explained) -> Explanation {
    let told = |name: Term, about: &'static str| Explanation { name: term(name).into(), about: about.into() };
    match what {
        Explained::Resource(it) => told(Term::Resource(it), of_resource(it)),
        Explained::Production(it) => production(it),
        Explained::CardResource(it) => told(Term::CardResource(it), of_card_resource(it)),
        Explained::Tag(it) => {
            Explanation { name: format!("{} tag", term(Term::Tag(it))).into(), about: of_tag(it).into() }
        }
        Explained::Parameter(it) => told(Term::Parameter(it), of_parameter(it)),
        Explained::Tile(it) => {
            Explanation { name: format!("{} tile", term(Term::Tile(it))).into(), about: of_tile(it).into() }
        }
        Explained::Party(it) => party(it),
        Explained::Project(it) => of_project(it),
        Explained::Conversion(it) => conversion(it),
        Explained::Phase(it) => told(Term::Phase(it), of_phase(it)),
        Explained::Kind(it) => told(Term::Kind(it), of_kind(it)),
        Explained::Concept(it) => {
            let (name, about) = concept(it);
            Explanation { name: name.into(), about }
        }
    }
}

const fn of_resource(it: Resource) -> &'static str {
    words! { it;
        Resource::MegaCredits => "Money. You pay with it for cards, standard projects, milestones and awards. Each production phase brings you your terraform rating plus your M€ production.";
        Resource::Steel => "Pays for cards with a building tag: each steel is worth 2 M€. You get no change.";
        Resource::Titanium => "Pays for cards with a space tag: each titanium is worth 3 M€. You get no change.";
        Resource::Plants => "As an action, turn 8 plants into a greenery tile.";
        Resource::Energy => "Cards spend it. All energy that you have left turns into heat in the production phase.";
        Resource::Heat => "As an action, spend 8 heat to raise the temperature 1 step.";
    }
}

fn production(it: Resource) -> Explanation {
    let about = match it {
        Resource::MegaCredits => {
            "How many M€ you gain each production phase, beside your terraform rating. It may fall below 0, but not below −5."
                .into()
        }
        _ => format!(
            "How {} {} you gain each production phase. It can never fall below 0.",
            much(it),
            resource(it, 2)
        )
        .into(),
    };
    let name = format!("{} production", capital(resource(it, 1)));
    Explanation { name: name.into(), about }
}

const fn of_card_resource(it: CardResource) -> &'static str {
    words! { it;
        CardResource::Animal => "Animals lie on cards that collect them, and are usually worth victory points.";
        CardResource::Microbe => "Microbes lie on cards that collect them. Those cards say what microbes are spent on, or how many points they are worth.";
        CardResource::Science => "Science resources lie on a card that collects them and says what they are for.";
        CardResource::Fighter => "Fighters lie on a card that collects them. They are worth victory points.";
        CardResource::Floater => "Floaters lie on cards that collect them. Those cards say what floaters pay for or what points they are worth.";
        CardResource::Asteroid => "Asteroids lie on a card that collects them, and are spent by that card.";
        CardResource::Camp => "Refugee camps lie on their card. They are worth victory points.";
        CardResource::Preservation => "Preservation cubes lie on their corporation. They are worth victory points.";
    }
}

const fn of_tag(it: Tag) -> &'static str {
    words! { it;
        Tag::Building => "You may pay for the card with steel. Tags do nothing by themselves; cards, milestones and awards count them.";
        Tag::Space => "You may pay for the card with titanium. Tags do nothing by themselves; cards, milestones and awards count them.";
        Tag::Power => "Marks cards about energy. Tags do nothing by themselves; other cards count them.";
        Tag::Science => "Marks research. Many strong cards require several science tags.";
        Tag::Jovian => "Marks cards about Jupiter and the outer planets. Some cards give victory points for each of your Jovian tags.";
        Tag::Earth => "Marks cards about Earth. Some cards cost less or bring more for each Earth tag.";
        Tag::Plant => "Marks plant life. Tags do nothing by themselves; other cards count them.";
        Tag::Microbe => "Marks cards about microbes. Such cards often collect them.";
        Tag::Animal => "Marks cards about animals. Such cards usually collect animals that are worth victory points.";
        Tag::City => "Marks cards that place a city.";
        Tag::Wild => "Counts as one tag of any kind you like when you take an action. It is never counted for awards or points.";
        Tag::Venus => "Marks cards about Venus. Tags do nothing by themselves; other cards count them.";
    }
}

const fn of_parameter(it: Parameter) -> &'static str {
    words! { it;
        Parameter::Temperature => "One of the three goals of terraforming Mars. Each step of 2 °C raises your terraform rating by 1 if you cause it. The game ends once all three goals are reached.";
        Parameter::Oxygen => "One of the three goals of terraforming Mars. Each step of 1 % raises your terraform rating by 1 if you cause it; greenery tiles do. The game ends once all three goals are reached.";
        Parameter::Oceans => "One of the three goals of terraforming Mars. Each ocean tile raises your terraform rating by 1 if you place it. The game ends once all three goals are reached.";
        Parameter::Venus => "How far Venus is terraformed. Each step of 2 % raises your terraform rating by 1 if you cause it. The game can end without it.";
    }
}

const fn of_tile(it: Tile) -> &'static str {
    words! { it;
        Tile::Ocean => "Belongs to nobody and goes on an area reserved for ocean. Placing it raises your terraform rating by 1. A tile placed beside it later brings 2 M€.";
        Tile::Greenery => "Raises oxygen 1 step and with it your terraform rating. Worth 1 victory point to you at the end, and 1 more to each city beside it. It goes beside your own tiles if it can.";
        Tile::City => "Worth 1 victory point at the end for each greenery beside it, of any player. It may not go beside another city.";
        Tile::Capital => "A city that is also worth 1 victory point for each ocean beside it.";
        Tile::NaturalPreserve => "A special tile. It goes where no other tile is beside it.";
        Tile::NuclearZone => "A special tile of the card Nuclear Zone. It goes on any free area not reserved for ocean.";
        Tile::MiningRights => "A special tile. It goes on an area with a steel or titanium bonus, and raises your production of that metal.";
        Tile::MiningArea => "A special tile. It goes beside a tile of yours on an area with a steel or titanium bonus, and raises your production of that metal.";
        Tile::EcologicalZone => "A special tile. It goes beside a greenery tile.";
        Tile::LavaFlows => "A special tile. It goes on a volcanic area, where the map has any.";
        Tile::MoholeArea => "A special tile. It goes on an area reserved for ocean.";
        Tile::CommercialDistrict => "A special tile. Its card gives victory points for the cities beside it.";
        Tile::IndustrialCenter => "A special tile. It goes beside a city.";
        Tile::RestrictedArea => "A special tile of the card Restricted Area. It goes on any free area not reserved for ocean.";
    }
}

/// A party in the words of its bonus and policy.
fn party(it: Party) -> Explanation {
    let says: Vec<String> = lines(card(it.card())).into_iter().map(|line| line.words).collect();
    let about = format!("A party of the committee. {} While it rules: {}", says[0], says[1..].join(" "));
    Explanation { name: term(Term::Party(it)).into(), about: about.into() }
}

fn of_project(it: StandardProject) -> Explanation {
    let text = effect::project_text(it);
    let about = match PROJECTS[it as usize].cost {
        0 => format!("Standard project. {text}"),
        price => format!("Standard project for {price} M€. {text}"),
    };
    Explanation { name: capital(project(it)).into(), about: about.into() }
}

fn conversion(it: Conversion) -> Explanation {
    let text = effect::sentences(CONVERSIONS[it as usize].play, &crate::mars::cards::Card::BLANK);
    let what = match it {
        Conversion::Plants => "8 plants",
        Conversion::Heat => "8 heat",
    };
    let about = format!("An action that spends {what}. {text}");
    Explanation { name: term(Term::Conversion(it)).into(), about: about.into() }
}

const fn of_phase(it: Phase) -> &'static str {
    words! { it;
        Phase::Setup => "You choose a corporation and the first project cards, which cost 3 M€ each.";
        Phase::Draft => "You keep one of the cards and pass the others on, until four are kept. Then you buy.";
        Phase::Research => "You see four cards and buy any of them for 3 M€ each.";
        Phase::Action => "Players take turns with one or two actions each, until all have passed.";
        Phase::Production => "Energy turns into heat, then everyone gains M€ and resources by production.";
        Phase::Solar => "What happens between generations: World Government, colony markers, and the committee, as far as they are in the game.";
        Phase::Conversion => "The game is ending: you may still turn 8 plants at a time into greenery tiles.";
        Phase::Over => "The points are counted. Most victory points win.";
        Phase::Preludes => "Everyone plays two preludes before the first generation.";
    }
}

const fn of_kind(it: Kind) -> &'static str {
    words! { it;
        Kind::Automated => "A green project card: it acts once, and its tags stay in play.";
        Kind::Active => "A blue project card: it stays in play with an action or a lasting effect.";
        Kind::Event => "A red project card: it acts once, and its tags count only while you play it.";
        Kind::Corporation => "Whom you play for. It says what you start with, and has an effect or action for the whole game.";
        Kind::BeginnerCorporation => "A corporation for newcomers: you keep all ten starting cards without paying.";
        Kind::Prelude => "A card that gives you a start. You play two before the first generation.";
        Kind::Colony => "A moon or planet with up to three colonies. Trade with it for the income at its marker; building a colony there brings its build bonus.";
        Kind::Party => "A party of the committee. Coming to power it gives a bonus to all; its policy holds while it rules.";
        Kind::Global => "Happens to every player at the end of a generation. Influence makes it better for you.";
    }
}

fn concept(it: Concept) -> (&'static str, Text) {
    let (name, about) = match it {
        Concept::Rating => (
            term(Term::Rating),
            "TR: your income and your score. It rises by 1 for each step of a global parameter you cause, brings that many M€ each generation and counts 1 victory point each at the end.",
        ),
        Concept::Points => (
            term(Term::Points),
            "VP: most of them win. They come from terraform rating, tiles on Mars, milestones, awards and cards.",
        ),
        Concept::Generation => (
            "Generation",
            "One round of the game: research, action phase and production. The game ends in the generation in which Mars is terraformed.",
        ),
        Concept::Turn => {
            ("Turn", "On your turn you take 1 or 2 actions, or pass. Turns go round until all have passed.")
        }
        Concept::Pass => ("Pass", "You are out of this generation: no more turns until the next one."),
        Concept::EndTurn => {
            ("End turn", "You stop after one action. You get further turns in this generation.")
        }
        Concept::FirstPlayer => (
            "First player",
            "Takes the first turn of this generation. The marker moves one seat on each generation.",
        ),
        Concept::PlayerColour => {
            ("A player’s mark", "The colour and shape of a player. It marks what belongs to them.")
        }
        Concept::Neutral => ("Neutral", "Belongs to no player."),
        Concept::StandardProjects => (
            "Standard projects",
            "Actions that are always open to everyone, any number of times. They cost M€ only.",
        ),
        Concept::CardAction => (
            "Action",
            "An action of a card in play. You may use each of them once per generation, as one of your actions.",
        ),
        Concept::LastingEffect => ("Effect", "Always active while the card is in play."),
        Concept::FirstAction => {
            ("First action", "Your corporation says what your very first action of the game must be.")
        }
        Concept::Cost => ("Cost", "The M€ you pay to play the card, after discounts."),
        Concept::Requirement => {
            ("Requirement", "Must hold at the moment you play the card, and never again.")
        }
        Concept::AtLeast => ("≥ Minimum", "There must be at least this much when you play the card."),
        Concept::AtMost => ("≤ Maximum", "There may be at most this much when you play the card."),
        Concept::Met => ("✓", "Holds now, or is done."),
        Concept::Locked => ("Lock", "Not possible now. Choose it to read why."),
        Concept::ProductionBox => {
            ("Production", "The brown frame means production: what you gain each generation, not at once.")
        }
        Concept::AnyPlayer => (
            "Any player",
            "The dashed frame means any player: you choose whose it is, or all players’ count.",
        ),
        Concept::Asterisk => ("*", "An exception: the text of the card says more."),
        Concept::Per => ("/", "For each of what follows; or either one."),
        Concept::Pays => ("→", "You pay what stands before the arrow and get what stands behind it."),
        Concept::When => (":", "Whenever the left happens, you get the right."),
        Concept::ChosenNumber => ("X", "As many as you choose."),
        Concept::Rise => ("Rise", "The parameter beside it rises 1 step, and your terraform rating with it."),
        Concept::ProjectCard => (
            "Project card",
            "A card for your hand. Shown on a card, an area or a track: draw one without paying for it.",
        ),
        Concept::RevealedCard => ("Revealed card", "The card is shown to everyone."),
        Concept::PlayNow => ("Play a card", "You play a card from your hand at once."),
        Concept::Hand => (
            "Cards in hand",
            "How many cards a player holds. There is no limit. Only the number is known to others.",
        ),
        Concept::AnyTag => ("Any tag", "One tag of any kind."),
        Concept::NoTag => ("Card without tags", "A card that shows no tag at all."),
        Concept::AnyResource => ("Any resource", "One of the six standard resources, as you choose."),
        Concept::AnyCardResource => (
            "Any resource on cards",
            "A resource of the kind that the card collects. It can only be added to a card that collects that kind.",
        ),
        Concept::MetalProduction => {
            ("Metal production", "Production of the metal that the area shows: steel or titanium.")
        }
        Concept::LowestProduction => ("Lowest production", "Your lowest production; of several you choose."),
        Concept::CopiedProduction => ("Copied production", "The production box of another card, once more."),
        Concept::RaisedResource => ("Raised resource", "The resource whose production has just increased."),
        Concept::EasedRequirements => {
            ("Eased requirements", "Your global requirements may be missed by this many steps, either way.")
        }
        Concept::Protected => ("Protected", "Nobody can remove these from you."),
        Concept::AnyTile => ("Any tile", "A tile of any kind, oceans included."),
        Concept::OwnedTile => ("Owned tile", "A tile that belongs to a player: every tile but oceans."),
        Concept::SpecialTile => (
            "Special tile",
            "Its card says where it goes and what it does. It belongs to the player who placed it.",
        ),
        Concept::Claim => ("Claimed area", "Only the player whose mark it is may place a tile there."),
        Concept::Milestones => {
            let words = format!(
                "Goals to reach first: meet one and claim it for 8 M€ as an action. Worth {MILESTONE_POINTS} victory points each; only {MOST_CLAIMED} can be claimed."
            );
            return ("Milestones", words.into());
        }
        Concept::Awards => {
            let [first, second] = AWARD_POINTS;
            let words = format!(
                "Contests decided at the end. Funding one costs 8, then 14, then 20 M€; {MOST_CLAIMED} can be funded. Whoever is best at the end scores {first} victory points, the second {second}, whoever funded it."
            );
            return ("Awards", words.into());
        }
        Concept::OceanArea => ("Area reserved for ocean", "Only an ocean tile goes here."),
        Concept::LandArea => {
            ("Free area", "Any tile but an ocean may go here, within the limits of that tile.")
        }
        Concept::VolcanicArea => {
            ("Volcanic area", "Open to every tile. Some cards must place their tile here.")
        }
        Concept::CityArea => ("Area kept for a city", "Only the city of that name goes here."),
        Concept::AreaBonus => {
            ("Placement bonus", "You gain what is printed on an area when you place a tile there.")
        }
        Concept::OceanBonus => {
            let words = format!(
                "Each ocean beside a tile brings {OCEAN_BONUS} M€ to the player who places that tile."
            );
            return ("Beside oceans", words.into());
        }
        Concept::TrackBonus => {
            ("Bonus step", "The player who raises the parameter to this step gains what is shown beside it.")
        }
        Concept::Colony => (
            term(Term::Colony),
            "Your colony on a colony tile. You gain the tile’s colony bonus whenever anyone trades with it.",
        ),
        Concept::ColonyMarker => (
            "Colony marker",
            "Shows the income of a trade. It rises each generation and falls back when somebody trades.",
        ),
        Concept::Fleet => (
            term(Term::Fleet),
            "Each trade needs a fleet of yours that is at home. All fleets return at the end of the generation.",
        ),
        Concept::Trade => (
            "Trade",
            "An action for 9 M€, 3 energy or 3 titanium: send a fleet to a colony tile and gain its income.",
        ),
        Concept::Committee => (
            "Terraforming Committee",
            "Delegates sit in six parties. The largest party rules in the next generation.",
        ),
        Concept::RulingParty => {
            ("Ruling party", "Its policy holds for all players in this generation’s action phase.")
        }
        Concept::Policy => (
            "Policy",
            "A rule or an action for everyone while the party rules. It works in the action phase only.",
        ),
        Concept::DominantParty => (
            "Dominant party",
            "The party with the most delegates. It rules in the next generation, and its leader becomes chairman.",
        ),
        Concept::Influence => (
            term(Term::Influence),
            "Makes global events better for you. You get 1 each for the chairman, for leading the dominant party, and for another delegate there.",
        ),
        Concept::Delegate => (
            term(Term::Delegate),
            "Send one to a party as an action: free from the lobby, for 5 M€ from your reserve.",
        ),
        Concept::Lobby => ("Lobby", "Holds your one free delegate of the generation."),
        Concept::Leader => (
            term(Term::Leader),
            "The player with the most delegates in a party. Worth 1 victory point at the end.",
        ),
        Concept::Chairman => (
            term(Term::Chairman),
            "The leader of the party that came to power. It gives 1 TR at once, 1 influence, and 1 victory point at the end.",
        ),
        Concept::CurrentEvent => {
            ("Current global event", "Happens to every player at the end of this generation.")
        }
        Concept::ComingEvent => ("Coming global event", "Happens at the end of the next generation."),
        Concept::DistantEvent => {
            ("Distant global event", "Happens at the end of the generation after the next one.")
        }
        Concept::FailedPrelude => {
            let words = format!("A prelude that cannot be carried out brings {PRELUDE_FAILED} M€ instead.");
            return ("Prelude in vain", words.into());
        }
    };
    (name, about.into())
}
