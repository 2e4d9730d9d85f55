//! What happened, for the log; how the game came out.

use super::amount::{each, held};
use super::effect::some_tiles;
use super::phrase::object;
use super::setup::of_pile;
use super::terms::{
    agreeing, and, award_name, capital, counted, from_payer, milestone_name, name, parameter, party, payer,
    plainly, project, resources, resources_object, signed, steps, stuff, tile, with_name,
};
use super::who::Doer;
use crate::mars::metal;
use crate::text::grammar::Case;
use crate::text::mars::prelude::*;

/// What happened, as a sentence.
pub(crate) fn event(speaker: &TableText<'_>, event: Event) -> String {
    let who = |seat: Seat| Doer::of(speaker.listener(), seat);
    let does = |seat: Seat, other: &str, you: &str| who(seat).does(other, you);
    let is_you = |seat: Seat| speaker.is_you(seat);
    let whose = |seat: Seat, your: &str, thing: &str| who(seat).whose(your, thing);
    // «виробництво рослин гравця Ada», «ваше виробництво рослин».
    let production = |seat: Seat, of| who(seat).owned("ваше", &format!("виробництво {}", stuff(of)));
    // Where areas are not named, only one that has a name of its own is.
    let is_shown = |area| speaker.areas == Areas::Shown && speaker.facts.map().kept_for(area).is_none();
    let there = |area| if is_shown(area) { String::new() } else { format!(" ({})", speaker.space(area)) };
    let held_on = |id: CardId| held(card(id));
    let gets = |seat: Seat| does(seat, "отримує", "отримуєте");
    say! { event;
        Event::FirstPlayer(seat) if is_you(seat) => "Починаєте ви.";
        Event::FirstPlayer(seat) => "Починає {}.", speaker.player(seat);
        Event::Shuffled(pile) => "{} перемішано.", capital(of_pile(pile, 2));
        Event::Reshuffled(Pile::Corporations) => "Скинуті корпорації перемішано в нову колоду.";
        Event::Reshuffled(Pile::Colonies) => "Жетони колоній перемішано знову.";
        Event::Reshuffled(Pile::Events) => "Минулі глобальні події перемішано в нову колоду.";
        Event::Reshuffled(Pile::Preludes) => "Скинуті карти початку перемішано в нову колоду.";
        Event::Reshuffled(Pile::Projects) => "Відбій перемішано в нову колоду.";
        Event::PhaseBegan(Phase::Conversion) if speaker.facts.options.is_for_rating() => "Досягнуто РТ {RATING_TO_WIN}. Остання нагода перетворити рослини на зелень.";
        Event::PhaseBegan(Phase::Setup) => "Починається підготовка гри.";
        Event::PhaseBegan(Phase::Draft) => "Починається драфт.";
        Event::PhaseBegan(Phase::Research) => "Починається фаза досліджень.";
        Event::PhaseBegan(Phase::Action) => "Починається фаза дій.";
        Event::PhaseBegan(Phase::Production) => "Починається фаза виробництва.";
        Event::PhaseBegan(Phase::Solar) => "Починається фаза Сонця.";
        Event::PhaseBegan(Phase::Conversion) => "Марс тераформовано. Остання нагода перетворити рослини на зелень.";
        Event::PhaseBegan(Phase::Over) => "Гру завершено.";
        Event::PhaseBegan(Phase::Preludes) => "Розігруються карти початку.";
        Event::GenerationBegan => "Починається нове покоління.";
        Event::CorporationDealt { seat, card: id } => "{} {}.", gets(seat), card_of(Pile::Corporations, id);
        Event::PreludeDealt { seat, card: id } => "{} {}.", gets(seat), card_of(Pile::Preludes, id);
        Event::CorporationRevealed { seat, card: id } => "{} {}.", does(seat, "відкриває", "відкриваєте"), card_of(Pile::Corporations, id);
        Event::Dealt { seat, pile, card: id } => "{} {}.", gets(seat), card_of(pile, id);
        Event::Picked { seat, card: id } => "{} {}.", does(seat, "вибирає", "вибираєте"), with_name("карту", card(id));
        Event::HandsPassed(Direction::Clockwise) => "Решта карт переходить за годинниковою стрілкою.";
        Event::HandsPassed(Direction::CounterClockwise) => "Решта карт переходить проти годинникової стрілки.";
        Event::DraftEnded => "Драфт завершено.";
        Event::Kept { seat, card: id } => "{} {}.", does(seat, "залишає", "залишаєте"), with_name("карту", card(id));
        Event::Declined { seat, card: id } if Pile::Preludes.has(id) => "{} {}.", does(seat, "скидає", "скидаєте"), with_name("карту початку", card(id));
        Event::Declined { seat, card: id } | Event::Discarded { seat, card: id } => "{} {}.", does(seat, "скидає", "скидаєте"), with_name("карту", card(id));
        Event::Drew { seat, pile, card: id } => "{} {}.", does(seat, "бере", "берете"), card_of(pile, id);
        Event::Found { seat, card: id } => "{} {}.", does(seat, "знаходить і залишає", "знаходите й залишаєте"), with_name("карту", card(id));
        Event::PreludeFailed { seat, card: id } => "{} не має ефекту й іде у відбій.", whose(seat, "Ваша", &with_name("карта початку", card(id)));
        Event::Revealed { card: id } => "{} відкрито й скинуто.", with_name("Карту", card(id));
        Event::Played { seat, card: id } => "{} {}.", does(seat, "розігрує", "розігруєте"), with_name("карту", card(id));
        Event::TurnedDown { seat, card: id } => "{} лягає долілиць.", whose(seat, "Ваша", &with_name("подія", card(id)));
        Event::FirstActionSettled(seat) => "{} виконано.", whose(seat, "Вашу", "першу дію");
        Event::TurnBegan(seat) if is_you(seat) => "Ваш хід.";
        Event::TurnBegan(seat) => "{}: хід.", speaker.player(seat);
        Event::Passed(seat) if is_you(seat) => "Ви пасуєте.";
        Event::Passed(seat) => "{}: пас.", speaker.player(seat);
        Event::Used { seat, card: id } => "{} {}.", does(seat, "виконує", "виконуєте"), with_name(if matches!(card(id).kind, Kind::Party) { "дію партії" } else { "дію карти" }, card(id));
        Event::ProjectUsed { seat, project: StandardProject::SellPatents } => "{} патенти.", does(seat, "продає", "продаєте");
        Event::ProjectUsed { seat, project: it } => "{} стандартний проект «{}».", does(seat, "виконує", "виконуєте"), project(it);
        Event::Converted { seat, conversion } => "{} {}.", does(seat, "перетворює", "перетворюєте"), plainly(Noun::of_resource(conversion.resource()), Case::Accusative);
        Event::Gained { seat, resource, amount } => "{} {}.", gets(seat), resources_object(amount.into(), resource);
        Event::Paid { seat, with, amount } => "{} {}{}.", does(seat, "платить", "платите"), object(amount.into(), payer(with)), from_payer(with);
        Event::Lost { seat, by: Some(by), resource, amount } if by != seat => "{} {} {}.", does(by, "відбирає", "відбираєте"), who(seat).robbed(), resources_object(amount.into(), resource);
        Event::Lost { seat, by: _, resource, amount } => "{} {}.", does(seat, "втрачає", "втрачаєте"), resources_object(amount.into(), resource);
        Event::Produced { seat, by: Some(by), resource: of, change: change @ ..0 } if by != seat => "{} {} на {}.", does(by, "зменшує", "зменшуєте"), production(seat, of), steps(-i32::from(change));
        Event::Produced { seat, by: Some(by), resource: of, change } if by != seat => "{} {} на {}.", does(by, "збільшує", "збільшуєте"), production(seat, of), steps(change.into());
        Event::Produced { seat, by: _, resource: of, change: change @ ..0 } => "{} зменшується на {}.", whose(seat, "Ваше", &format!("виробництво {}", stuff(of))), steps(-i32::from(change));
        Event::Produced { seat, by: _, resource: of, change } => "{} зростає на {}.", whose(seat, "Ваше", &format!("виробництво {}", stuff(of))), steps(change.into());
        Event::EnergyBecameHeat { seat, amount } => "{} {} на {}.", does(seat, "перетворює", "перетворюєте"), resources_object(amount.into(), Resource::Energy), plainly(Noun::Heat, Case::Accusative);
        Event::Raised { by: Some(seat), parameter: it } => "{} {} на {}.", does(seat, "піднімає", "піднімаєте"), parameter(it, Case::Accusative), steps(1);
        Event::Raised { by: None, parameter: it } => "{} {} на {}.", capital(parameter(it, Case::Nominative)), agreeing(it, "зростає", "зростають"), steps(1);
        Event::Rated { seat, change: change @ ..0 } => "{} {} РТ.", does(seat, "втрачає", "втрачаєте"), change.abs();
        Event::Rated { seat, change } => "{} {change} РТ.", gets(seat);
        Event::Placed { by: Some(seat), tile: it, space } => "{} {}{}.", does(seat, "розміщує", "розміщуєте"), some_tiles(it, 1), there(space);
        Event::Placed { by: None, tile: Tile::Ocean, space } => "Розміщено жетон океану{}.", there(space);
        Event::Placed { by: None, tile: it, space } => "Розміщено нейтральний {}{}.", tile(it, Case::Accusative), there(space);
        Event::Claimed { seat, space } if speaker.areas == Areas::Named => "{} ділянку: {}.", does(seat, "закріплює", "закріплюєте"), speaker.space(space);
        Event::Claimed { seat, space: _ } => "{} ділянку.", does(seat, "закріплює", "закріплюєте");
        Event::Added { card: id, amount } => "{}: +{}.", with_name("На карту", card(id)), counted(amount.into(), held_on(id));
        Event::Taken { by: Some(by), card: id, amount } => "{} {} {}.", does(by, "прибирає", "прибираєте"), with_name("із карти", card(id)), object(amount.into(), held_on(id));
        Event::Taken { by: None, card: id, amount } => "{}: −{}.", with_name("Із карти", card(id)), counted(amount.into(), held_on(id));
        Event::Remembered { card: id, value } => "{} позначено: {}.", with_name("На карті", card(id)), metal(value).map_or_else(|| format!("число {value}"), |it| plainly(Noun::of_resource(it), Case::Nominative).to_owned());
        Event::Eased { seat, discount, leeway: 0 } => "{} в цьому поколінні коштує на {discount} M€ менше.", whose(seat, "Ваша", "наступна карта");
        Event::Eased { seat, discount: 0, leeway } => "{} в цьому поколінні може відхилитися від вимог до глобальних параметрів на {}.", whose(seat, "Ваша", "наступна карта"), steps(leeway.into());
        Event::Eased { seat, discount, leeway } => "{} в цьому поколінні коштує на {discount} M€ менше й може відхилитися від вимог до глобальних параметрів на {}.", whose(seat, "Ваша", "наступна карта"), steps(leeway.into());
        Event::MilestoneClaimed { seat, milestone } => "{} досягнення{}.", does(seat, "присвоює", "присвоюєте"), speaker.facts.milestone(milestone).map_or_else(String::new, |it| format!(" «{}»", milestone_name(it)));
        Event::AwardFunded { seat, award } => "{} нагороду{}.", does(seat, "фінансує", "фінансуєте"), speaker.facts.award(award).map_or_else(String::new, |it| format!(" «{}»", award_name(it)));
        Event::ColonyOpened { by: None, tile } => "У грі {}.", with_name("жетон колонії", card(tile));
        Event::ColonyOpened { by: Some(seat), tile } => "{} {}.", does(seat, "додає", "додаєте"), with_name("жетон колонії", card(tile));
        Event::ColonyClosed { seat, tile } => "{} {}.", does(seat, "прибирає", "прибираєте"), with_name("з гри жетон колонії", card(tile));
        Event::Settled { seat, tile } => "{} колонію: {}.", does(seat, "будує", "будуєте"), name(card(tile));
        Event::MarkerMoved { tile, to } => "{} переходить на позицію {to}.", with_name("Маркер колонії", card(tile));
        Event::FleetSent { seat, tile } => "{} {}.", does(seat, "торгує", "торгуєте"), with_name("з колонією", card(tile));
        Event::FleetGained(seat) => "{} торговельний флот.", gets(seat);
        Event::FleetsReturned => "Усі торговельні флоти повертаються додому.";
        Event::Lowered { parameter: it } => "{} {} на {}.", capital(parameter(it, Case::Nominative)), agreeing(it, "знижується", "знижуються"), steps(1);
        Event::OceanRemoved { .. } => "Прибрано жетон океану.";
        Event::DelegateMoved { whose: Delegate::Neutral, from, to } => (moved("Нейтральний делегат", from, to));
        Event::DelegateMoved { whose: Delegate::Of(seat), from, to } => (moved(&capital(&who(seat).owned("ваш", "делегат")), from, to));
        Event::LeaderChanged { party: it, leader: Delegate::Neutral } => "Партію «{}» очолює нейтральний делегат.", party(it);
        Event::LeaderChanged { party: it, leader: Delegate::Of(seat) } => "{} партію «{}».", does(seat, "очолює", "очолюєте"), party(it);
        Event::DominanceMoved(it) => "Домінантна партія: {}.", party(it);
        Event::PartyRules(it) => "Партія «{}» приходить до влади.", party(it);
        Event::EventHappens(id) => "Відбувається {}.", with_name("глобальна подія", card(id));
        Event::EventsAdvanced => "Глобальні події зсуваються.";
        Event::EventRevealed(id) => "Відкрито: {}.", with_name("глобальна подія", card(id));
        Event::MarkersTaken => "Усі дії карт знову доступні.";
    }
}

