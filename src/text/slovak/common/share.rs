//! A game that travels.

use super::agreeing;
use super::live::live;
use crate::text::mars::prelude::*;
use crate::text::slovak::terms::and;
use crate::text::slovak::who::{all_called, called};

pub(crate) fn share(words: ShareWords<'_>) -> Text {
    say! { words;
        ShareWords::Rematch => "Hrať znova";
        ShareWords::RematchAbout => "Tí istí hráči a tá istá zostava, nové karty";
        ShareWords::SameCards => "Znova tie isté karty";
        ShareWords::SameCardsAbout => "Tí istí hráči, tá istá zostava aj kód rozdania: karty prídu v rovnakom poradí";
        ShareWords::Share => "Zdieľať";
        ShareWords::ShareThisGame => "Zdieľať túto hru";
        ShareWords::HoldsEverySecret => "Odkaz obsahuje celú hru aj so skrytými kartami. Stránka ukazuje hráčom len ich vlastné, ale nazrieť môže ktokoľvek: posielaj ho len ľuďom, ktorým dôveruješ.";
        ShareWords::For => "Pre koho";
        ShareWords::ForAnyone => "Pre všetkých";
        ShareWords::ForPlayer(name) => (called(name).to_owned());
        ShareWords::ForPlayerAsked(name) => "{} (na ťahu)", called(name);
        ShareWords::Send => "Poslať…";
        ShareWords::TheLink => "Odkaz";
        ShareWords::Picture => "QR kód odkazu";
        ShareWords::PictureAbout => "Namier naň fotoaparát iného zariadenia.";
        ShareWords::NoPicture => "Táto hra je na QR kód príliš dlhá: skopíruj odkaz.";
        ShareWords::Message => "Hra vo Viriditas:";
        ShareWords::MessageTo(name) => "{}, si na ťahu:", called(name);
        ShareWords::Invited => "Otvoriť zdieľanú hru";
        ShareWords::InvitedTo(name) => "{}, si na ťahu", called(name);
        ShareWords::NothingIsReplaced => "Tvoje uložené hry zostanú.";
        ShareWords::Awaited(names) => "Na ťahu: {}", all_called(names).join(" alebo ");
        ShareWords::ToSit(name) => "hráš ako {}", called(name);
        ShareWords::PlayOn => "Hrať ďalej";
        ShareWords::Watch => "Pozerať od začiatku";
        ShareWords::SeeScore => "Pozrieť si skóre";
        ShareWords::NotNow => "Teraz nie";
        ShareWords::Divergence(it) => (divergence(it));
        ShareWords::CameIn { from, missing } => (came_in(&all_called(from), &all_called(missing)));
        ShareWords::FromLink => "Z odkazu";
        ShareWords::Kept => "Tvoja kópia";
        ShareWords::PlayOnWithKept => "Hrať ďalej vo svojej kópii";
        ShareWords::KeepBoth => "Nechať obe, otvoriť túto";
        ShareWords::SavePicture => "Uložiť obrázok";
        ShareWords::SharePicture => "Zdieľať obrázok";
        ShareWords::PictureFailed => "Tento prehliadač nedokázal vytvoriť obrázok.";
        ShareWords::Replay => "Prehrávanie";
        ShareWords::Moment { at, of } => "Ťah {at} z {of}";
        ShareWords::Moves => "Ťahy";
        ShareWords::Back => "Predošlý ťah";
        ShareWords::On => "Ďalší ťah";
        ShareWords::DivisionBack(Division::Generation) => "Predošlá generácia";
        ShareWords::DivisionOn(Division::Generation) => "Ďalšia generácia";
        ShareWords::DivisionBack(Division::Round) => "Predošlé kolo";
        ShareWords::DivisionOn(Division::Round) => "Ďalšie kolo";
        ShareWords::Run => "Spustiť";
        ShareWords::Halt => "Pauza";
        ShareWords::SeenBy => "Pohľad";
        ShareWords::Everyone => "Verejný";
        ShareWords::BranchHere => "Hrať odtiaľto";
        ShareWords::BranchAbout => "Začne odtiaľto novú hru; táto zostane, ako je.";
        ShareWords::Leave => "Ukončiť prehrávanie";
        ShareWords::SendTurn(names) => "Na ťahu: {}.", all_called(names).join(" alebo ");
        ShareWords::SendTurnAbout => "Pošli hru ďalej. Keď sa ti vráti odkaz, otvor ho a pokračuj tu.";
        ShareWords::AllAtThisDevice => "Všetci hráme na tomto zariadení";
        ShareWords::Live(words) => (live(words));
    }
}

fn came_in(from: &[String], missing: &[String]) -> String {
    let missing = match missing {
        [] => "Všetky odpovede sú tu.".to_owned(),
        missing => format!("Ešte chýba odpoveď: {}.", and(missing)),
    };
    format!("Nové odpovede: {}. {missing}", and(from))
}

fn divergence(it: Divergence) -> String {
    let moves = |number: usize| agreeing(number as i32, ["ťah", "ťahy", "ťahov"]);
    say! { it;
        Divergence::Other => "Nemáš kópiu tejto hry.";
        Divergence::Same => "Túto hru už máš.";
        Divergence::Further(more) => "Je o {more} {} pred tvojou kópiou.", moves(more);
        Divergence::Behind(more) => "Tvoja kópia je o {more} {} pred ňou.", moves(more);
        Divergence::Together(_) => "Táto hra a tvoja kópia obsahujú odpovede rôznych hráčov na tú istú otázku. Navzájom sa dopĺňajú.";
        Divergence::Apart(common) => "Tvoja kópia a táto hra sa rozchádzajú po {common} {}: ten istý ťah niekto zahral dvakrát.", agreeing(common as i32, ["ťahu", "ťahoch", "ťahoch"]);
    }
}
