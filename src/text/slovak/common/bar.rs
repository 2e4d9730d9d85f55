//! The top of the page.

use super::agreeing;
use super::coach::coach;
use crate::text::mars::prelude::*;
use crate::text::slovak::terms::term;

pub(crate) fn bar(words: BarWords<'_>) -> Text {
    say! { words;
        BarWords::Coach(words) => (coach(words));
        BarWords::Game => "Hra";
        BarWords::Generation { now, last: None } => "Generácia {now}";
        BarWords::Generation { now, last: Some(last) } => "Generácia {now} z {last}";
        BarWords::GenerationInShort { now, last: None } => "Gen. {now}";
        BarWords::GenerationInShort { now, last: Some(last) } => "Gen. {now}/{last}";
        BarWords::Ending(it) => (ending(it));
        BarWords::EndingInShort(Ending::Terraformed) => "posledná";
        BarWords::EndingInShort(Ending::OneStep(_)) => "ešte 1 krok";
        BarWords::EndingInShort(Ending::Alone { missing: Missing::Nothing, .. }) => "cieľ splnený";
        BarWords::EndingInShort(Ending::Alone { missing: Missing::Rating(missing), .. }) => "ešte {missing} HT";
        BarWords::EndingInShort(Ending::Alone { missing: Missing::Steps(steps), .. }) => {
            let steps: u16 = steps.0.iter().copied().map(u16::from).sum();
            format!("ešte {steps} {}", agreeing(steps.into(), ["krok", "kroky", "krokov"]))
        };
        BarWords::HideCards => "Skryť moje karty";
        BarWords::Games => "Hry";
        BarWords::Undo => "Späť";
        BarWords::TakesBack(own) => "Späť: {own}";
        BarWords::HoldUndo(words) => "{words}\nPodrž tlačidlo alebo kláves B a uvidíš stôl pred svojou poslednou voľbou.";
        BarWords::TakesLastAnswer => "Vrátiť späť poslednú voľbu.";
        BarWords::LightColours => "Svetlé farby";
        BarWords::DarkColours => "Tmavé farby";
        BarWords::Language => "Jazyk";
        BarWords::NotFetched(name) => "{name}: jazyk sa nepodarilo načítať. Skontroluj pripojenie a vyber ho znova.";
        BarWords::LoadingTable => "Stôl sa načítava…";
        BarWords::TableNotFetched => "Stôl sa nepodarilo načítať. Skontroluj pripojenie.";
        BarWords::TryAgain => "Skúsiť znova";
        BarWords::CopyGame => "Kopírovať hru ako text";
        BarWords::Copy => "Kopírovať ako text";
        BarWords::CopyGameAsLink => "Kopírovať odkaz na hru";
        BarWords::CopyLink => "Kopírovať odkaz";
        BarWords::CopySetUpAsLink => "Kopírovať odkaz na túto zostavu";
        BarWords::CopySetUp => "Kopírovať zostavu";
        BarWords::Copied => "Skopírované";
        BarWords::CopiedToPaste => "Skopírované.";
        BarWords::CopyFromHere => "Skopíruj text odtiaľto.";
        BarWords::Close => "Zavrieť";
        BarWords::Seen => "OK";
        BarWords::OnDisk => "Uložené v tomto zariadení";
        BarWords::OnItsWay => "Ukladá sa…";
        BarWords::InTheBrowser => "Uložené v tomto prehliadači; ak spadne, posledných pár odpovedí sa môže stratiť";
        BarWords::InThePage => "Neuložené v tomto zariadení";
        BarWords::KeptApart => "Túto hru medzitým posunulo ďalej iné okno. Hra z tohto okna je teraz uložená samostatne.";
        BarWords::KeptBeside => "Túto hru posunulo ďalej aj iné okno. Jeho verzia je v tvojom zozname ako samostatná hra.";
        BarWords::InAnotherWindow => "Táto hra je otvorená v inom okne";
        BarWords::InAnotherWindowAbout => "Hrať sa dá naraz len v jednom okne. Zavri to druhé a hra bude pokračovať tu.";
        BarWords::PlayHere => "Hrať tu";
        BarWords::HostAsksForRecord(origin) => "{origin} žiada o túto hru";
        BarWords::HostAsksForRecordAbout => "Text hry prezrádza všetky skryté karty a karty v ruke každého hráča. Poskytni ho len stránke, ktorej dôveruješ.";
        BarWords::GiveRecord => "Poskytnúť hru";
        BarWords::KeepRecord => "Neposkytnúť";
        BarWords::KeptThoughFull => "Hlavné úložisko je plné, preto prehliadač ukladá túto hru do záložného. Nič sa nestratilo; miesto uvoľníš odstránením iných hier.";
        BarWords::KeptThoughBlocked => "Prehliadač blokuje hlavné úložisko, preto je táto hra uložená v záložnom. Nič sa nestratilo.";
        BarWords::NoLongerKept => "Tento prehliadač už nedovolí stránke ukladať hry. Skopíruj hru ako text, inak sa ďalšie ťahy po zavretí stránky stratia.";
        BarWords::NotKept => "Tento prehliadač nedovolí stránke ukladať hry. Skopíruj hru ako text, inak sa po zavretí stránky stratí.";
        BarWords::NoLongerRoom => "Úložisko je plné. Odstráň inú hru alebo skopíruj túto ako text, inak sa ďalšie ťahy po zavretí stránky stratia.";
        BarWords::NoRoom => "Úložisko je plné. Odstráň inú hru alebo skopíruj túto ako text, inak sa po zavretí stránky stratí.";
        BarWords::NewerIsReady => "Je tu novšia verzia Viriditas.";
        BarWords::UseNewer => "Aktualizovať";
        BarWords::NotNow => "Neskôr";
        BarWords::NewerOpens => "Otvára sa novšia verzia.";
        BarWords::NewerIsSilent => "Aktualizácia sa nespustila. Táto verzia beží ďalej; novšia sa otvorí, keď budú všetky jej okná zavreté.";
        BarWords::NewerWouldLose => "Túto hru sa práve nedarí uložiť a stratila by sa. Najprv ju skopíruj ako text.";
        BarWords::Settings => "Nastavenia";
        BarWords::Setting(Setting::KeepSteel) => "Šetriť oceľ";
        BarWords::SettingAbout(Setting::KeepSteel) => "Platby ponúkajú najprv M€ a oceľ len na to, na čo M€ nestačia";
        BarWords::Setting(Setting::KeepTitanium) => "Šetriť titán";
        BarWords::SettingAbout(Setting::KeepTitanium) => "Platby ponúkajú najprv M€ a titán len na to, na čo M€ nestačia";
        BarWords::Setting(Setting::EndTurn) => "Ukončovať ťah za mňa";
        BarWords::SettingAbout(Setting::EndTurn) => "Keď ti v ťahu alebo vo fáze zostáva už len predaj kariet";
        BarWords::Setting(Setting::LargerText) => "Väčší text";
        BarWords::SettingAbout(Setting::LargerText) => "O pätinu väčší; ešte viac ho zväčší priblíženie v prehliadači";
        BarWords::Setting(Setting::NoMotion) => "Bez animácií";
        BarWords::SettingAbout(Setting::NoMotion) => "Karty a dlaždice sa objavia na svojich miestach hneď";
        BarWords::PassedForYou => "Pasuješ, ako bolo vopred určené.";
        BarWords::EndedForYou => "Už nebolo čo robiť, preto sa tvoj ťah skončil.";
        BarWords::Sound => "Zvuky";
        BarWords::SoundAbout => "Jemný tón, keď si na ťahu, pri dlaždiciach, zvýšení parametrov a na konci";
        BarWords::YourTurnInTheTitle => "● Si na ťahu · Viriditas";
        BarWords::BotsPlay => "Rýchlosť botov";
        BarWords::Slow => "Pomaly";
        BarWords::Normal => "Normálne";
        BarWords::AtOnce => "Okamžite";
    }
}

