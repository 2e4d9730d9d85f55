//! The guided first game and the lessons of boxes.

use crate::mars::guide::{Because, GuideTopic, Lesson};
use crate::text::Text;
use crate::text::english::terms::and;
use crate::text::mars::GuideWords;
use crate::text::say::{say, words};

pub(super) fn guide(words: GuideWords<'_>) -> Text {
    say! { words;
        GuideWords::Title => "Guide";
        GuideWords::Step { met, of } => "{met} of {of}";
        GuideWords::Heading(topic) => (heading(topic));
        GuideWords::Teaches(topic) => (teaches(topic));
        GuideWords::Do(label) => "A good next step: {label}.";
        GuideWords::Choose(names) => "Choose {} and confirm.", and(names);
        GuideWords::ChooseNone => "Choose none and confirm.";
        GuideWords::Because(because) => (reason(because));
        GuideWords::Waiting => "It is the other player’s turn.";
        GuideWords::Next => "Next";
        GuideWords::Before => "Back";
        GuideWords::Leave => "Turn off the guide";
        GuideWords::TurnOn => "Turn on the guide";
        GuideWords::Fold => "Fold the guide";
        GuideWords::Unfold => "Open the guide";
        GuideWords::Lessons => "Learn by playing";
        GuideWords::Begin(Lesson::FirstGame) => "Play a guided first game (15 minutes)";
        GuideWords::Begin(Lesson::Prelude) => "Prelude";
        GuideWords::Begin(Lesson::Venus) => "Venus Next";
        GuideWords::Begin(Lesson::Colonies) => "Colonies";
        GuideWords::Begin(Lesson::Turmoil) => "Turmoil";
        GuideWords::About(Lesson::FirstGame) => "You lead a corporation that makes Mars habitable. You play cards and place tiles, and in the end the most victory points win. The page shows you one thing at a time, and what to press.";
        GuideWords::About(Lesson::Prelude) => "Two cards that give you a head start";
        GuideWords::About(Lesson::Venus) => "A second planet, and floaters";
        GuideWords::About(Lesson::Colonies) => "Trade with the outer planets";
        GuideWords::About(Lesson::Turmoil) => "Parties, delegates and global events";
    }
}

const fn heading(topic: GuideTopic) -> &'static str {
    match topic {
        GuideTopic::Aim => "What the game is about",
        GuideTopic::Resources => "Your resources",
        GuideTopic::Cards => "Your cards",
        GuideTopic::Actions => "Your turn",
        GuideTopic::Play => "Play a card",
        GuideTopic::SecondAction => "A second action",
        GuideTopic::Tiles => "Place a tile",
        GuideTopic::Requirements => "Cards for later",
        GuideTopic::Projects => "Standard projects",
        GuideTopic::Plants => "Plants",
        GuideTopic::Heat => "Heat",
        GuideTopic::CardActions => "Card actions",
        GuideTopic::Pass => "Pass",
        GuideTopic::Production => "Production",
        GuideTopic::Research => "Research",
        GuideTopic::Rating => "Terraform rating",
        GuideTopic::Milestones => "Milestones",
        GuideTopic::Awards => "Awards",
        GuideTopic::Bonuses => "Bonus steps",
        GuideTopic::Ending => "The end of the game",
        GuideTopic::LastPlants => "The last plants",
        GuideTopic::Scoring => "Final score",
        GuideTopic::ChoosePreludes | GuideTopic::PlayPreludes => "Preludes",
        GuideTopic::AfterPreludes => "That is all of Prelude",
        GuideTopic::VenusTrack => "Venus",
        GuideTopic::Floaters => "Floaters",
        GuideTopic::Government => "World Government",
        GuideTopic::VenusPoints => "Raising Venus",
        GuideTopic::ColonyTiles => "Colony tiles",
        GuideTopic::Trade => "Trade",
        GuideTopic::BuildColony => "Colonies",
        GuideTopic::Fleets => "Fleets come home",
        GuideTopic::Parties => "Parties",
        GuideTopic::Delegates => "Delegates",
        GuideTopic::GlobalEvents => "Global events",
        GuideTopic::Influence => "Influence",
        GuideTopic::Revision => "The Turmoil phase",
        GuideTopic::NewGovernment => "New government",
        GuideTopic::BoxEnds => "That is all that is new",
    }
}

