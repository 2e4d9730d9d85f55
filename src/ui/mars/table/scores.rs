//! How the game came out.

use crate::kit::{Seat, in_order};
use crate::mars::cards::Resource;
use crate::mars::guide::Lesson;
use crate::mars::view::{cards_by_worth, missing_steps};
use crate::mars::{Outcome, Score, outcome, score};
use crate::table::PointsByGeneration;
use crate::text::ScoreLine;
use crate::text::common::BarWords;
use crate::text::mars::{GuideWords, TableWords};
use crate::ui::look::icons::Icon;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::Texts;
use crate::ui::mars::face::Strip;
use crate::ui::mars::guide;
use crate::ui::mars::map::{Portrait, PortraitProps};
use crate::ui::mars::scene::icons;
use crate::ui::mars::scene::line::told_line;
use crate::ui::mars::scene::story::Story;
use crate::ui::mars::scene::{Subject, TableActions, TableContext, use_table_actions, use_table_context};
use crate::ui::mars::table::keepsake::keepsake;
use crate::ui::parts::end::after::AfterGame;
use crate::ui::parts::end::analysis::Afterwards;
use crate::ui::parts::end::analysis::table::{AnalysedTable, AskedLine};
use crate::ui::parts::end::chart::Chart;
use crate::ui::parts::end::worth::{CardWorth, card_worth};
use crate::ui::state::shared_table::SharedTable;
use std::rc::Rc;
use yew::{AttrValue, Callback, Html, Properties, classes, component, html, use_memo};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// What happened in the game.
    pub(crate) story: Story,
    pub(crate) after: AfterGame,
}

/// Who won and why: points by source, by generation and by card.
#[component]
pub(crate) fn Scores(props: &Props) -> Html {
    let context = use_table_context();
    let TableContext { texts, view, names, .. } = &context;
    let facts = view.facts();
    let actions = use_table_actions();
    let is_peeking = actions.is_peeking;
    let peek = actions.peek.reform(|_| ());
    let points = use_memo(props.story.clone(), Story::points);
    let seats: Vec<(Seat, Score)> = view.seats().iter().map(|seat| (seat, score(facts, seat))).collect();
    let money = |seat: Seat| facts.players[seat].stock[Resource::MegaCredits];
    let order =
        in_order(seats.iter().map(|&(seat, score)| (-i64::from(score.total()), -i64::from(money(seat)))));
    let seats: Vec<(Seat, Score)> = order.into_iter().map(|place| seats[place]).collect();
    let most = seats.iter().map(|(_, score)| score.total()).max().unwrap_or(1).max(1);
    let bar = |&(seat, ref score): &(Seat, Score)| {
        let parts = ScoreLine::ALL.into_iter().filter(|&line| line != ScoreLine::Total && line.of(score) > 0);
        html! {
            <li class={names.colour(seat)}>
                <span class="who">{ names.mark(seat) }<b>{ names.label(seat) }</b><small>{ texts.card(facts.players[seat].corporation) }</small></span>
                <span class="bar" aria-hidden="true">
                    { for parts.map(|line| {
                        let share = f32::from(line.of(score)) * 100.0 / f32::from(most);
                        html! { <span class={format!("src-{line:?}")} style={format!("inline-size:{share:.2}%")}>
                            if share > 4.0 { { icon(icons::score(line)) } }{ line.of(score) }</span> }
                    }) }
                </span>
                <b class="tot">{ texts.number(score.total().into()) }</b>
            </li>
        }
    };
    let line = |line: ScoreLine| {
        html! {
            <tr data-line={format!("{line:?}")}>
                <th scope="row">{ icon(icons::score(line)) }{ texts.score_line(line) }</th>
                { for seats.iter().map(|(seat, score)| html! { <td data-seat={seat.number().to_string()}>{ texts.number(line.of(score).into()) }</td> }) }
            </tr>
        }
    };
    let picture = {
        let (context, seats) = (context.clone(), seats.clone());
        Callback::from(move |()| keepsake(&context, &seats))
    };
    html! {
        <section id="scores" class={classes!("end", is_peeking.then_some("peeking"))} aria-label={texts.table(TableWords::FinalScore)}>
            <header class="win">
                { part!(Portrait { ..PortraitProps::of(facts) }) }
                <div>
                    <h2 tabindex="-1" class="focus-here">{ context.speak(|speaker| speaker.outcome(outcome(facts))) }</h2>
                    <p>{ why(&context, &seats) }{ for lead(&context, &points).map(|lead| html! { <>{ " " }{ lead }</> }) }</p>
                </div>
                <p class="buttons">
                    <button id="peek" type="button" class="btn" aria-pressed={is_peeking.to_string()} onclick={peek}>{ icon(Icon::Eye) }
                        { texts.table(if is_peeking { TableWords::BackToTheScore } else { TableWords::LookAtTable }) }</button>
                    { for next_lesson(*texts, props) }
                    { props.after.buttons(*texts, names, picture) }
                </p>
            </header>
            <div class="half" hidden={is_peeking}>
                <div class="panel"><h3>{ texts.table(TableWords::PointsBySource) }</h3><ol class="bars">{ for seats.iter().map(bar) }</ol></div>
                <div class="panel sums" tabindex="0" role="region" aria-label={texts.table(TableWords::PointsAsTable)}>
                    <table>
                        <thead><tr>
                            <td />{ for seats.iter().map(|&(seat, _)| html! { <th scope="col">{ names.mark(seat) }{ names.label(seat) }</th> }) }
                        </tr></thead>
                        <tbody>
                            { for ScoreLine::of_game(context.facts()).map(line) }
                            <tr>
                                <th scope="row">{ icon(Icon::Mc) }{ texts.resource(Resource::MegaCredits) }</th>
                                { for seats.iter().map(|&(seat, _)| html! { <td>{ money(seat) }</td> }) }
                            </tr>
                        </tbody>
                    </table>
                </div>
            </div>
            <div class="half" hidden={is_peeking}>
                <div class="panel">{ chart(&context, &seats, &points) }</div>
                <div class="panel">{ card_worth(*texts, names, seats.iter().map(|&(seat, _)| (seat, worth(&context, &actions, seat))).collect()) }</div>
            </div>
            <div class="panel whole" hidden={is_peeking}>{ afterwards(&context, props, &seats) }</div>
        </section>
    }
}

