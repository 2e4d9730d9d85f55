//! Explanations of the board game, and the words around explanations and rules.

use crate::text::english::card::card as lines;
use crate::text::english::effect;
use crate::text::english::terms::{capital, much, project, resource, resources, term};
use crate::text::mars::prelude::*;

pub(crate) fn explain(words: ExplainWords<'_>) -> Text {
    say! { words;
        ExplainWords::WhatIsThis => "What is this?";
        ExplainWords::PressAnything => "Press anything to see what it is.";
        ExplainWords::Everything => "Everything here";
        ExplainWords::Leave => "Never mind";
        ExplainWords::Nothing => "There is nothing to explain here.";
        ExplainWords::Rule => "Rule";
        ExplainWords::RuleOf(name) => "Rule: {name}";
        ExplainWords::WhyNot => "Not possible now";
        ExplainWords::Rules => "Rules";
        ExplainWords::Search => "Search the rules";
        ExplainWords::Found(0) => "Nothing found. Try another word.";
        ExplainWords::Found(1) => "1 place found.";
        ExplainWords::Found(many) => "{many} places found.";
        ExplainWords::Loading => "Loading the rules…";
        ExplainWords::Unavailable => "The rules could not be loaded.";
        ExplainWords::AsPage => "The rules as a page of their own";
        ExplainWords::Chapters => "Chapters";
    }
}

pub(crate) fn save_mark(mark: SaveMark) -> Explanation {
    explain! { mark;
        SaveMark::OnDisk => "Saved", "The game is on this device as it is now. You can close the page and go on later, even after a crash.";
        SaveMark::OnItsWay => "Saving", "The last answer is being written to this device. That takes a moment.";
        SaveMark::InTheBrowser => "Saved by this browser", "The browser has the game and writes it to this device a few seconds later. You can close the page; a crash may cost the last few answers.";
        SaveMark::InThePage => "Not saved", "The browser does not save this game as it is now, so it is lost when you close the page. Copy it as text or as a link to keep it.";
    }
}

pub(crate) fn explained(what: Explained) -> Explanation {
    let name = say! { what;
        Explained::Resource(it) => (term(Term::Resource(it)));
        Explained::Production(it) => "{} production", capital(resource(it, 1));
        Explained::CardResource(it) => (term(Term::CardResource(it)));
        Explained::Tag(it) => "{} tag", term(Term::Tag(it));
        Explained::Parameter(it) => (term(Term::Parameter(it)));
        Explained::Tile(it) => "{} tile", term(Term::Tile(it));
        Explained::Party(it) => (term(Term::Party(it)));
        Explained::Project(it) => (capital(project(it)));
        Explained::Conversion(it) => (term(Term::Conversion(it)));
        Explained::Phase(it) => (term(Term::Phase(it)));
        Explained::Kind(it) => (term(Term::Kind(it)));
        Explained::Concept(it) => (concept(it).name);
    };
    Explanation { name, about: about(what) }
}

