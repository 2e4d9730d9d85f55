//! How the game came out.

use crate::ares::cards::{Phase, ZoneTrack};
use crate::ares::{
    Deeds, LAST_COOPERATIVE_ROUND, LAST_SOLO_ROUND, Mode, OCEANS, Outcome, STEPS_OF_MARS, Score,
    cards_by_worth, deeds, mars_by_round, most_steps, points_by_round,
};
use crate::kit::{Seat, in_order};
use crate::table::PointsByGeneration;
use crate::text::ares::{AresScoreLine, AresWords};
use crate::text::mars::TableWords;
use crate::ui::ares::coach::told_line;
use crate::ui::ares::face::{Chip, pictures};
use crate::ui::ares::scene::{AresActions, AresContext, Subject, use_ares, use_ares_actions};
use crate::ui::ares::table::keepsake::keepsake;
use crate::ui::look::part::part;
use crate::ui::look::picture::icon;
use crate::ui::parts::end::after::AfterGame;
use crate::ui::parts::end::analysis::Afterwards;
use crate::ui::parts::end::analysis::table::{AnalysedTable, AskedLine};
use crate::ui::parts::end::chart::Chart;
use crate::ui::parts::end::worth::{CardWorth, card_worth};
use crate::ui::state::shared_table::SharedTable;
use std::rc::Rc;
use yew::{AttrValue, Callback, Html, Properties, component, html, use_memo};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) after: AfterGame,
}

/// Who won, and the points by source, by round and by card.
#[component]
pub(crate) fn End(props: &Props) -> Html {
    let (context, actions) = (use_ares(), use_ares_actions());
    let points = use_memo(context.table.clone(), |table| points_by_round(table));
    let deeds = use_memo((context.table.clone(), context.viewer), |(table, viewer)| deeds(table, *viewer));
    let mars = use_memo(context.table.clone(), |table| mars_by_round(table));
    let (texts, names, facts) = (context.texts, &context.names, context.facts());
    let seats: Vec<(Seat, Score)> = facts.seats().iter().map(|seat| (seat, facts.score(seat))).collect();
    let seats = if facts.setup.mode == Mode::Competitive { ranked(&seats) } else { seats };
    let outcome = facts.outcome().map(|outcome| context.speak(|speaker| speaker.outcome(outcome)));
    let steps = ZoneTrack::ALL.map(|track| most_steps(track) - facts.planet.steps(track));
    let oceans = OCEANS - facts.planet.oceans();
    let goal = match facts.setup.mode {
        Mode::Cooperative => Some(context.points_together()),
        Mode::Competitive | Mode::Solo(_) => None,
    };
    // What is left decides a tie alone (ARES-END-05).
    let most = seats.iter().map(|(_, score)| score.total).max();
    let is_level = seats.iter().filter(|(_, score)| Some(score.total) == most).count() > 1;
    let line = |line: AresScoreLine| {
        html! {
            <tr data-line={texts.ares().score_line(line)}>
                <th scope="row">{ icon(pictures::score(line)) }{ texts.ares().score_line(line) }</th>
                { for seats.iter().map(|(seat, score)| html! { <td data-seat={seat.number().to_string()}>{ texts.number(line.of(score)) }</td> }) }
            </tr>
        }
    };
    let picture = {
        let (context, seats) = (context.clone(), seats.clone());
        Callback::from(move |()| Some(keepsake(&context, &seats)))
    };
    html! {
        <section id="scores" class="panel turn a-end" aria-label={texts.table(TableWords::FinalScore)}>
            <h2 tabindex="-1" class="focus-here">{ outcome.unwrap_or_default() }</h2>
            <p>{ context.page(AresWords::EndedIn(facts.round)) }{ " " }{ context.page(AresWords::Missing { oxygen: steps[0], temperature: steps[1], oceans }) }{ for lead(&context, &points).map(|lead| html! { <>{ " " }{ lead }</> }) }</p>
            if let Some(goal) = goal { <p><b>{ goal }</b></p> }
            <div class="sums" tabindex="0" role="region" aria-label={texts.table(TableWords::PointsAsTable)}>
                <table>
                    <thead><tr>
                        <td />{ for seats.iter().map(|&(seat, _)| html! { <th scope="col">{ names.mark(seat) }{ names.label(seat) }</th> }) }
                    </tr></thead>
                    <tbody>
                        { for AresScoreLine::ALL.map(line) }
                        { did(&context, &seats, &deeds) }
                        if facts.setup.mode == Mode::Competitive && is_level { <tr><th scope="row">{ context.page(AresWords::LeftForTies) }</th>{ for seats.iter().map(|(_, score)| html! { <td>{ score.left }</td> }) }</tr> }
                    </tbody>
                </table>
            </div>
            <p class="buttons">
                { props.after.buttons(texts, names, picture) }
            </p>
            <div>{ chart(&context, &seats, &points) }</div>
            <div>{ rise(&context, &mars) }</div>
            <div>{ afterwards(&context, &props.after, &seats) }</div>
            <div>{ card_worth(texts, names, seats.iter().map(|&(seat, _)| (seat, worth(&context, &actions, seat))).collect()) }</div>
        </section>
    }
}

