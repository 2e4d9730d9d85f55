//! Where no game is open.

use super::agreeing;
use crate::text::mars::prelude::*;
use crate::text::plan::mars::asking_areas;
use crate::text::slovak::effect::breath;
use crate::text::slovak::terms::{ago, award_name, level, milestone_name, outline};
use std::fmt::Write as _;

pub(crate) fn home(words: HomeWords<'_>) -> Text {
    say! { words;
        HomeWords::About => "Premeň Mars na zelenú planétu, bez súperov alebo proti ľuďom a botom, na tomto zariadení.";
        HomeWords::Unofficial => "Zadarmo a neoficiálne: dielo fanúšikov, nezávislé od vydavateľa stolovej hry. Hry zostávajú v tomto zariadení.";
        HomeWords::AboutAndLicences => "O hre a licenciách";
        HomeWords::NothingIsKept => "Tento prehliadač nedovolí stránke ukladať hry. Skopíruj hru ako text, inak sa po zavretí stránky stratí.";
        HomeWords::InTheSecondStore(number) => "Úložisko je plné: {} v záložnom úložisku prehliadača. Nič sa nestratilo.", counted(number, ["hra je uložená", "hry sú uložené", "hier je uložených"]);
        HomeWords::InThePage(number) => "Úložisko je plné: {} po zavretí stránky. Čo si chceš nechať, skopíruj ako text.", counted(number, ["hra sa stratí", "hry sa stratia", "hier sa stratí"]);
        HomeWords::LastGame => "Posledná hra";
        HomeWords::UnkeptGame => "Neuložená hra";
        HomeWords::LastsAsLongAsThePage => "neuložené: po zavretí stránky sa stratí";
        HomeWords::OtherGames => "Ostatné hry";
        HomeWords::ShowMore(hidden) => "Zobraziť viac ({hidden})";
        HomeWords::Continue => "Pokračovať";
        HomeWords::Delete => "Odstrániť";
        HomeWords::Result => "Výsledok";
        HomeWords::More => "Viac";
        HomeWords::Rename => "Premenovať";
        HomeWords::NameOfGame => "Názov tejto hry";
        HomeWords::SaveAsFile => "Uložiť ako súbor";
        HomeWords::Deleted(number) => "Odstránené: {}.", counted(number, ["hra", "hry", "hier"]);
        HomeWords::BringBack => "Obnoviť";
        HomeWords::Files => "Hry ako súbory";
        HomeWords::OpenFiles => "Otvoriť súbor";
        HomeWords::SaveAll(1) => "Uložiť túto hru ako súbor";
        HomeWords::SaveAll(games) => "Uložiť všetky hry ako súbor ({games})";
        HomeWords::Brought { new, further, known } => (brought(new, further, known));
        HomeWords::UnreadFiles(1) => "Súbor sa nedá prečítať: nie je to text alebo je príliš dlhý.";
        HomeWords::UnreadFiles(files) => "{} prečítať: nie sú to texty alebo sú príliš dlhé.", counted(files, ["súbor sa nedá", "súbory sa nedajú", "súborov sa nedá"]);
        HomeWords::InLine { line, trouble } => "Riadok {line}: {trouble}";
        HomeWords::MoreUnread(number) => "A {} otvoriť.", counted(number, ["ďalšia hra sa nedá", "ďalšie hry sa nedajú", "ďalších hier sa nedá"]);
        HomeWords::Scarce { full, finished: 0 } => "Úložisko je plné na {full} %. Ulož hry ako súbory a tu ich odstráň, aby sa uvoľnilo miesto.";
        HomeWords::Scarce { full, .. } => "Úložisko je plné na {full} %. Ulož najstaršie dohrané hry ako súbor a potom ich tu odstráň. Súbor sa dá kedykoľvek otvoriť; nič sa neodstraňuje automaticky.";
        HomeWords::SaveOldest(games) => "Uložiť {} ako súbor", counted(games, ["najstaršiu dohranú hru", "najstaršie dohrané hry", "najstarších dohraných hier"]);
        HomeWords::DeleteSaved(games) => "Odstrániť odtiaľto {}", counted(games, ["uloženú hru", "uložené hry", "uložených hier"]);
        HomeWords::Finished(generation) => "Dohrané v generácii {generation}";
        HomeWords::YourTurn(generation) => "Si na ťahu, generácia {generation}";
        HomeWords::Generation(generation) => "Generácia {generation}";
        HomeWords::FinishedInRound(round) => "Dohrané v {round}. kole";
        HomeWords::EndedAlone { is_won: true, round } => "Výhra v {round}. kole";
        HomeWords::EndedAlone { is_won: false, round } => "Prehra v {round}. kole";
        HomeWords::EndedTogether { is_won: true, points } => "Spoločná výhra: {points} VB";
        HomeWords::EndedTogether { is_won: false, points } => "Spoločná prehra: {points} VB";
        HomeWords::YourTurnInRound(round) => "Si na ťahu, kolo {round}";
        HomeWords::Round(0) => "Príprava";
        HomeWords::Round(round) => "Kolo {round}";
        HomeWords::WhichGame => "Ktorá hra";
        HomeWords::BoardGame => "Mars: Teraformace";
        HomeWords::BoardGameAbout => "Stolová hra: jeden až päť hráčov sa strieda v ťahoch a umiestňuje dlaždice na mapu Marsu";
        HomeWords::Expedition => "Expedícia Ares";
        HomeWords::ExpeditionAbout => "Kartová hra: jeden až štyria hráči si vyberajú fázy a hrajú ich všetci naraz";
        HomeWords::FirstExpeditionAbout => "Len ty proti času; sprievodca vysvetlí každú fázu";
        HomeWords::Mode => "Režim";
        HomeWords::Saved(seconds) => "uložené {}", ago(seconds);
        HomeWords::NewGame => "Nová hra";
        HomeWords::Presets => "Predvoľby";
        HomeWords::FirstExpedition => "Zahrať si prvú hru so sprievodcom";
        HomeWords::Preset(Preset::FirstGame) => "Prvá hra";
        HomeWords::Preset(Preset::Base) => "Základná hra";
        HomeWords::Preset(Preset::Everything) => "Všetko";
        HomeWords::Preset(Preset::Surprise) => "Náhodná zostava";
        HomeWords::Preset(Preset::LastTime) => "Ako naposledy";
        HomeWords::PresetAbout(Preset::FirstGame) => "Tharsis, korporácie pre začiatočníkov, bez rozšírení";
        HomeWords::PresetAbout(Preset::Base) => "Tharsis s Érou korporácií";
        HomeWords::PresetAbout(Preset::Everything) => "Ľubovoľná mapa a všetky rozšírenia; bez draftu a promo udalostí";
        HomeWords::PresetAbout(Preset::Surprise) => "Náhodná mapa a rozšírenia podľa kódu rozdania";
        HomeWords::PresetAbout(Preset::LastTime) => "Hráči a zostava tvojej poslednej hry";
        HomeWords::Proposed => "Táto zostava prišla s odkazom. Skontroluj ju a začni.";
        HomeWords::Seats => "Miesta";
        HomeWords::Seat(it) => (seat(it));
        HomeWords::Colour => "Farba";
        HomeWords::ColourCalled(it) => "{}, {}", colour(it), outline(it);
        HomeWords::Name => "Meno";
        HomeWords::PlayedBy => "Kto hrá";
        HomeWords::Player(it) => (player(it));
        HomeWords::BotAbout(Bot::Random) => "Náhodné ťahy: ktorýkoľvek povolený ťah, vhodné na skúšanie.";
        HomeWords::BotAbout(Bot::Friendly) => "Milý začiatočník: hrá rozumne, no tretinu svojich možností prehliadne.";
        HomeWords::BotAbout(Bot::Greedy) => "Klubový hráč: zvolí ťah, ktorý je najlepší práve teraz.";
        HomeWords::BotAbout(Bot::Strong) => "Silný hráč: posudzuje lepšie alebo počíta dopredu; ťah mu trvá len okamih.";
        HomeWords::BotAbout(Bot::Expert) => "Expert: počíta oveľa ďalej dopredu; na pomalom zariadení aj niekoľko sekúnd na ťah.";
        HomeWords::Beginner => "Začiatočník";
        HomeWords::BeginnerAbout => "Začína s korporáciou pre začiatočníkov: 42 M€ a desať kariet zadarmo";
        HomeWords::Options => "Možnosti";
        HomeWords::Map => "Mapa";
        HomeWords::AnyMap => "Náhodná";
        HomeWords::MapAbout(number) => (MAPS.get(usize::from(number)).map_or_else(String::new, |map| map_about(map)));
        HomeWords::LeftOut(0) => "Vynechať karty";
        HomeWords::LeftOut(cards) => (counted(cards, ["vynechaná karta", "vynechané karty", "vynechaných kariet"]));
        HomeWords::CardToLeaveOut => "Názov karty";
        HomeWords::LeaveOut => "Vynechať";
        HomeWords::PutBack(name) => "Vrátiť „{name}“";
        HomeWords::NoSuchCard(name) => "Žiadna karta nemá názov „{name}“.";
        HomeWords::Seed => "Kód rozdania";
        HomeWords::SeedAbout => "Rovnaký kód rozdá rovnaké karty; pre náhodnú hru nechaj prázdne";
        HomeWords::ByChance => "náhodne";
        HomeWords::WithoutCoach => "Bez trénera";
        HomeWords::WithoutCoachAbout => "Pri tomto stole sa nikto nemôže pýtať trénera.";
        HomeWords::UndoPastBots => "Späť aj po ťahu bota";
        HomeWords::UndoPastBotsAbout => "Či možno vrátiť ťah späť, keď po ňom bot odhalil kartu; denník to zaznamená";
        HomeWords::PastBots(PastBots::ByPeople) => "Ak hráš len s botmi";
        HomeWords::PastBots(PastBots::Always) => "Vždy";
        HomeWords::PastBots(PastBots::UntilShown) => "Nikdy";
        HomeWords::Begin => "Začať";
        HomeWords::NoName(it) => "{}: chýba meno.", seat(it);
        HomeWords::AnotherWithName(name) => "Dvaja hráči majú meno „{name}“.";
        HomeWords::NoChance(reason) => "Prehliadač neposkytol náhodné čísla: {reason}.";
        HomeWords::HowKept => "Ako sa hry ukladajú";
        HomeWords::KeptOnDisk => "Každý ťah sa ukladá v tomto zariadení; značka v hornej časti hry ukáže, kedy je to hotové. Ak sa prehliadač zavrie skôr, posledné ťahy sa môžu stratiť; pri výpadku prúdu aj o niečo viac.";
        HomeWords::KeptAsLongAs(Staying::Promised) => "Tento prehliadač sľubuje, že ich neodstráni.";
        HomeWords::KeptAsLongAs(Staying::WhileThereIsRoom) => "Tento prehliadač ich môže odstrániť, keď v zariadení dôjde miesto; na začiatku hry ho stránka požiada, aby to nerobil.";
        HomeWords::KeptAsLongAs(Staying::Untold) => "Tento prehliadač neprezrádza, či ich odstráni, keď v zariadení dôjde miesto.";
        HomeWords::KeptInSafari => "Safari odstráni uložené hry po siedmich dňoch bez návštevy, ak stránka nie je na ploche alebo v Docku.";
        HomeWords::KeptInFrames => "Vnútri inej webovej stránky ukladajú prehliadače hry oddelene alebo vôbec.";
        HomeWords::KeptElsewhere => "Pre istotu si stránku nainštaluj cez ponuku prehliadača alebo skopíruj hru ako text: dá sa znova otvoriť v ktoromkoľvek zariadení.";
        HomeWords::OpenFromText => "Otvoriť hru z textu";
        HomeWords::PasteText => "Vlož text hry";
        HomeWords::Open => "Otvoriť";
    }
}