const fn teaches(topic: GuideTopic) -> &'static str {
    words! { topic;
        GuideTopic::Aim => "You lead a corporation that makes Mars habitable. Raise temperature and oxygen and place oceans: each step raises your terraform rating (TR), which pays you every generation and counts as points. Once all three are complete the game ends, and the most victory points win.";
        GuideTopic::Resources => "Of each resource you see what you have and, beside it, your production: what you gain at the end of each generation. M€ pay for everything. Steel helps to pay for building cards, titanium for space cards.";
        GuideTopic::Cards => "Each card shows its price, its tags and what it does. What it does happens once when you play it; an action or effect stays for the rest of the game. A card that you cannot play yet says why.";
        GuideTopic::Actions => "On your turn you take one or two actions, then the other player does. You go on in turn until both have passed: that ends the generation.";
        GuideTopic::Play => "To play a card, press it. See what it brings and costs, then confirm.";
        GuideTopic::SecondAction => "You may take a second action now, or end your turn.";
        GuideTopic::Tiles => "Press one of the lit areas of the map. You gain what is printed there, and 2 M€ for each ocean beside it.";
        GuideTopic::Requirements => "Some cards have a requirement, such as a temperature or a number of tags. They stay in your hand until it is met.";
        GuideTopic::Projects => "Standard projects need no card: pay the price, as often as you can. Cards usually give more for your M€.";
        GuideTopic::Plants => "8 plants become a greenery. It raises oxygen, and with it your TR, and is worth 1 point at the end. A greenery must lie beside a tile of yours if it can.";
        GuideTopic::Heat => "8 heat raise the temperature one step, and with it your TR.";
        GuideTopic::CardActions => "Cards with an arrow have an action. You may use each once a generation.";
        GuideTopic::Pass => "When nothing is worth its price, pass: you are out until the next generation. You keep your M€ and your cards.";
        GuideTopic::Production => "The generation has ended. Your energy has become heat, and you gained what you produce. Of M€ you gain your TR on top of your production.";
        GuideTopic::Research => "Each generation begins with four new cards. Each that you keep costs 3 M€; the others are gone. Keep M€ to play them.";
        GuideTopic::Rating => "Your TR is M€ in every generation and points at the end. It rises with every step of temperature, oxygen or oceans that you bring about.";
        GuideTopic::Milestones => "If you have what a milestone asks for, claim it for 8 M€: 5 points that nobody else can have. Only three can be claimed.";
        GuideTopic::Awards => "Anyone may fund an award for 8, then 14, then 20 M€. At the end, whoever has most of what it counts gains 5 points, whoever paid for it.";
        GuideTopic::Bonuses => "Some steps bring more. Whoever raises the temperature to 0 °C places an ocean, and whoever raises oxygen to 8 % raises the temperature too.";
        GuideTopic::Ending => "The generation in which temperature, oxygen and oceans are all complete is the last. The nearer it is, the more points count, and the less production does.";
        GuideTopic::LastPlants => "Mars is complete. Everyone may still turn 8 plants each into greeneries: points, though oxygen rises no more.";
        GuideTopic::Scoring => "Points come from TR, milestones, awards, greeneries, cities with greeneries beside them, and cards. You know the game now: the next one may be a whole game, or a lesson with a box.";
        GuideTopic::ChoosePreludes => "You were dealt four preludes. Keep two of them; you play them before the first generation.";
        GuideTopic::PlayPreludes => "Play your preludes in the order that you like. Most of them cost nothing.";
        GuideTopic::AfterPreludes => "What your preludes brought is yours, and their tags count from now on. Nothing else is new: play on, or leave the game.";
        GuideTopic::VenusTrack => "Venus can be terraformed too. Each step raises your TR; the game does not wait for Venus to be complete.";
        GuideTopic::Floaters => "Many cards of Venus collect floaters. They lie on the card that collects them, and the card says what they are good for.";
        GuideTopic::Government => "After each generation the first player raises one parameter for the World Government. Nobody gains TR by it, so the game is not longer with Venus in it.";
        GuideTopic::VenusPoints => "At 8 % the player who raises Venus draws a card, at 16 % they gain one TR more. Without a card, the standard project for Venus costs 15 M€.";
        GuideTopic::ColonyTiles => "Each colony tile has a track with a marker. The further on the marker, the more a trade brings.";
        GuideTopic::Trade => "Once a generation your trade fleet visits a tile: pay 9 M€, 3 energy or 3 titanium and gain what the marker shows. Then the marker goes back.";
        GuideTopic::BuildColony => "For 17 M€ you build a colony on a tile. You gain a bonus at once, and another one each time anyone trades there.";
        GuideTopic::Fleets => "At the end of the generation fleets have come home, and each marker has moved up one step.";
        GuideTopic::Parties => "Six parties want to rule Mars. The policy of the ruling one holds for everyone in this generation.";
        GuideTopic::Delegates => "Send delegates to a party: the first one in a generation is free, others cost 5 M€. The party with most delegates is dominant and rules next.";
        GuideTopic::GlobalEvents => "Three global events are shown. The current one happens at the end of this generation, to everyone.";
        GuideTopic::Influence => "Influence makes events better for you: 1 for the chairman, 1 for the leader of the dominant party and 1 for another delegate in it.";
        GuideTopic::Revision => "At the end of the generation everyone lost 1 TR and the event happened. So raise your TR faster than that.";
        GuideTopic::NewGovernment => "Then the dominant party came to power, and its bonus went to everyone. If a player led it, they became chairman and gained 1 TR.";
        GuideTopic::BoxEnds => "You have met all that this box adds. Play on, or leave the game.";
    }
}

fn reason(because: Because) -> Text {
    say! { because;
        Because::Waiting => "";
        Because::OnlyAnswer => "There is no other answer.";
        Because::Buys(1) => "It seems worth its 3 M€.";
        Because::Buys(_) => "Each of them seems worth its 3 M€.";
        Because::BuysNone => "None of them seems worth 3 M€ now.";
        Because::NothingWorth => "Nothing else seems worth its price now.";
        Because::Milestone => "It is worth 5 points.";
        Because::Award => "You lead in it: 5 points if you stay ahead.";
        Because::Rating(1) => "It raises your TR by 1.";
        Because::Rating(steps) => "It raises your TR by {steps}.";
        Because::Greenery => "A greenery is worth 1 point at the end.";
        Because::City => "A city is worth 1 point for each greenery beside it.";
        Because::Scores(1) => "It brings you 1 point.";
        Because::Scores(points) => "It brings you {points} points.";
        Because::Production => "It raises your production, which pays every generation.";
        Because::Points => "It is worth points at the end.";
        Because::Draws => "It brings you cards.";
        Because::Action => "You can use its action every generation.";
        Because::Gains => "It brings you resources.";
        Because::Government => "It is the World Government’s step, and brings nobody TR.";
        Because::Area => "The ringed area brings most.";
        Because::Usual => "As it stands is fine.";
        Because::Best => "It seems to bring most.";
    }
}