/// Rivals, the winner first.
fn ranked(seats: &[(Seat, Score)]) -> Vec<(Seat, Score)> {
    let order = in_order(seats.iter().map(|(_, score)| (-i64::from(score.total), -i64::from(score.left))));
    order.into_iter().map(|place| seats[place]).collect()
}

/// What everyone did: the steps of Mars, and how often which phase was chosen.
fn did(context: &AresContext, seats: &[(Seat, Score)], deeds: &Deeds) -> Html {
    let often = |(phase, times): (Phase, u16)| {
        let said = context.words().phase_name(phase);
        html! { if times > 0 { <span title={said}>{ icon(pictures::phase(phase)) }<span class="vh">{ said }{ " " }</span>{ times }</span> } }
    };
    html! {
        <>
            <tr><th scope="row">{ context.page(AresWords::StepsBy) }</th>{ for seats.iter().map(|&(seat, _)| html! { <td>{ deeds.raised[seat] }</td> }) }</tr>
            <tr class="a-chosen"><th scope="row">{ context.page(AresWords::PhasesBy) }</th>{ for seats.iter().map(|&(seat, _)| html! {
                <td><span>{ for Phase::ALL.into_iter().zip(deeds.chosen[seat]).map(often) }</span></td>
            }) }</tr>
        </>
    }
}

/// The steps and oceans of Mars after each round, and where rounds are limited, what an even pace would have made.
fn rise(context: &AresContext, rounds: &[u16]) -> Html {
    let last = match context.facts().setup.mode {
        Mode::Solo(_) => Some(LAST_SOLO_ROUND),
        Mode::Cooperative => Some(LAST_COOPERATIVE_ROUND),
        Mode::Competitive => None,
    };
    let share = |done: u16, of: u16| (u32::from(done) * 100 / u32::from(of.max(1))).min(100);
    let round = |(round, &done): (u8, &u16)| {
        let said = context.page(AresWords::MarsAfter { round, done });
        let due = last.map(|last| html! { <i style={format!("inset-block-end:{}%", share(u16::from(round), u16::from(last)))} /> });
        html! { <li title={said.clone()}><b style={format!("block-size:{}%", share(done, STEPS_OF_MARS))} />{ for due }<span class="vh">{ said }</span></li> }
    };
    html! {
        <>
            <h3>{ context.page(AresWords::MarsByRound) }</h3>
            <ol class="a-rise" dir="ltr">{ for (1..).zip(rounds.iter().skip(1)).map(round) }</ol>
        </>
    }
}

/// The points by round.
fn chart(context: &AresContext, seats: &[(Seat, Score)], points: &PointsByGeneration) -> Html {
    let rounds = (1..points.rows().len() as u8).map(|round| context.page(AresWords::Round(round)));
    part!(Chart {
        title: context.page(AresWords::PointsByRound),
        names: context.names.clone(),
        seats: seats.iter().map(|&(seat, _)| seat).collect::<Vec<_>>(),
        moments: [context.texts.table(TableWords::AtTheStart)].into_iter().chain(rounds).collect::<Vec<_>>(),
        has_rivals: context.facts().setup.mode == Mode::Competitive,
        note: context.texts.table(TableWords::AsIfEndedThen),
        below: (1..points.rows().len()).map(|at| at.to_string().into()).collect::<Vec<_>>(),
        rows: points.rows().to_vec()
    })
}

/// The game, looked at afterwards.
fn afterwards(context: &AresContext, after: &AfterGame, seats: &[(Seat, Score)]) -> Html {
    let texts = context.texts;
    let (table, names) = (context.table.clone(), context.names.clone());
    let tell = Callback::from(move |AskedLine { at, seat, places }: AskedLine| {
        told_line(texts, &SharedTable::from(Rc::new(table.after(at))), &names, seat, &places)
    });
    let seats: Vec<Seat> = seats.iter().map(|&(seat, _)| seat).collect();
    let table = AnalysedTable {
        ended: after.ended.clone(),
        names: context.names.clone(),
        has_rivals: context.facts().setup.mode == Mode::Competitive && seats.len() > 1,
        seats,
        when: Callback::from(move |round| texts.expedition(AresWords::RoundInShort(round))),
        tell,
        replay: after.again.clone(),
    };
    part!(Afterwards { table })
}

/// The cards of a seat with points.
fn worth(context: &AresContext, actions: &AresActions, seat: Seat) -> Vec<CardWorth> {
    let card = |(id, points)| CardWorth {
        face: part!(Chip { id }),
        points,
        look: actions.look.reform(move |()| Some(Subject::Card(id))),
    };
    cards_by_worth(context.facts(), seat).into_iter().map(card).collect()
}

/// When the only winner took the lead for good.
fn lead(context: &AresContext, points: &PointsByGeneration) -> Option<AttrValue> {
    let Some(Outcome::Winners(winners)) = context.facts().outcome() else { return None };
    let winner = winners.iter().next().filter(|_| winners.len() == 1)?;
    let round = points.lead_since(winner)?;
    Some(context.page(AresWords::LeadSince { winner: context.names.called(winner), round }))
}
