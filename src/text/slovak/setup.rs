//! Boxes and options, and what is wrong with a set-up.

use super::phrase::of_number;
use super::terms::verb_of;
use super::who::nameless;
use crate::text::mars::prelude::*;

/// What a box or an option is called, and what it does.
const fn switch(of: Switch) -> (&'static str, &'static str) {
    words! { of;
        Switch::CorporateEra => ("Éra korporácií", "Pridáva projekty a korporácie. Bez nej každá produkcia začína na 1.");
        Switch::Draft => ("Draft", "V každej fáze výskumu draftuješ: kartu si necháš, ostatné pošleš ďalej.");
        Switch::Prelude => ("Predohra", "Každý hráč začína s dvoma predohrami. Pridáva projekty a korporácie.");
        Switch::UndealtPreludes => ("Karty Predohry bez predohier", "Pridáva projekty a korporácie. Predohry sa nerozdávajú.");
        Switch::Tr63 => ("HT 63", "Vyhráš pri HT 63 namiesto teraformácie Marsu.");
        Switch::Venus => ("Na rade Venuša", "Teraformuj aj Venušu; Svetová vláda v každej generácii zvýši parameter. Pridáva projekty a korporácie.");
        Switch::NoWorldGovernment => ("Bez Svetovej vlády", "Žiadny parameter sa nezvyšuje automaticky: dlhšia hra.");
        Switch::VenusEnds => ("Aj Venuša ukončuje hru", "Hra trvá, kým nie je dokončená aj Venuša.");
        Switch::LongVenus => ("Dlhšia stupnica Venuše", "Venuša má 18 krokov namiesto 15 a jej bonus HT prichádza neskôr.");
        Switch::Colonies => ("Kolónie", "Stavaj kolónie mimo Marsu a vysielaj k nim obchodné flotily. Pridáva projekty a korporácie.");
        Switch::Turmoil => ("Nepokoje", "Strany, politiky a globálne udalosti. Pridáva projekty a korporácie.");
        Switch::MoreEvents => ("Viac globálnych udalostí", "Pridáva päť promo globálnych udalostí.");
        Switch::WorldGovernment => ("Svetová vláda", "V každej generácii sa jeden parameter zvýši automaticky.");
        Switch::ShortGame => ("Krátka hra", "Rýchla hra, nie z pravidiel: Mars je už čiastočne teraformovaný a každá produkcia začína o 2 vyššie.");
        #[cfg(feature = "synthetic")] Switch::Synthetic => ("Vymyslené karty", "Pridáva karty, ktoré nikdy neexistovali.");
    }
}

pub(crate) const fn switch_name(of: Switch) -> &'static str {
    switch(of).0
}

pub(crate) const fn switch_about(of: Switch) -> &'static str {
    switch(of).1
}

pub(super) fn either(switches: &[Switch]) -> String {
    let names = switches.iter().map(|&switch| format!("„{}“", switch_name(switch)));
    names.collect::<Vec<_>>().join(" alebo ")
}

pub(crate) fn fixed(why: Fixed) -> String {
    say! { why;
        // These stand under the name of the switch.
        Fixed::Otherwise(Fault::Needs { switch: _, needs }) => "Potrebuje: {}.", either(needs);
        Fixed::Otherwise(Fault::Elsewhere { switch: _, map }) => "Len na mape „{map}“.";
        Fixed::Otherwise(Fault::Excludes { switch: _, excludes }) => "Nie spolu s „{}“.", switch_name(excludes);
        Fixed::Otherwise(otherwise) => (fault(otherwise));
        Fixed::Idle { switch: _, players: 1 } => "Nie v sólo hre.";
        Fixed::Idle { switch: _, players: _ } => "Len v sólo hre.";
    }
}

pub(crate) fn fault(fault: Fault) -> String {
    say! { fault;
        Fault::Players { asked } => "Hra je pre 1 až {SEATS} hráčov, nie pre {asked}.";
        Fault::Without { switch, players: 1 } => "K sólo hre vždy patrí „{}“.", switch_name(switch);
        Fault::Without { switch, players } => "K hre pre {players} hráčov vždy patrí „{}“.", switch_name(switch);
        Fault::With { switch, players: 1 } => "K sólo hre nikdy nepatrí „{}“.", switch_name(switch);
        Fault::With { switch, players } => "K hre pre {players} hráčov nikdy nepatrí „{}“.", switch_name(switch);
        Fault::Needs { switch, needs } => "„{}“ potrebuje: {}.", switch_name(switch), either(needs);
        Fault::Excludes { switch, excludes } => "„{}“ a „{}“ sa nedajú kombinovať.", switch_name(switch), switch_name(excludes);
        Fault::Elsewhere { switch, map } => "„{}“ je len pre mapu „{map}“.", switch_name(switch);
        Fault::EmptySeat { seat } => "{} v tejto hre nie je.", nameless(seat);
        Fault::TooFew { pile, left, needs } => "{} len {left} {} a táto hra potrebuje {needs}.", verb_of(left.into(), "Zostáva", "Zostávajú"), of_pile(pile, left.into());
        Fault::Map { asked } => "Mapa {asked} neexistuje; hra má {} {}.", MAPS.len(), of_number(MAPS.len() as i32, ["mapu", "mapy", "máp"]);
    }
}

/// Cards of a pile, behind a number; all of them are feminine.
pub(super) fn of_pile(pile: Pile, number: i32) -> &'static str {
    let forms = match pile {
        Pile::Projects => ["karta projektu", "karty projektov", "kariet projektov"],
        Pile::Corporations => ["korporácia", "korporácie", "korporácií"],
        Pile::Preludes => ["predohra", "predohry", "predohier"],
        Pile::Colonies => ["doštička kolónie", "doštičky kolónií", "doštičiek kolónií"],
        Pile::Events => ["globálna udalosť", "globálne udalosti", "globálnych udalostí"],
    };
    of_number(number, forms)
}