fn moved(whose: &str, from: DelegateSeat, to: DelegateSeat) -> String {
    say! { (from, to);
        (DelegateSeat::Lobby | DelegateSeat::Reserve | DelegateSeat::Chair | DelegateSeat::Party(_), DelegateSeat::Party(it)) => "{whose} іде до партії «{}».", party(it);
        (DelegateSeat::Chair, DelegateSeat::Reserve) => "{whose} покидає місце спікера.";
        (DelegateSeat::Party(it), DelegateSeat::Reserve) => "{whose} покидає партію «{}».", party(it);
        (_, DelegateSeat::Reserve) => "{whose} повертається до резерву.";
        (_, DelegateSeat::Lobby) => "{whose} іде до лобі.";
        (_, DelegateSeat::Chair) => "{whose} стає спікером.";
    }
}

/// A card that comes from a pile, by its name or, hidden, by its kind, as an object.
fn card_of(pile: Pile, id: CardId) -> String {
    say! { pile;
        Pile::Corporations => (with_name("корпорацію", card(id)));
        Pile::Preludes => (with_name("карту початку", card(id)));
        Pile::Events => (with_name("глобальну подію", card(id)));
        Pile::Projects | Pile::Colonies => (with_name("карту", card(id)));
    }
}

/// «Ваш дохід: 23 M€ (20 РТ + 3); 4 енергії → тепло; 2 сталі, 1 рослина.»
pub(crate) fn income(speaker: &TableText<'_>, income: &Income) -> String {
    let production = i32::from(income.production());
    let sign = if production < 0 { '−' } else { '+' };
    let from = format!("{} РТ {sign} {}", signed(income.rating.into()), production.abs());
    let mut parts = vec![format!("{} ({from})", resources(income.money.into(), Resource::MegaCredits))];
    if income.energy > 0 {
        let energy = resources(income.energy.into(), Resource::Energy);
        parts.push(format!("{energy} → {}", plainly(Noun::Heat, Case::Nominative)));
    }
    if !income.gained.is_empty() {
        parts.push(each(&income.gained, |(it, amount)| resources(amount.into(), it)).join(", "));
    }
    let whose = Doer::of(speaker.listener(), income.seat).owned("ваш", "дохід");
    format!("{}: {}.", capital(&whose), parts.join("; "))
}

pub(crate) fn taken_back(speaker: &TableText<'_>, seat: Seat) -> String {
    let who = Doer::of(speaker.listener(), seat);
    format!("{} хід, хоча бот тим часом відкрив карту.", who.does("скасовує", "скасовуєте"))
}

pub(crate) fn outcome(speaker: &TableText<'_>, outcome: Outcome) -> String {
    let winners: Vec<Seat> = if let Outcome::Won(all) = outcome { all.iter().collect() } else { Vec::new() };
    say! { (outcome, winners.as_slice());
        (Outcome::Won(_), []) => "Ніхто не перемагає.";
        (Outcome::Won(_), &[one]) => "{}.", Doer::of(speaker.listener(), one).does("перемагає", "перемогли");
        (Outcome::Won(_), several) => "Спільна перемога: {}.", and(&each(several, |seat| speaker.player(seat)));
        (Outcome::Lost, _) if speaker.facts.options.is_for_rating() => "Ваш РТ нижчий за {RATING_TO_WIN}. Ви програли.";
        (Outcome::Lost, _) => "Марс не тераформовано вчасно. Ви програли.";
    }
}