/// Behind a lesson, the one that follows it.
fn next_lesson(texts: Texts, props: &Props) -> Option<Html> {
    let played = props.story.lesson()?;
    let next = Lesson::ALL.iter().copied().skip_while(|&lesson| lesson != played).nth(1)?;
    let begin = props.after.begin.clone();
    let onclick = move |_| {
        if let Some(table) = guide::begin(texts, next) {
            begin.emit(table.into());
        }
    };
    let words = texts.table(TableWords::Guide(GuideWords::NextLesson(next)));
    Some(
        html! { <button id="next-lesson" type="button" class="btn" {onclick}>{ icon(Icon::Help) }{ words }</button> },
    )
}

/// The points by generation.
fn chart(context: &TableContext, seats: &[(Seat, Score)], points: &PointsByGeneration) -> Html {
    let texts = context.texts;
    let generations = 1..points.rows().len() as u8;
    let generations = generations.map(|now| texts.bar(BarWords::Generation { now, last: None }));
    part!(Chart {
        title: texts.table(TableWords::PointsByGeneration),
        names: context.names.clone(),
        seats: seats.iter().map(|&(seat, _)| seat).collect::<Vec<_>>(),
        moments: [texts.table(TableWords::AtTheStart)].into_iter().chain(generations).collect::<Vec<_>>(),
        has_rivals: true,
        note: texts.table(TableWords::AsIfEndedThen),
        below: (1..points.rows().len()).map(|at| at.to_string().into()).collect::<Vec<_>>(),
        rows: points.rows().to_vec()
    })
}

/// The game, looked at afterwards.
fn afterwards(context: &TableContext, props: &Props, seats: &[(Seat, Score)]) -> Html {
    let texts = context.texts;
    let (table, names) = (props.story.table(), context.names.clone());
    let tell = Callback::from(move |AskedLine { at, seat, places }: AskedLine| {
        told_line(texts, &SharedTable::from(Rc::new(table.after(at))), &names, seat, &places)
    });
    let seats: Vec<Seat> = seats.iter().map(|&(seat, _)| seat).collect();
    let table = AnalysedTable {
        ended: props.after.ended.clone(),
        names: context.names.clone(),
        has_rivals: seats.len() > 1,
        seats,
        when: Callback::from(move |now| texts.bar(BarWords::GenerationInShort { now, last: None })),
        tell,
        replay: props.after.again.clone(),
    };
    part!(Afterwards { table })
}

/// The cards of a seat with points.
fn worth(context: &TableContext, actions: &TableActions, seat: Seat) -> Vec<CardWorth> {
    let card = |(id, points)| CardWorth {
        face: part!(Strip { card: id }),
        points,
        look: actions.look.reform(move |()| Subject::Card(id)),
    };
    cards_by_worth(context.facts(), seat).into_iter().map(card).collect()
}

/// When the only winner took the lead for good.
fn lead(context: &TableContext, points: &PointsByGeneration) -> Option<AttrValue> {
    let Outcome::Won(winners) = outcome(context.facts()) else { return None };
    let winner = winners.iter().next().filter(|_| winners.len() == 1)?;
    let generation = points.lead_since(winner)?;
    Some(context.texts.table(TableWords::LeadSince { winner: context.names.called(winner), generation }))
}

/// What made the difference: the lead, and the source in which it is greatest.
fn why(context: &TableContext, seats: &[(Seat, Score)]) -> AttrValue {
    let TableContext { texts, names, .. } = context;
    let facts = context.facts();
    let generations = facts.generation;
    match (outcome(facts), seats) {
        (Outcome::Lost, [(_, score)]) if facts.options.is_for_rating() => {
            texts.table(TableWords::NotRated { generations, rating: score.rating })
        }
        (Outcome::Lost, _) => {
            texts.table(TableWords::NotReady { last: generations, missing: missing_steps(facts) })
        }
        (Outcome::Won(_), [(_, one), (second, other), ..]) => {
            let lead = one.total() - other.total();
            let sources = ScoreLine::ALL.into_iter().filter(|&line| line != ScoreLine::Total);
            let best = sources.max_by_key(|line| line.of(one) - line.of(other));
            let best = best.map(|line| (line, line.of(one), line.of(other)));
            let second = names.called(*second);
            match lead {
                0 => texts.table(TableWords::Level { second, generations }),
                lead => texts.table(TableWords::Ahead { lead, generations, best }),
            }
        }
        (Outcome::Won(_), _) => texts.table(TableWords::DoneWithin(generations)),
    }
}