fn about(what: Explained) -> Text {
    say! { what;
        Explained::Production(Resource::MegaCredits) => "How many M€ you gain each production phase, beside your terraform rating. It may fall below 0, but not below −5.";
        Explained::Production(it) => "How {} {} you gain each production phase. It can never fall below 0.", much(it), resource(it, 2);
        Explained::Party(it) => (party(it));
        Explained::Project(it) if PROJECTS[it as usize].cost == 0 => "Standard project. {}", effect::project_text(it);
        Explained::Project(it) => "Standard project for {} M€. {}", PROJECTS[it as usize].cost, effect::project_text(it);
        Explained::Conversion(it) => "An action that spends {}. {}", resources(8, it.resource()), effect::sentences(CONVERSIONS[it as usize].play, &Card::BLANK);
        Explained::Concept(it) => (concept(it).about);
        Explained::Resource(Resource::MegaCredits) => "Money. You pay with it for cards, standard projects, milestones and awards. Each production phase brings you your terraform rating plus your M€ production.";
        Explained::Resource(Resource::Steel) => "Pays for cards with a building tag: each steel is worth 2 M€. You get no change.";
        Explained::Resource(Resource::Titanium) => "Pays for cards with a space tag: each titanium is worth 3 M€. You get no change.";
        Explained::Resource(Resource::Plants) => "As an action, turn 8 plants into a greenery tile.";
        Explained::Resource(Resource::Energy) => "Cards spend it. All energy that you have left turns into heat in the production phase.";
        Explained::Resource(Resource::Heat) => "As an action, spend 8 heat to raise the temperature 1 step.";
        Explained::CardResource(CardResource::Animal) => "Animals lie on cards that collect them, and are usually worth victory points.";
        Explained::CardResource(CardResource::Microbe) => "Microbes lie on cards that collect them. Those cards say what microbes are spent on, or how many points they are worth.";
        Explained::CardResource(CardResource::Science) => "Science resources lie on a card that collects them and says what they are for.";
        Explained::CardResource(CardResource::Fighter) => "Fighters lie on a card that collects them. They are worth victory points.";
        Explained::CardResource(CardResource::Floater) => "Floaters lie on cards that collect them. Those cards say what floaters pay for or what points they are worth.";
        Explained::CardResource(CardResource::Asteroid) => "Asteroids lie on a card that collects them, and are spent by that card.";
        Explained::CardResource(CardResource::Camp) => "Refugee camps lie on their card. They are worth victory points.";
        Explained::CardResource(CardResource::Preservation) => "Preservation cubes lie on their corporation. They are worth victory points.";
        Explained::Tag(Tag::Building) => "You may pay for the card with steel. Tags do nothing by themselves; cards, milestones and awards count them.";
        Explained::Tag(Tag::Space) => "You may pay for the card with titanium. Tags do nothing by themselves; cards, milestones and awards count them.";
        Explained::Tag(Tag::Power) => "Marks cards about energy. Tags do nothing by themselves; other cards count them.";
        Explained::Tag(Tag::Science) => "Marks research. Many strong cards require several science tags.";
        Explained::Tag(Tag::Jovian) => "Marks cards about Jupiter and the outer planets. Some cards give victory points for each of your Jovian tags.";
        Explained::Tag(Tag::Earth) => "Marks cards about Earth. Some cards cost less or bring more for each Earth tag.";
        Explained::Tag(Tag::Plant) => "Marks plant life. Tags do nothing by themselves; other cards count them.";
        Explained::Tag(Tag::Microbe) => "Marks cards about microbes. Such cards often collect them.";
        Explained::Tag(Tag::Animal) => "Marks cards about animals. Such cards usually collect animals that are worth victory points.";
        Explained::Tag(Tag::City) => "Marks cards that place a city.";
        Explained::Tag(Tag::Wild) => "Counts as one tag of any kind you like when you take an action. It is never counted for awards or points.";
        Explained::Tag(Tag::Venus) => "Marks cards about Venus. Tags do nothing by themselves; other cards count them.";
        Explained::Parameter(Parameter::Temperature) => "One of the three goals of terraforming Mars. Each step of 2 °C raises your terraform rating by 1 if you cause it.";
        Explained::Parameter(Parameter::Oxygen) => "One of the three goals of terraforming Mars. Each step of 1 % raises your terraform rating by 1 if you cause it; greenery tiles do.";
        Explained::Parameter(Parameter::Oceans) => "One of the three goals of terraforming Mars. Each ocean tile raises your terraform rating by 1 if you place it.";
        Explained::Parameter(Parameter::Venus) => "How far Venus is terraformed. Each step of 2 % raises your terraform rating by 1 if you cause it.";
        Explained::Tile(Tile::Ocean) => "Belongs to nobody and goes on an area reserved for ocean. Placing it raises your terraform rating by 1. A tile placed next to it later brings 2 M€.";
        Explained::Tile(Tile::Greenery) => "Raises oxygen 1 step and with it your terraform rating. Worth 1 victory point to you at the end, and 1 more to each city next to it. It goes next to your own tiles if it can.";
        Explained::Tile(Tile::City) => "Worth 1 victory point at the end for each greenery next to it, of any player. It may not go next to another city.";
        Explained::Tile(Tile::Capital) => "A city that is also worth 1 victory point for each ocean next to it.";
        Explained::Tile(Tile::NaturalPreserve) => "A special tile. It goes where no other tile is next to it.";
        Explained::Tile(Tile::NuclearZone) => "A special tile of the card Nuclear Zone. It goes on any free area not reserved for ocean.";
        Explained::Tile(Tile::MiningRights) => "A special tile. It goes on an area with a steel or titanium bonus, and raises your production of that metal.";
        Explained::Tile(Tile::MiningArea) => "A special tile. It goes next to a tile of yours on an area with a steel or titanium bonus, and raises your production of that metal.";
        Explained::Tile(Tile::EcologicalZone) => "A special tile. It goes next to a greenery tile.";
        Explained::Tile(Tile::LavaFlows) => "A special tile. It goes on a volcanic area, where the map has any.";
        Explained::Tile(Tile::MoholeArea) => "A special tile. It goes on an area reserved for ocean.";
        Explained::Tile(Tile::CommercialDistrict) => "A special tile. Its card gives victory points for the cities next to it.";
        Explained::Tile(Tile::IndustrialCenter) => "A special tile. It goes next to a city.";
        Explained::Tile(Tile::RestrictedArea) => "A special tile of the card Restricted Area. It goes on any free area not reserved for ocean.";
        Explained::Phase(Phase::Setup) => "You choose a corporation and the first project cards, which cost 3 M€ each.";
        Explained::Phase(Phase::Draft) => "You keep one of the cards and pass the others on, until four are kept. Then you buy.";
        Explained::Phase(Phase::Research) => "You see four cards and buy any of them for 3 M€ each.";
        Explained::Phase(Phase::Action) => "Players take turns with one or two actions each, until all have passed.";
        Explained::Phase(Phase::Production) => "Energy turns into heat, then everyone gains M€ and resources by production.";
        Explained::Phase(Phase::Solar) => "What happens between generations: World Government, colony markers, and the committee, as far as they are in the game.";
        Explained::Phase(Phase::Conversion) => "The game is ending: you may still turn 8 plants at a time into greenery tiles.";
        Explained::Phase(Phase::Over) => "The points are counted. Most victory points win.";
        Explained::Phase(Phase::Preludes) => "Everyone plays two preludes before the first generation.";
        Explained::Kind(Kind::Automated) => "A green project card: it acts once, and its tags stay in play.";
        Explained::Kind(Kind::Active) => "A blue project card: it stays in play with an action or a lasting effect.";
        Explained::Kind(Kind::Event) => "A red project card: it acts once, and its tags count only while you play it.";
        Explained::Kind(Kind::Corporation) => "Whom you play for. It says what you start with, and has an effect or action for the whole game.";
        Explained::Kind(Kind::BeginnerCorporation) => "A corporation for newcomers: you keep all ten starting cards without paying.";
        Explained::Kind(Kind::Prelude) => "A card that gives you a start. You play two before the first generation.";
        Explained::Kind(Kind::Colony) => "A moon or planet with up to three colonies. Trade with it for the income at its marker; building a colony there brings its build bonus.";
        Explained::Kind(Kind::Party) => "A party of the committee. Coming to power it gives a bonus to all; its policy holds while it rules.";
        Explained::Kind(Kind::Global) => "Happens to every player at the end of a generation. Influence makes it better for you.";
    }
}