fn seat(seat: Seat) -> String {
    format!("Miesto {}", seat.number() + 1)
}

fn counted(number: usize, forms: [&'static str; 3]) -> String {
    format!("{number} {}", agreeing(number as i32, forms))
}

/// What came out of files, in a sentence.
fn brought(new: usize, further: usize, known: usize) -> String {
    let counts = [
        (new, ["hra je nová", "hry sú nové", "hier je nových"]),
        (further, ["hra nadväzuje na uloženú", "hry nadväzujú na uložené", "hier nadväzuje na uložené"]),
        (known, ["hra tu už bola", "hry tu už boli", "hier tu už bolo"]),
    ];
    let told = counts.into_iter().filter(|(games, _)| *games > 0);
    let told: Vec<String> = told.map(|(games, forms)| counted(games, forms)).collect();
    if told.is_empty() { "Nenašli sa žiadne hry.".to_owned() } else { format!("{}.", told.join(", ")) }
}

const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Sky => "Blankytná",
        Colour::Violet => "Fialová",
        Colour::Bone => "Slonovinová",
        Colour::Coral => "Koralová",
        Colour::Amber => "Jantárová",
    }
}

const fn player(player: Controller) -> &'static str {
    match player {
        Controller::Human => "Človek tu",
        Controller::Bot(Bot::Random) => "Bot: náhodné ťahy",
        Controller::Bot(Bot::Friendly) => "Bot: milý začiatočník",
        Controller::Bot(Bot::Greedy) => "Bot: klubový hráč",
        Controller::Bot(Bot::Strong) => "Bot: silný hráč",
        Controller::Bot(Bot::Expert) => "Bot: expert",
    }
}

