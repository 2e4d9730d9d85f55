//! Round a game.

use crate::text::grammar::Case;
use crate::text::mars::prelude::*;
use crate::text::slovak::common::bar::steps_left;
use crate::text::slovak::common::{course::course, points, reason::reason, standings::standings};
use crate::text::slovak::phrase::{counted, of_number};
use crate::text::slovak::terms::{
    award_name, capital, cards, change, changes, level, listed, milestone_name, name, outline, party,
    plainly, recapped, score_line, signed, term, verb_of,
};
use crate::text::slovak::who::{all_called, called, label};
use crate::text::slovak::{amount, effect::breath, mars::guide::guide};

pub(crate) fn table(words: TableWords<'_>) -> Text {
    say! { words;
        TableWords::Parts => "Časti stola";
        TableWords::Mars => "Mars";
        TableWords::Hand => "Ruka";
        TableWords::Actions => "Akcie";
        TableWords::Seats => "Hráči";
        TableWords::Log => "Denník";
        TableWords::Why => "Prečo?";
        TableWords::WhyDid(name) => "Prečo takto hrá {}?", called(name);
        TableWords::AsksForReason => "Premýšľa sa ešte raz…";
        TableWords::Because(why) => (reason(why));
        TableWords::NotYourTurn => "Nie si na ťahu.";
        TableWords::AnswerFirst(Shape::Card { .. } | Shape::TableauCard) => "Najprv vyber kartu.";
        TableWords::AnswerFirst(Shape::Cards { .. }) => "Najprv vyber karty.";
        TableWords::AnswerFirst(Shape::Space { tile: Some(_) }) => "Najprv umiestni dlaždicu.";
        TableWords::AnswerFirst(Shape::Space { tile: None }) => "Najprv vyber pole.";
        TableWords::AnswerFirst(Shape::Player) => "Najprv vyber hráča.";
        TableWords::AnswerFirst(Shape::Amount { .. }) => "Najprv zvoľ množstvo.";
        TableWords::AnswerFirst(Shape::Payment { .. }) => "Najprv zaplať.";
        TableWords::AnswerFirst(Shape::Award) => "Najprv vyber ocenenie.";
        TableWords::AnswerFirst(Shape::Conversion | Shape::Option | Shape::Order) => "Najprv odpovedz na otvorenú otázku.";
        TableWords::AnswerFirst(Shape::Turn | Shape::Answered) => "Nie si na ťahu.";
        TableWords::FirstAction => "Prvá akcia";
        TableWords::CardActions => "Akcie kariet";
        TableWords::NoCardHasAnAction => "Žiadna tvoja karta nemá akciu.";
        TableWords::NoActionCanBeUsed => "Všetky akcie kariet sú už použité alebo sa teraz nedajú použiť.";
        TableWords::Pass => "Pasovať";
        TableWords::EndTurn => "Ukončiť ťah";
        TableWords::YourBoard => "Tvoja doska";
        TableWords::YourCardsOnTable => "Tvoje vyložené karty";
        TableWords::Was(figure) => "predtým {figure}";
        TableWords::Change(of) => (change(&of));
        TableWords::RecapChange(of) => (recapped(&of));
        TableWords::RatingInShort => "HT";
        TableWords::PointsNow => "Body, keby sa hra skončila teraz";
        TableWords::PointsNowInShort => "VB teraz";
        TableWords::Production => "produkcia";
        TableWords::ActionOfTurn(number) => "{number} z 2";
        TableWords::Ready => "hotovo";
        TableWords::Choosing => "vyberá";
        TableWords::Passed => "pas";
        TableWords::AllOfSeat(colour) => ", {}: ukázať všetko", outline(colour);
        TableWords::GoesFirst => "Prvý hráč";
        TableWords::GoingFirst => "prvý hráč";
        TableWords::CardsInHand => "Karty v ruke";
        TableWords::HandSize => "V ruke";
        TableWords::InHand(_) => "v ruke";
        TableWords::Events => "Udalosti";
        TableWords::CardsOfGroup(group, count) => {
            let group = match group {
                Group::Actions => "Akcie",
                Group::Effects => "Efekty",
                Group::Rest => "Ostatné karty",
                Group::Events => "Udalosti",
            };
            format!("{group} ({count})")
        };
        TableWords::Keys => "Klávesy";
        TableWords::Key(Shortcut::Hand) => "Prejsť na karty v ruke";
        TableWords::Key(Shortcut::Find) => "Nájsť kartu v ruke; Enter na ňu prejde";
        TableWords::Key(Shortcut::Tableau) => "Prejsť na vyložené karty";
        TableWords::Key(Shortcut::Coach) => "Opýtať sa trénera";
        TableWords::Key(Shortcut::Map) => "Prejsť na Mars";
        TableWords::Key(Shortcut::Recap) => "Ukázať alebo skryť, čo sa stalo od tvojho ťahu";
        TableWords::Key(Shortcut::Actions) => "Prejsť na akcie";
        TableWords::Key(Shortcut::Question) => "Aktuálne rozhodnutie; ešte raz: tlačidlo na potvrdenie";
        TableWords::Key(Shortcut::Closer) => "Zväčšiť kartu; šípkami z karty na kartu";
        TableWords::Key(Shortcut::Lay) => "Presunúť kartu v ruke";
        TableWords::Key(Shortcut::Symbols) => "Ukázať, čo znamenajú ikony";
        TableWords::Key(Shortcut::Standings) => "Ukázať stav hry";
        TableWords::Key(Shortcut::Opponents) => "Ukázať ostatných hráčov, jedného po druhom";
        TableWords::Key(Shortcut::Log) => "Prejsť na denník";
        TableWords::Key(Shortcut::Pass) => "Pasovať alebo ukončiť ťah; Enter potvrdí";
        TableWords::Key(Shortcut::Finish) => "Prejsť na tlačidlo, ktoré ukončí tvoju fázu; Enter ho stlačí";
        TableWords::Key(Shortcut::Undo) => "Prejsť na „Späť“; Enter vráti tvoju poslednú voľbu";
        TableWords::Key(Shortcut::Before) => "Podržať: stôl pred tvojou poslednou voľbou";
        TableWords::Key(Shortcut::Sheet) => "Ukázať tieto klávesy";
        TableWords::Key(Shortcut::Guide) => "Prejsť na sprievodcu";
        TableWords::Key(Shortcut::Explain) => "Vysvetliť označený prvok alebo všetko na obrazovke";
        TableWords::Key(Shortcut::Rules) => "Otvoriť pravidlá";
        TableWords::Key(Shortcut::Phase) => "Vybrať fázu; Enter ju potvrdí";
        TableWords::Key(Shortcut::Walk) => "Prejsť na susednú kartu alebo akciu";
        TableWords::Key(Shortcut::Away) => "Zavrieť, čo je otvorené, alebo ísť späť";
        TableWords::Goals => "Míľniky a ocenenia";
        TableWords::Milestone { of, taken_by, counts } => (goal(milestone_name(of), "Získaný", taken_by, &amount::milestone(of), counts));
        TableWords::Award { of, taken_by, counts } => (goal(award_name(of), "Financované", taken_by, &amount::award(of), counts));
        TableWords::Worth(&[first, second]) => "{first} {} za prvé miesto, {second} za druhé.", points(first.into());
        TableWords::Worth(of) => {
            let each = *of.first().unwrap_or(&0);
            format!("Po {each} {}.", points(each.into()))
        };
        TableWords::NextCosts(price) => "Ďalšia cena: {price} M€.";
        TableWords::SolarPhase(generation) => "Slnečná fáza pred generáciou {generation}";
        TableWords::WorldGovernment => "Svetová vláda";
        TableWords::FleetsAndMarkers => "Flotily sa vracajú, ukazovatele kolónií sa posúvajú";
        TableWords::BroughtNothing => "Pre teba bez zmeny.";
        TableWords::GoOn => "Pokračovať";
        TableWords::RatingRevision => "Všetci strácajú 1 HT";
        TableWords::NewGovernment(it) => "Nová vláda: {}", party(it);
        TableWords::ChangingTimes => "Nová globálna udalosť";
        TableWords::Committee => "Výbor";
        TableWords::CommitteeOf(generation) => "Výbor v generácii {generation}";
        TableWords::Key(Shortcut::Colonies) => "Otvoriť kolónie";
        TableWords::Key(Shortcut::Committee) | TableWords::OpenCommittee => "Otvoriť výbor";
        TableWords::PartyInForce(it) => "Pri moci: {}. {}", party(it), policy(it);
        TableWords::PartyToCome { party: it, mine: [] } => "Dominuje: {}. Ak sa táto strana dostane k moci, nezískaš nič.", party(it);
        TableWords::PartyToCome { party: it, mine } => "Dominuje: {}. Ak sa táto strana dostane k moci, pre teba: {}.", party(it), changes(mine);
        TableWords::ChairmanToCome(Some(name)) => "Ďalší predseda, ak sa nič nezmení: {} (+1 HT).", called(name);
        TableWords::ChairmanToCome(None) => "Ďalší predseda, ak sa nič nezmení: neutrálny.";
        TableWords::ChooseParty => "Vyber stranu a uvidíš jej politiku a čo by tam zmenil tvoj delegát.";
        TableWords::InPower => "pri moci";
        TableWords::Dominates => "Dominantná strana";
        TableWords::NextChairman => "Ďalší predseda";
        TableWords::InfluenceOf(name) => "Vplyv: {}", called(name);
        TableWords::Now => "teraz";
        TableWords::Then => "potom";
        TableWords::IfEndedNow => "Keby sa generácia skončila teraz";
        TableWords::OthersMayChange => "Ostatní to ešte môžu zmeniť.";
        TableWords::InAll => "Spolu";
        TableWords::Neutral => "Neutrálny";
        TableWords::Delegates => "Delegáti";
        TableWords::BenchOf(DelegateSeat::Lobby) => "Kuloáre";
        TableWords::BenchOf(DelegateSeat::Reserve) => "Zásoba";
        TableWords::BenchOf(DelegateSeat::Chair) => "Predseda";
        TableWords::BenchOf(DelegateSeat::Party(_)) => "Strana";
        TableWords::DueWhen(Due::Now) => "táto generácia";
        TableWords::DueWhen(Due::Next) => "ďalšia generácia";
        TableWords::DueWhen(Due::Later) => "o dve generácie";
        TableWords::PartyRules(it) => "Pri moci: {}", party(it);
        TableWords::Chairman(Some(name)) => "Predseda: {}", called(name);
        TableWords::Chairman(None) => "Predseda: neutrálny";
        TableWords::Influence { all: 0, .. } => "Tvoj vplyv: 0";
        TableWords::Influence { all, chairman, leader, delegates, cards } => {
            let leader = (leader, "za lídra dominantnej strany");
            let delegates = (delegates, "za delegátov v nej");
            let parts = [(chairman, "za predsedu"), leader, delegates, (cards, "za karty")];
            let parts = parts.into_iter().filter(|(of, _)| *of > 0);
            format!("Tvoj vplyv: {all} ({})", listed(parts.map(|(of, from)| format!("{of} {from}"))))
        };
        TableWords::PartySeats(seats) => (party_seats(&seats));
        TableWords::DelegatesOf(None, number) => "Neutrálni: {}", delegates(number);
        TableWords::DelegatesOf(Some(name), number) => "{}: {}", label(name), delegates(number);
        TableWords::EventDue { due: Due::Now, event, mine, owed } => "Na konci tejto generácie: {}. Pre teba: {}.", name(card(event)), for_you(mine, owed, card(event));
        TableWords::EventDue { due: Due::Next, event, mine, owed } => "Na konci ďalšej generácie: {}. Pre teba: {}.", name(card(event)), for_you(mine, owed, card(event));
        TableWords::EventDue { due: Due::Later, event, mine, owed } => "O dve generácie: {}. Pre teba: {}.", name(card(event)), for_you(mine, owed, card(event));
        TableWords::IfItCameNow => "Keby prišla teraz";
        TableWords::SendsWhenRevealed => "Neutrálny delegát po odhalení udalosti";
        TableWords::SendsWhenCurrent => "Neutrálny delegát, keď sa stane aktuálnou";
        TableWords::Colonies => "Kolónie";
        TableWords::FleetsAtHome { name, home, all } => "{}: doma {home} z {}", label(name), counted(all.into(), Noun::Fleet, Case::Genitive);
        TableWords::ColonyTile { tile: id, opens_with: Some(kind), owners, visitor, .. } => "{}: otvorí sa, keď bude v hre karta, ktorá zbiera {}.{}", name(card(id)), plainly(Noun::of_card_resource(kind), Case::Accusative), at_tile(owners, visitor);
        TableWords::ColonyTile { tile: id, income: [], owners, visitor, .. } => "{}. Obchod teraz: bez účinku.{}", name(card(id)), at_tile(owners, visitor);
        TableWords::ColonyTile { tile: id, income, owners, visitor, .. } => "{}. Obchod teraz: {}.{}", name(card(id)), breath(income, &Card::BLANK), at_tile(owners, visitor);
        TableWords::AtPosition(position) => "Pozícia {position}";
        TableWords::ColonyBonus => "Bonus kolónie, nech obchoduje ktokoľvek";
        TableWords::BuildingBrings => "Za postavenie kolónie";
        TableWords::TradeBrings => "Obchodný príjem podľa ukazovateľa";
        TableWords::Trade => "Obcho\u{ad}dovať";
        TableWords::YourCards => "Tvoje karty";
        TableWords::InYourHand(count) => "Ruka ({count})";
        TableWords::PlayableNow(count) => "{count} {} zahrať", verb_of(count as i32, "sa dá", "sa dajú");
        TableWords::EmptyHand => "Žiadne karty. Nové prináša fáza výskumu.";
        TableWords::Drafted(count) => "Z draftu ({count})";
        TableWords::FindCard => "Nájsť kartu";
        TableWords::Find => "Hľadať";
        TableWords::OrderOfCards => "Poradie kariet";
        TableWords::InOrder(Order::Own) => "Vlastné";
        TableWords::InOrder(Order::Cost) => "Podľa ceny";
        TableWords::InOrder(Order::Tag) => "Podľa symbolov";
        TableWords::InOrder(Order::Kind) => "Podľa druhu";
        TableWords::InOrder(Order::Playable) => "Najprv hrateľné";
        TableWords::OnlyPlayable => "Hrateľné";
        TableWords::NoneFound => "Žiadne také karty.";
        TableWords::NotShown(cards) => "nezobrazené: {cards}";
        TableWords::PassTheDevice(names) => "Podaj zariadenie: {}", all_called(names).join(" alebo ");
        TableWords::NothingHidden => "Na tejto obrazovke nevidno žiadne skryté karty.";
        TableWords::IAm(name) => "Som {}", called(name);
        TableWords::IHaveAnswered(name) => "Som {} a mám vybraté", called(name);
        TableWords::WithOutline(colour) => ", {}", outline(colour);
        TableWords::AllEvents => "Všetci";
        TableWords::SinceYourTurn => "Od tvojho ťahu";
        TableWords::ChangedSince => "zmenené od tvojho posledného ťahu";
        TableWords::WhatHappened => "Čo sa stalo od tvojho ťahu";
        TableWords::MoreInTheLog(count) => "A ešte {count} v denníku";
        TableWords::PlayersPass(names) => "Pas: {}.", listed(all_called(names));
        TableWords::DelegatesSent(count) => "Do strán {} {}.", verb_of(count as i32, "prichádza", "prichádzajú"), counted(count as i32, Noun::Delegate, Case::Nominative);
        TableWords::DeedToYou { deed, mine } => "{deed} Ty: {}.", listed(mine.iter().map(recapped));
        TableWords::DoneToYou => "Čo sa stalo tebe";
        TableWords::WhoseEvents => "Čie udalosti ukázať";
        TableWords::EventsThatChange => "Ktoré zmeny ukázať";
        TableWords::AnyFigure => "Všetko";
        TableWords::CardsOfHand => "Karty";
        TableWords::CardsAreBought => "Kupujú sa karty.";
        TableWords::CardsAreDrafted => "Draftujú sa karty.";
        TableWords::NewestFirst => "Udalosti od najnovších";
        TableWords::NothingYet => "Zatiaľ sa nič nestalo.";
        TableWords::WholeLog => "Ukázať celý denník";
        TableWords::Standing(words) => (standings(words));
        TableWords::Guide(words) => (guide(words));
        TableWords::Course(words) => (course(words));
        TableWords::FinalScore => "Konečné skóre";
        TableWords::BackToTheScore => "Späť na skóre";
        TableWords::LookAtTable => "Pozrieť si stôl";
        TableWords::NewGame => "Nová hra";
        TableWords::PointsBySource => "Body podľa pôvodu";
        TableWords::PointsAsTable => "Body v tabuľke";
        TableWords::AsTable => "V tabuľke";
        TableWords::PointsByGeneration => "Body podľa generácií";
        TableWords::AsIfEndedThen => "keby sa hra skončila vtedy";
        TableWords::AtTheStart => "Začiatok";
        TableWords::LeadSince { winner, generation } => "{}: vedenie natrvalo od {generation}. generácie.", label(winner);
        TableWords::PointsFromCards => "Body za karty";
        TableWords::NoPointsFromCards => "Za karty nie sú žiadne body.";
        TableWords::MoreCards(number) => "ešte {}", cards(number as i32);
        TableWords::NotReady { last, missing } => "Generácia {last} bola posledná. Chýbajúce kroky: {}.", steps_left(missing);
        TableWords::NotRated { generations, rating } => "Generácia {generations} bola posledná; tvoje HT je {rating}.";
        TableWords::DoneWithin(generations) => "Mars bol teraformovaný za {generations} {}.", of_number(generations.into(), ["generáciu", "generácie", "generácií"]);
        TableWords::Level { second, generations } => "Rovnosť bodov po {generations} {} (druhé miesto: {}); rozhodujú M€.", after_generations(generations), called(second);
        TableWords::Ahead { lead, generations, best } => (ahead(lead, generations, best));
        TableWords::Planet => "Planéta";
        TableWords::TrackGoal { parameter, goal } => "{}, cieľ {}", term(Term::Parameter(parameter)), level(parameter, goal);
        TableWords::Track { parameter, level, then, goal } => (track(parameter, level, then, goal));
        TableWords::Waiting => "Čakanie";
        TableWords::WaitingFor(names) => "Čaká sa na: {}.", listed(all_called(names));
        TableWords::PassBeforehand => "Pasovať v ďalšom ťahu";
        TableWords::PassBeforehandAbout => "Nech ostatní urobia čokoľvek; ďalším stlačením to zrušíš.";
        TableWords::BeforeLastChoice => "Stôl pred tvojou poslednou voľbou";
        TableWords::BeforeLastChoiceAbout => "Pusti a vrátiš sa.";
        TableWords::ToMyNextDecision => "K môjmu rozhodnutiu";
    }
}

