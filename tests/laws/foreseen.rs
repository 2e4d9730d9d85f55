//! What Ares Expedition tells before an answer is what comes of it.

use std::collections::BTreeMap;
use viriditas::ares::cards::Stock;
use viriditas::ares::{Ares, Choice, Event, Figure, Level, Mode, Question, Setup};
use viriditas::kit::{EventLog, Rng, Rules, Seed, View};

const GAMES: u64 = 20;

fn modes() -> [Setup; 3] {
    [
        Setup::new(3),
        Setup { mode: Mode::Cooperative, ..Setup::new(2) },
        Setup { mode: Mode::Solo(Level::Beginner), ..Setup::new(1) },
    ]
}

/// Whether the reward of an ocean token may add to a figure.
const fn is_rewarded(figure: Figure) -> bool {
    matches!(figure, Figure::Stock(Stock::MegaCredits | Stock::Plants) | Figure::Hand)
}

/// Of each answer that is offered in the phases of 20 games of each mode and behind which the next question is told: each figure that the forecast tells comes about, and each
/// figure that changes was told, with the payment that is asked for; where hidden ocean tokens are flipped, M€, plants and cards may be more.
#[test]
fn what_is_foreseen_is_what_comes() {
    let (mut certain, mut with_tokens, mut drawn, mut paid_for) = (0_u32, 0_u32, 0_u32, 0_u32);
    for (setup, number) in modes().into_iter().flat_map(|setup| (0..GAMES).map(move |number| (setup, number)))
    {
        let mut rng = Rng::new(Seed(number));
        let mut game =
            Ares::begin(&setup, Seed(number), &mut EventLog::nothing()).expect("the set-up is possible");
        while let Some(seat) = game.asked().iter().next() {
            let view = View::of(&game, Some(seat));
            let choices: Vec<Choice> = game.choices(seat).collect();
            for &choice in &choices {
                if matches!(choice, Choice::Done | Choice::Phase(_) | Choice::Reopen)
                    || !view.facts().is_together()
                {
                    continue;
                }
                let usual = |view: &View<Ares>, _: &Question| view.choices(seat).next();
                let forecast = view.foresee_paid(seat, choice, usual).expect("it is offered");
                let mut copy = game.clone();
                let mut heard = EventLog::all();
                copy.play(seat, choice, &mut heard).expect("it is offered");
                if forecast.payment.is_some() {
                    let is_payment = |game: &Ares| game.question(seat).is_some_and(|it| it.is_payment());
                    while is_payment(&copy) {
                        let paid = copy.choices(seat).next().expect("a payment");
                        copy.play(seat, paid, &mut heard).expect("it is offered");
                    }
                    paid_for += 1;
                }
                let shows = |event: &Event| matches!(event, Event::Looked { .. } | Event::Revealed { .. });
                if copy.facts().stage != game.facts().stage
                    || heard.events().iter().any(shows)
                    || forecast.asks.is_none()
                {
                    continue;
                }
                let seen = View::of(&copy, Some(seat));
                let told: BTreeMap<String, i32> =
                    forecast.changes.iter().map(|it| (format!("{:?}", it.figure), it.after)).collect();
                for change in &forecast.changes {
                    let came = seen.facts().figure(seat, change.figure);
                    let is_so = came == change.after
                        || forecast.tokens > 0 && is_rewarded(change.figure) && came > change.after;
                    assert!(
                        is_so,
                        "{setup:?} {number}, {choice:?}: {change:?}, but {came}; {:?}",
                        heard.events()
                    );
                }
                for figure in
                    [Figure::Rating, Figure::Forests, Figure::Oceans, Figure::Points, Figure::CardProduction]
                        .into_iter()
                        .chain(
                            Stock::ALL
                                .into_iter()
                                .flat_map(|stock| [Figure::Stock(stock), Figure::Production(stock)]),
                        )
                {
                    let (was, came) = (view.facts().figure(seat, figure), seen.facts().figure(seat, figure));
                    let is_told = was == came
                        || told.contains_key(&format!("{figure:?}"))
                        || forecast.tokens > 0 && is_rewarded(figure);
                    assert!(
                        is_told,
                        "{setup:?} {number}, {choice:?}: {figure:?} {was} to {came} was not told"
                    );
                }
                certain += 1;
                with_tokens += u32::from(forecast.tokens > 0);
                drawn += u32::from(heard.events().iter().any(|event| matches!(event, Event::Drawn { .. })));
            }
            let choice = choices[rng.below(choices.len() as u32) as usize];
            game.play(seat, choice, &mut EventLog::nothing()).expect("it is offered");
        }
    }
    assert!(certain > 10_000 && with_tokens > 100 && drawn > 100, "{certain}, {with_tokens}, {drawn}");
    assert!(paid_for > 100, "{paid_for} with a payment that is asked for");
}