/// A goal of a map: „8 °C“, „14 % kyslíka“, „9 oceánov“.
fn goal(of: Parameter, goal: i8) -> String {
    let value = level(of, goal);
    match of {
        Parameter::Temperature => value,
        Parameter::Oxygen => format!("{value} kyslíka"),
        Parameter::Oceans => format!("{value} {}", agreeing(goal.into(), ["oceán", "oceány", "oceánov"])),
        Parameter::Venus => format!("{value} Venuše"),
    }
}

/// „61 polí, pre oceán 12, sopečné 4. Ciele: 8 °C, 14 % kyslíka, 9 oceánov. …“
fn map_about(map: &Map) -> String {
    let volcanic = match map.volcanic.len() {
        0 => "žiadne sopečné".to_owned(),
        number => format!("sopečné {number}"),
    };
    let areas = counted(map.spots.len(), ["pole", "polia", "polí"]);
    let mut text = format!("{areas}, pre oceán {}, {volcanic}.", map.ocean.len());
    let goals = [Parameter::Temperature, Parameter::Oxygen, Parameter::Oceans].into_iter();
    let goals: Vec<String> = goals.filter_map(|it| Some(goal(it, map.tracks[it].as_ref()?.goal()))).collect();
    let _ = write!(text, " Ciele: {}.", goals.join(", "));
    for effects in asking_areas(map) {
        let _ = write!(text, " Na jednom poli: {}.", breath(&effects, &Card::BLANK));
    }
    let names = |all: [&str; 5]| all.join(", ");
    let milestones = names(map.milestones.map(|it| milestone_name(&it)));
    let awards = names(map.awards.map(|it| award_name(&it)));
    let _ = write!(text, " Míľniky: {milestones}. Ocenenia: {awards}.");
    text
}
