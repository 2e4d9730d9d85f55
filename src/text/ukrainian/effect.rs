//! Effects as clauses in the imperative.

use super::amount::{a_tag, amount_of, counted, each, numbered, with_tag};
use super::condition::condition;
use super::noun::noun;
use super::phrase::{counted as number_of, object, of_number, plural};
use super::terms::{
    and, and_each, cards_object, leeway, or, parameter, plainly, reserved, sentence, steps, stuff, tile,
};
use crate::text::grammar::{Case, Gender, NumberForm};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::{by_size, clauses, is_negative, magnitude, parts};

/// Whole sentences, one a clause.
pub(super) fn sentences(effects: &[Effect], card: &Card) -> String {
    let all: Vec<String> = clauses(effects).iter().map(|it| sentence(&clause(it, card))).collect();
    all.join(" ")
}

pub(crate) fn project_text(project: StandardProject) -> String {
    let play = PROJECTS[project as usize].play;
    if project == StandardProject::SellPatents {
        format!("Скиньте будь-яку кількість карт із руки; за кожну {}.", breath(play, &Card::BLANK))
    } else {
        sentences(play, &Card::BLANK)
    }
}

/// All clauses in one breath, to stand inside a sentence.
pub(crate) fn breath(effects: &[Effect], card: &Card) -> String {
    let mut all: Vec<String> = clauses(effects).iter().map(|it| clause(it, card)).collect();
    // A relative clause ends with a comma.
    if let [.., before, _] = all.as_mut_slice()
        && (before.contains(", що") || before.contains(", як"))
    {
        before.push(',');
    }
    and(&all)
}

/// One clause, without a capital and a stop.
pub(super) fn clause(clause: &Clause<'_>, card: &Card) -> String {
    let most = |of: &[(Resource, u8)]| or(&each(of, |(it, most)| up_to(most, Noun::of_resource(it))));
    say! { clause;
        Clause::Productions(changes) => (productions(changes, card));
        Clause::Gains(gains) => "отримайте {}", gained(gains, card);
        Clause::LosesAll(of) => "втратьте {}", all_own(Noun::of_resource(*of));
        Clause::RemovesOneOf(of) => "приберіть у будь-якого гравця {}", most(of);
        Clause::StealsOneOf(of) => "заберіть у будь-якого гравця {}", most(of);
        Clause::Looks(_, Looked::OneBought) => "подивіться верхню карту колоди; купіть або скиньте її";
        Clause::Looks(number, Looked::AnyBought) => "подивіться {} згори колоди; купіть із них, які хочете, решту скиньте", cards_object((*number).into());
        Clause::Looks(1, Looked::Kept(kept)) => "подивіться верхню карту колоди; залиште {kept}, решту скиньте";
        Clause::Looks(number, Looked::Kept(kept)) => "подивіться {} згори колоди; залиште {kept}, решту скиньте", cards_object((*number).into());
        Clause::Times(times, effect) => (step(effect, *times, card));
    }
}

/// «до 3 рослин», as an object.
fn up_to(most: u8, of: Noun) -> String {
    format!("до {}", number_of(most.into(), of, Case::Genitive))
}

/// «42 M€ і 3 рослини», as an object.
pub(super) fn gained(gains: &[(Resource, Amount)], card: &Card) -> String {
    and(&each(gains, |(of, amount)| amount_of(amount, Noun::of_resource(of), card)))
}

/// «усе своє тепло», «усі свої рослини», as an object.
fn all_own(of: Noun) -> String {
    let forms = noun(of);
    let all = match (of, forms.gender) {
        (Noun::MegaCredit, _) => "усі свої",
        (_, Gender::Masculine) if forms.is_mass => "увесь свій",
        (_, Gender::Feminine) if forms.is_mass => "усю свою",
        (_, Gender::Neuter) if forms.is_mass => "усе своє",
        (_, Gender::Masculine | Gender::MasculineAnimate | Gender::Feminine | Gender::Neuter) => "усі свої",
    };
    format!("{all} {}", forms.unnumbered(Case::Accusative))
}

/// «свого тепла», «своїх рослин».
fn of_own(of: Noun) -> String {
    let forms = noun(of);
    let own = match (of, forms.gender) {
        (Noun::MegaCredit, _) => "своїх",
        (_, Gender::Feminine) if forms.is_mass => "своєї",
        (_, Gender::Masculine | Gender::MasculineAnimate | Gender::Neuter) if forms.is_mass => "свого",
        (_, Gender::Masculine | Gender::MasculineAnimate | Gender::Feminine | Gender::Neuter) => "своїх",
    };
    format!("{own} {}", forms.unnumbered(Case::Genitive))
}