/// Generations behind „po“ and their number.
fn after_generations(number: u8) -> &'static str {
    of_number(number.into(), ["generácii", "generáciách", "generáciách"])
}

/// „Záhradník. Získaný (Bob). Cieľ: 3 dlaždice zelene. Anna – 1, Bob – 3.“
fn goal(
    name: &str,
    is_taken: &str,
    taken_by: Option<Called<'_>>,
    text: &str,
    counts: &[(Called<'_>, i32)],
) -> String {
    let taken = taken_by.map(|by| format!("{is_taken} ({}). ", called(by))).unwrap_or_default();
    let counts = counts.iter().map(|&(name, count)| format!("{} – {}", called(name), signed(count)));
    format!("{name}. {taken}{text} {}.", capital(&listed(counts)))
}

/// What an event brings the player who reads of it.
fn for_you(mine: &[Changed], owed: &[Effect], event: &Card) -> String {
    match (mine, owed) {
        ([], []) => "teraz bez účinku".to_owned(),
        (mine, []) => changes(mine),
        ([], owed) => breath(owed, event),
        (mine, owed) => format!("{}; {}", changes(mine), breath(owed, event)),
    }
}

fn delegates(number: u8) -> String {
    counted(number.into(), Noun::Delegate, Case::Nominative)
}

/// „ Kolónie: Anna, Bob. Flotila tu: Bob.“
fn at_tile(owners: &[Called<'_>], visitor: Option<Called<'_>>) -> String {
    let there =
        if owners.is_empty() { String::new() } else { format!(" Kolónie: {}.", listed(all_called(owners))) };
    let visited = visitor.map(|name| format!(" Flotila tu: {}.", called(name))).unwrap_or_default();
    format!("{there}{visited}")
}

/// „Výhra o 5 bodov po 10 generáciách. Najväčší rozdiel: karty, 12 : 8.“
fn ahead(lead: i16, generations: u8, best: Option<(ScoreLine, i16, i16)>) -> String {
    let best = best.map(|(line, one, other)| {
        let line = score_line(line).to_lowercase();
        format!(" Najväčší rozdiel: {line}, {} : {}.", signed(one.into()), signed(other.into()))
    });
    let lasted = after_generations(generations);
    let best = best.unwrap_or_default();
    format!("Výhra o {lead} {} po {generations} {lasted}.{best}", points(lead.into()))
}

/// „Teplota −30 °C, potom −28 °C, cieľ 8 °C“.
fn track(parameter: Parameter, now: i8, then: Option<i8>, goal: i8) -> String {
    let level = |value: i8| level(parameter, value);
    let then = then.map(|then| format!(", potom {}", level(then))).unwrap_or_default();
    format!("{} {}{then}, cieľ {}", term(Term::Parameter(parameter)), level(now), level(goal))
}

/// „Zelení: 3 delegáti, líder: Bob, tvoji: 1, pri moci“.
fn party_seats(seats: &PartySeats<'_>) -> String {
    let PartySeats { party: it, all, own, leader, rules, dominates } = *seats;
    let leader = leader
        .map(|of| of.map_or_else(|| "neutrálny líder".to_owned(), |name| format!("líder: {}", called(name))));
    let own = (own > 0).then(|| format!("tvoji: {own}"));
    let rules = rules.then(|| "pri moci".to_owned());
    let dominates = dominates.then(|| "dominuje".to_owned());
    let all = Some(format!("{}: {}", party(it), delegates(all)));
    listed([all, leader, own, rules, dominates].into_iter().flatten())
}

/// What a party in power brings everyone, as sentences.
fn policy(of: Party) -> String {
    let lasts = |line: &Line| matches!(line.topic, Topic::Lasting | Topic::Action);
    let lines = crate::text::slovak::card::card(card(of.card())).into_iter().filter(lasts);
    lines.map(|line| line.words).collect::<Vec<_>>().join(" ")
}
