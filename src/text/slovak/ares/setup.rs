//! Phases, modes and options, and what is wrong with a set-up.

use super::effect::the_others;
use super::terms::money;
use crate::text::ares::prelude::*;
use crate::text::slovak::phrase::of_number;
use crate::text::slovak::terms::{cards_object, steps};

pub(super) fn phase_text(phase: Phase) -> String {
    let (draw, keep) = RESEARCH;
    say! { phase;
        Phase::Development => "Môžeš zahrať zelenú kartu.";
        Phase::Construction => "Môžeš zahrať modrú alebo červenú kartu.";
        Phase::Action => "Akciu každej svojej karty môžeš použiť raz, štandardné akcie ľubovoľne veľakrát.";
        Phase::Production => "Získaj toľko M€, koľko máš HT, a to, čo produkujú tvoje karty.";
        Phase::Research => "Potiahni si {}, nechaj si {keep} a {} odhoď.", cards_object(draw.into()), the_others(draw, keep);
    }
}

pub(super) fn phase_bonus(phase: Phase) -> String {
    let (draw, keep) = RESEARCH_BONUS;
    say! { phase;
        Phase::Development => "Za túto kartu zaplatíš o {} menej.", money(DEVELOPMENT_BONUS);
        Phase::Construction => "Potiahni si kartu, alebo zahraj ešte jednu modrú alebo červenú kartu.";
        Phase::Action => "Použi akciu jednej karty druhýkrát.";
        Phase::Production => "Získaj o {} viac.", money(PRODUCTION_BONUS);
        Phase::Research => "Potiahni si o {} viac a nechaj si o {keep} viac.", cards_object(draw.into());
    }
}

pub(super) const fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Competitive => "Súťažný",
        Mode::Solo(Level::Beginner) => "Sólo, začiatočník",
        Mode::Solo(Level::Skilled) => "Sólo, pokročilý",
        Mode::Solo(Level::Expert) => "Sólo, expert",
        Mode::Cooperative => "Kooperatívny",
    }
}

pub(super) fn mode_about(mode: Mode) -> String {
    say! { mode;
        Mode::Competitive => "Pre 2 až {MOST_PLAYERS} hráčov. Keď je Mars teraformovaný, vyhráva, kto má najviac VB.";
        Mode::Solo(level) if level.steps() == 0 => "Vyhráš, ak teraformuješ Mars do {LAST_SOLO_ROUND} kôl. Nič nestúpa automaticky.";
        Mode::Solo(level) => "Vyhráš, ak teraformuješ Mars do {LAST_SOLO_ROUND} kôl. Po každých {NEUTRAL_ROUNDS} kolách kyslík alebo teplota automaticky stúpne o {}.", steps(level.steps().into());
        Mode::Cooperative => "Pre 2 hráčov. Po {LAST_COOPERATIVE_ROUND} kolách vyhráte spolu, ak je Mars teraformovaný a máte dokopy aspoň {COOPERATIVE_GOAL} VB.";
    }
}

pub(super) const fn option_name(option: SetupOption) -> &'static str {
    match option {
        SetupOption::FirstGame => "Prvá hra",
        SetupOption::Mulligan => "Výmena kariet",
        SetupOption::Promotional => "Promo korporácie",
    }
}

pub(super) fn option_about(option: SetupOption) -> String {
    say! { option;
        SetupOption::FirstGame => "Dostaneš jednoduchú korporáciu; polovicu ruky tvoria jednoduché karty.";
        SetupOption::Mulligan => "Pred výberom korporácie môžeš vymeniť ľubovoľný počet kariet v ruke.";
        SetupOption::Promotional => "Pridáva {} {}.", PROMOTIONAL_CORPORATIONS.len(), of_number(PROMOTIONAL_CORPORATIONS.len() as i32, ["korporáciu", "korporácie", "korporácií"]);
    }
}

pub(super) fn fault(fault: Fault) -> String {
    let number =
        |players: u8| format!("{players} {}", of_number(players.into(), ["hráča", "hráčov", "hráčov"]));
    say! { fault;
        Fault::Players { players } => "Expedícia Ares je pre 1 až {}, nie pre {players}.", number(MOST_PLAYERS);
        Fault::PlayersOfMode { players, least, most } if least == most => "Tento režim je pre {}, nie pre {players}.", number(most);
        Fault::PlayersOfMode { players, least, most } => "Tento režim je pre {least} až {}, nie pre {players}.", number(most);
        Fault::MulliganInFirstGame => "V prvej hre niet výmeny kariet: korporácie sa v nej nevyberajú.";
        Fault::PromotionalInFirstGame => "V prvej hre nie sú promo korporácie.";
    }
}