fn productions(changes: &[(Resource, Amount)], card: &Card) -> String {
    let said = |negative: bool| -> Vec<String> {
        let one = |(of, size): &(Vec<Resource>, Amount)| {
            format!("{} на {}", and_each(&each(of, stuff)), amount_of(*size, Noun::Step, card))
        };
        by_size(changes, |amount| is_negative(amount) == negative).iter().map(one).collect()
    };
    let (up, down) = (said(false), said(true));
    say! { (up.as_slice(), down.as_slice());
        (up, []) => "збільште своє виробництво {}", and(up);
        ([], down) => "зменште своє виробництво {}", and(down);
        (up, down) if changes.first().is_some_and(|(_, amount)| is_negative(*amount)) => "зменште своє виробництво {} і збільште виробництво {}", and(down), and(up);
        (up, down) if up.len() > 1 => "збільште своє виробництво {} та зменште виробництво {}", and(up), and(down);
        (up, down) => "збільште своє виробництво {} і зменште виробництво {}", and(up), and(down);
    }
}

/// One step, this many times.
fn step(effect: &Effect, times: u8, card: &Card) -> String {
    let of_amount = |amount: Amount, of: Noun| amount_of(amount, of, card);
    say! { *effect;
        Effect::Gain(resource, amount) => "отримайте {}", gained(&[(resource, amount)], card);
        Effect::Produce(resource, amount) => (productions(&[(resource, amount)], card));
        Effect::Pay(of, amount, []) => "заплатіть {}", of_amount(amount, Noun::of_resource(of));
        Effect::Pay(of, amount, helpers) => "заплатіть {} (можна також {})", of_amount(amount, Noun::of_resource(of)), and(&each(helpers, |it| plainly(Noun::of_resource(it), Case::Instrumental)));
        Effect::ProduceMetal(number) => "збільште на {} своє виробництво металу, зображеного на ділянці", steps(number.into());
        Effect::ProduceLowest(number) => "збільште своє найменше виробництво на {}", steps(number.into());
        Effect::Reduce(of, number) => "зменште виробництво {} будь-якого гравця на {}", stuff(of), steps(number.into());
        Effect::CopyProduction(of) => "повторіть зміни виробництва однієї своєї карти {}", with_tag(of);
        Effect::Raise(of, number) => "підніміть {} на {}", parameter(of, Case::Accusative), steps(number.into());
        Effect::Rate(amount) if is_negative(amount) => "знизьте свій РТ на {}", of_amount(magnitude(amount), Noun::Step);
        Effect::Rate(amount) => "підніміть свій РТ на {}", of_amount(amount, Noun::Step);
        Effect::Place(what, area) => "розмістіть {}{}", some_tiles(what, times), place(what, area);
        Effect::ClaimLand => "покладіть свій маркер на вільну ділянку: розмістити на ній жетон зможете лише ви";
        Effect::Remove(Removable::Stock(of), most, Victim::Anyone) => "приберіть у будь-якого гравця {}", up_to(most, Noun::of_resource(of));
        Effect::Remove(Removable::Stock(of), most, Victim::Showing(tag)) => "приберіть у будь-якого гравця {} {}", with_tag(tag), up_to(most, Noun::of_resource(of));
        Effect::Remove(Removable::Stock(of), most, Victim::NeighbourOfPlaced) => "приберіть у суперника, якому належить сусідній жетон, {}", up_to(most, Noun::of_resource(of));
        Effect::Remove(Removable::Card(of), most, Victim::Anyone) => "приберіть із будь-якої карти {}", up_to(most, Noun::of_card_resource(of));
        Effect::Remove(Removable::Card(of), most, Victim::Showing(tag)) => "приберіть із карти будь-якого гравця {} {}", with_tag(tag), up_to(most, Noun::of_card_resource(of));
        Effect::Remove(Removable::Card(of), most, Victim::NeighbourOfPlaced) => "приберіть із карти суперника, якому належить сусідній жетон, {}", up_to(most, Noun::of_card_resource(of));
        Effect::Steal(of, most) => "заберіть у будь-якого гравця {}", up_to(most, Noun::of_resource(of));
        Effect::Add(what, amount @ Amount::Exactly(_), recipient) => "додайте {} {}", added(what, amount, card), onto(what, recipient);
        Effect::Add(what, amount, recipient) => "додайте {} {}", onto(what, recipient), added(what, amount, card);
        Effect::Take(kind, amount, Source::This) => "приберіть із цієї карти {}", of_amount(amount, Noun::of_card_resource(kind));
        Effect::Take(kind, amount, Source::Own) => "приберіть із будь-якої своєї карти {}", of_amount(amount, Noun::of_card_resource(kind));
        Effect::Take(kind, amount, Source::Anyone) => "приберіть із будь-якої карти {}", of_amount(amount, Noun::of_card_resource(kind));
        Effect::Draw(number) => "візьміть {}", of_amount(number, Noun::Card);
        Effect::Settle(Settling::Usual) => "збудуйте колонію";
        Effect::Settle(Settling::Again) => "збудуйте колонію, навіть там, де вже маєте її";
        Effect::Fleet(1) => "отримайте торговельний флот";
        Effect::Fleet(number) => "отримайте {}", object(number.into(), Noun::Fleet);
        Effect::Trade => "торгуйте безкоштовно з будь-яким жетоном колонії";
        Effect::OpenColony => "додайте жетон колонії, якого ще немає у грі";
        Effect::ColonyBonuses => "отримайте бонус колонії за кожну свою колонію";
        Effect::ShiftColonies => "зсуньте маркер одного жетона колонії на 1 крок угору, а іншого — на 1 крок униз";
        Effect::Lose(of, amount) => "втратьте {}", of_amount(amount, Noun::of_resource(of));
        Effect::GainAny(amount) => "отримайте {}", numbered(HowMany::of(amount, card), |number| format!("{number} {}", of_number(number, ["будь-який ресурс", "будь-які ресурси", "будь-яких ресурсів"])));
        Effect::SetBack(SetBack::Lower(of, number)) => "знизьте {} на {}", parameter(of, Case::Accusative), steps(number.into());
        Effect::SetBack(SetBack::RemoveOcean) => "приберіть жетон океану";
        Effect::Delegates(DelegateMove::Send(1)) => "відправте делегата до партії";
        Effect::Delegates(DelegateMove::Send(number)) => "відправте {} до однієї партії", object(number.into(), Noun::Delegate);
        Effect::Delegates(DelegateMove::Recall) => "приберіть делегата, що не очолює свою партію";
        Effect::Delegates(DelegateMove::Replace) => "замініть нейтрального делегата, що не очолює свою партію, одним зі своїх";
        Effect::Delegates(DelegateMove::SeizeChair) => "замініть нейтрального спікера своїм делегатом";
        Effect::OthersDraw(number) => "кожен суперник бере {}", cards_object(number.into());
        Effect::Look(..) => (breath(core::slice::from_ref(effect), card));
        Effect::Reveal(_) => "відкрийте й скиньте верхню карту колоди";
        Effect::DrawUntil(Sought::Tag(of), 1) => "відкривайте карти колоди, доки не трапиться одна {}; залиште її, решту скиньте", with_tag(of);
        Effect::DrawUntil(Sought::Tag(of), number) => "відкривайте карти колоди, доки не трапиться {number} {}; залиште їх, решту скиньте", with_tag(of);
        Effect::DrawUntil(Sought::Icon(of), 1) => "відкривайте карти колоди, доки не трапиться одна зі значком {}; залиште її, решту скиньте", icon(of);
        Effect::DrawUntil(Sought::Icon(of), number) => "відкривайте карти колоди, доки не трапиться {number} зі значком {}; залиште їх, решту скиньте", icon(of);
        Effect::PlayNow { discount: 0, leeway: 0 } => "розіграйте зараз карту з руки";
        Effect::PlayNow { discount, leeway: 0 } => "розіграйте зараз карту з руки; вона коштує вам на {discount} M€ менше";
        Effect::PlayNow { discount: 0, leeway: WITHOUT_LIMITS } => "розіграйте зараз карту з руки; її вимоги до температури, кисню й океанів не діють";
        Effect::PlayNow { discount, leeway: WITHOUT_LIMITS } => "розіграйте зараз карту з руки; вона коштує вам на {discount} M€ менше, а її вимоги до температури, кисню й океанів не діють";
        Effect::PlayNow { discount: 0, leeway: number } => "розіграйте зараз карту з руки; {} для неї", leeway(number);
        Effect::PlayNow { discount, leeway: number } => "розіграйте зараз карту з руки; вона коштує вам на {discount} M€ менше, а {} для неї", leeway(number);
        Effect::PlayPrelude(number) => "візьміть {number} {}, розіграйте одну, решту скиньте", of_number(number.into(), ["карту початку", "карти початку", "карт початку"]);
        Effect::RepeatAction => "виконайте ще раз дію карти, яку вже виконували в цьому поколінні";
        Effect::FundAward => "профінансуйте нагороду безкоштовно";
        Effect::Discard if times > 1 => "скиньте {} з руки", cards_object(times.into());
        Effect::Discard => "скиньте карту з руки";
        Effect::MayDiscard => "можете скинути карту з руки";
        Effect::Choose(lists) => (or(&each(lists, |list| breath(list, card))));
        Effect::MayChoose(lists) => "за бажання {}", or(&each(lists, |list| breath(list, card)));
        Effect::ChooseAmount(Count::Stock(it), then) => "виберіть будь-яку кількість {}: {}", of_own(Noun::of_resource(it)), breath(then, card);
        Effect::ChooseAmount(of @ Count::Production(_), then) => "виберіть будь-яку кількість {}: {}", counted(parts(of, card)), breath(then, card);
        Effect::ChooseAmount(of, then) => "виберіть число, не більше за кількість {}: {}", counted(parts(of, card)), breath(then, card);
        Effect::If(requirement, then, []) => "якщо {}, {}", condition(requirement), breath(then, card);
        Effect::If(requirement, then, otherwise) => "якщо {}, {}; інакше {}", condition(requirement), breath(then, card), breath(otherwise, card);
        Effect::NextCardDiscount { discount, leeway: 0 } => "наступна карта, яку ви розіграєте в цьому поколінні, коштує вам на {discount} M€ менше";
        Effect::NextCardDiscount { discount: 0, leeway: number } => "{} для наступної карти, яку ви розіграєте в цьому поколінні", leeway(number);
        Effect::NextCardDiscount { discount, leeway: number } => "наступна карта, яку ви розіграєте в цьому поколінні, коштує вам на {discount} M€ менше, а {} для неї", leeway(number);
        Effect::Then(first @ Effect::Reveal(of), then) => "{}; якщо вона має {}, {}", step(first, 1, card), a_tag(*of), breath(then, card);
        Effect::Then(first @ Effect::MayDiscard, then) => "{}; якщо скинули, {}", step(first, 1, card), breath(then, card);
        Effect::Then(first, then) => "{}, а потім {}", step(first, 1, card), breath(then, card);
    }
}