/// A party in the words of its bonus and policy.
fn party(it: Party) -> String {
    let says: Vec<String> = lines(card(it.card())).into_iter().map(|line| line.words).collect();
    format!("A party of the committee. {} While it rules: {}", says[0], says[1..].join(" "))
}

fn concept(it: Concept) -> Explanation {
    explain! { it;
        Concept::Rating => (term(Term::Rating)), "TR: your income and your score. It rises by 1 for each step of a global parameter you cause, brings that many M€ each generation and counts 1 victory point each at the end.";
        Concept::Points => (term(Term::Points)), "VP: most of them win. They come from terraform rating, tiles on Mars, milestones, awards and cards.";
        Concept::Generation => "Generation", "One round of the game: research, action phase and production. The game ends in the generation in which Mars is terraformed.";
        Concept::Turn => "Turn", "On your turn you take 1 or 2 actions, or pass. Turns go round until all have passed.";
        Concept::Pass => "Pass", "You are out of this generation: no more turns until the next one.";
        Concept::EndTurn => "End turn", "You stop after one action. You get further turns in this generation.";
        Concept::FirstPlayer => "First player", "Takes the first turn of this generation. The marker moves one seat on each generation.";
        Concept::PlayerColour => "A player’s mark", "The colour and shape of a player. It marks what belongs to them.";
        Concept::Neutral => "Neutral", "Belongs to no player.";
        Concept::StandardProjects => "Standard projects", "Actions that are always open to everyone, any number of times. They cost M€ only.";
        Concept::CardAction => "Action", "An action of a card in play. You may use each of them once per generation, as one of your actions.";
        Concept::LastingEffect => "Effect", "Always active while the card is in play.";
        Concept::FirstAction => "First action", "Your corporation says what your very first action of the game must be.";
        Concept::Cost => "Cost", "The M€ you pay to play the card, after discounts.";
        Concept::Requirement => "Requirement", "Must hold at the moment you play the card, and never again.";
        Concept::AtLeast => "≥ Minimum", "There must be at least this much when you play the card.";
        Concept::AtMost => "≤ Maximum", "There may be at most this much when you play the card.";
        Concept::Met => "✓", "Holds now, or is done.";
        Concept::Locked => "Lock", "Not possible now. Choose it to read why.";
        Concept::ProductionBox => "Production", "The brown frame means production: what you gain each generation, not at once.";
        Concept::AnyPlayer => "Any player", "The dashed frame means any player: you choose whose it is, or all players’ count.";
        Concept::Asterisk => "*", "An exception: the text of the card says more.";
        Concept::Per => "/", "For each of what follows; or either one.";
        Concept::Pays => "→", "You pay what stands before the arrow and get what stands behind it.";
        Concept::When => ":", "Whenever the left happens, you get the right.";
        Concept::ChosenNumber => "X", "As many as you choose.";
        Concept::Rise => "Rise", "The parameter beside it rises 1 step, and your terraform rating with it.";
        Concept::ProjectCard => "Project card", "A card for your hand. Shown on a card, an area or a track: draw one without paying for it.";
        Concept::RevealedCard => "Revealed card", "The card is shown to everyone.";
        Concept::PlayNow => "Play a card", "You play a card from your hand at once.";
        Concept::Hand => "Cards in hand", "How many cards a player holds. There is no limit. Only the number is known to others.";
        Concept::AnyTag => "Any tag", "One tag of any kind.";
        Concept::NoTag => "Card without tags", "A card that shows no tag at all.";
        Concept::AnyResource => "Any resource", "One of the six standard resources, as you choose.";
        Concept::AnyCardResource => "Any resource on cards", "A resource of the kind that the card collects. It can only be added to a card that collects that kind.";
        Concept::MetalProduction => "Metal production", "Production of the metal that the area shows: steel or titanium.";
        Concept::LowestProduction => "Lowest production", "Your lowest production; of several you choose.";
        Concept::CopiedProduction => "Copied production", "The production box of another card, once more.";
        Concept::RaisedResource => "Raised resource", "The resource whose production has just increased.";
        Concept::EasedRequirements => "Eased requirements", "Your global requirements may be missed by this many steps, either way.";
        Concept::Protected => "Protected", "Nobody can remove these from you.";
        Concept::AnyTile => "Any tile", "A tile of any kind, oceans included.";
        Concept::OwnedTile => "Owned tile", "A tile that belongs to a player: every tile but oceans.";
        Concept::SpecialTile => "Special tile", "Its card says where it goes and what it does. It belongs to the player who placed it.";
        Concept::Claim => "Claimed area", "Only the player whose mark it is may place a tile there.";
        Concept::Milestones => "Milestones", "Goals to reach first: meet one and claim it for 8 M€ as an action. Worth {MILESTONE_POINTS} victory points each; only {MOST_CLAIMED} can be claimed.";
        Concept::Awards => "Awards", "Contests decided at the end. Funding one costs 8, then 14, then 20 M€; {MOST_CLAIMED} can be funded. Whoever is best at the end scores {} victory points, the second {}, whoever funded it.", AWARD_POINTS[0], AWARD_POINTS[1];
        Concept::OceanArea => "Area reserved for ocean", "Only an ocean tile goes here.";
        Concept::LandArea => "Free area", "Any tile but an ocean may go here, within the limits of that tile.";
        Concept::VolcanicArea => "Volcanic area", "Open to every tile. Some cards must place their tile here.";
        Concept::CityArea => "Area kept for a city", "Only the city of that name goes here.";
        Concept::AreaBonus => "Placement bonus", "You gain what is printed on an area when you place a tile there.";
        Concept::OceanBonus => "Next to oceans", "Each ocean next to a tile brings {OCEAN_BONUS} M€ to the player who places that tile.";
        Concept::TrackBonus => "Bonus step", "The player who raises the parameter to this step gains what is shown beside it.";
        Concept::Colony => (term(Term::Colony)), "Your colony on a colony tile. You gain the tile’s colony bonus whenever anyone trades with it.";
        Concept::ColonyMarker => "Colony marker", "Shows the income of a trade. It rises each generation and falls back when somebody trades.";
        Concept::Fleet => (term(Term::Fleet)), "Each trade needs a fleet of yours that is at home. All fleets return at the end of the generation.";
        Concept::Trade => "Trade", "An action for 9 M€, 3 energy or 3 titanium: send a fleet to a colony tile and gain its income.";
        Concept::Committee => "Terraforming Committee", "Delegates sit in six parties. The largest party rules in the next generation.";
        Concept::RulingParty => "Ruling party", "Its policy holds for all players in this generation’s action phase.";
        Concept::Policy => "Policy", "A rule or an action for everyone while the party rules. It works in the action phase only.";
        Concept::DominantParty => "Dominant party", "The party with the most delegates. It rules in the next generation, and its leader becomes chairman.";
        Concept::Influence => (term(Term::Influence)), "Makes global events better for you. You get 1 each for the chairman, for leading the dominant party, and for another delegate there.";
        Concept::Delegate => (term(Term::Delegate)), "Send one to a party as an action: free from the lobby, for 5 M€ from your reserve.";
        Concept::Lobby => "Lobby", "Holds your one free delegate of the generation.";
        Concept::Leader => (term(Term::Leader)), "The player with the most delegates in a party. Worth 1 victory point at the end.";
        Concept::Chairman => (term(Term::Chairman)), "The leader of the party that came to power. It gives 1 TR at once, 1 influence, and 1 victory point at the end.";
        Concept::CurrentEvent => "Current global event", "Happens to every player at the end of this generation.";
        Concept::ComingEvent => "Coming global event", "Happens at the end of the next generation.";
        Concept::DistantEvent => "Distant global event", "Happens at the end of the generation after the next one.";
        Concept::FailedPrelude => "Prelude in vain", "A prelude that cannot be carried out brings {PRELUDE_FAILED} M€ instead.";
        Concept::EndOfGame => "End of the game", "The last generation is the one in which temperature, oxygen and oceans are all complete.";
        Concept::EndWithVenus => "End of the game with Venus", "The last generation is the one in which temperature, oxygen, oceans and Venus are all complete.";
    }
}