/// „Cieľ: teraformovať Mars. Zostávajúce kroky: teplota 19, kyslík 14, oceány 9“.
fn ending(it: Ending) -> String {
    say! { it;
        Ending::Terraformed => "Mars je teraformovaný: toto je posledná generácia";
        Ending::OneStep(Parameter::Oceans) => "1 oceán do poslednej generácie";
        Ending::OneStep(parameter) => "1 krok do poslednej generácie: {}", name(parameter);
        Ending::Alone { missing, is_last } => {
            let last = if is_last { "Posledná generácia. " } else { "" };
            match missing {
                Missing::Nothing => format!("{last}Cieľ je splnený"),
                Missing::Rating(missing) => {
                    format!("{last}Cieľ: HT {RATING_TO_WIN}. Ešte chýba: {missing}")
                }
                Missing::Steps(steps) => {
                    format!("{last}Cieľ: teraformovať Mars. Zostávajúce kroky: {}", steps_left(steps))
                }
            }
        };
    }
}

fn name(parameter: Parameter) -> String {
    let name = term(Term::Parameter(parameter));
    if parameter == Parameter::Venus { name.to_owned() } else { name.to_lowercase() }
}

/// "kyslík 2, oceány 1": the parameters that lack steps, with their number.
pub(in crate::text::slovak) fn steps_left(steps: ByParameter<u8>) -> String {
    let open = Parameter::ALL.into_iter().filter(|&it| steps[it] > 0);
    open.map(|it| format!("{} {}", name(it), steps[it])).collect::<Vec<_>>().join(", ")
}