/// What an icon on a card shows: «аеростата».
const fn icon(of: CardResource) -> &'static str {
    noun(Noun::of_card_resource(of)).form(Case::Genitive, NumberForm::One)
}

/// «жетон океану», «2 жетони океану», «жетон «Столиця»», as an object.
pub(super) fn some_tiles(what: Tile, number: u8) -> String {
    say! { number;
        1 => (tile(what, Case::Accusative));
        _ => (object(number.into(), Noun::of_tile(what)));
    }
}

/// Where a tile goes, if that has to be said.
pub(super) fn place(what: Tile, area: PlacementRule) -> String {
    say! { area;
        PlacementRule::Usual => "";
        PlacementRule::Land if what == Tile::Ocean => " на ділянці, не зарезервованій для океану";
        PlacementRule::Land => " на будь-якій вільній ділянці суходолу";
        PlacementRule::OceanReserved => " на ділянці, зарезервованій для океану";
        PlacementRule::CitySite => " там, де може бути місто";
        PlacementRule::Isolated => " на ділянці без сусідніх жетонів";
        PlacementRule::Volcanic => " на вулканічній ділянці";
        PlacementRule::Metal => " на ділянці зі сталлю або титаном";
        PlacementRule::MetalBesideOwn => " на ділянці зі сталлю або титаном поруч зі своїм жетоном";
        PlacementRule::BesideTwoCities => " поруч щонайменше з 2 жетонами міста";
        PlacementRule::BesideCity => " поруч із жетоном міста";
        PlacementRule::BesideGreenery => " поруч із жетоном зелені";
        PlacementRule::Reserved(name) => " на ділянці, зарезервованій для карти «{}»", reserved(name);
    }
}

/// Which card gets what is added.
fn onto(what: Stored, recipient: Recipient) -> String {
    say! { (recipient, what);
        (Recipient::This, _) => "на цю карту";
        (Recipient::Own, _) => "на будь-яку свою карту";
        (Recipient::OwnHolding, Stored::Kind(_)) => "на будь-яку свою карту з таким ресурсом";
        (Recipient::OwnHolding, Stored::OneOf(_)) => "на будь-яку свою карту з ресурсом";
        (Recipient::Tagged(of), _) => "на будь-яку свою карту {}", with_tag(of);
        (Recipient::Played, _) => "на розіграну карту";
        (Recipient::Every, _) => "на кожну свою карту, що збирає такий ресурс";
        (Recipient::EveryHolding, _) => "на кожну свою карту з ресурсом";
    }
}

/// What is added, as an object: «2 мікроби», «1 тварину або мікроб».
pub(super) fn added(what: Stored, amount: Amount, card: &Card) -> String {
    let one_of = |kinds: &[CardResource], number: i32| {
        let form = |kind| noun(Noun::of_card_resource(kind)).form(Case::Accusative, plural(number));
        format!("{number} {}", or(&each(kinds, form)))
    };
    say! { what;
        Stored::Kind(kind) => (amount_of(amount, Noun::of_card_resource(kind), card));
        Stored::OneOf(kinds) if kinds.len() == CardResource::ALL.len() => (amount_of(amount, Noun::Resource, card));
        Stored::OneOf(kinds) => (numbered(HowMany::of(amount, card), |number| one_of(kinds, number)));
    }
}
