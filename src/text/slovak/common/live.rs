//! A game that is played from several devices at once.

use super::agreeing;
use crate::text::mars::prelude::*;
use crate::text::slovak::who::called;

pub(super) fn live(words: LiveWords<'_>) -> Text {
    say! { words;
        LiveWords::Title => "Hra na viacerých zariadeniach";
        LiveWords::About => "Každý hrá na vlastnom zariadení, všetci naraz. Zariadenia komunikujú medzi sebou, bez nášho servera.";
        LiveWords::NoWebRtc => "Tento prehliadač nevie spojiť zariadenia (WebRTC). Hrať sa dá cez odkazy.";
        LiveWords::Secrets => "Každé zariadenie obsahuje celú hru, aj kód rozdania a skryté karty. Stránka ukazuje hráčom len ich vlastné, ale nazrieť môže ktokoľvek: hraj len s ľuďmi, ktorým dôveruješ.";
        LiveWords::KeepOpen => "Nechaj stránku otvorenú na oboch zariadeniach: po obnovení stránky alebo uspaní telefónu sa spojenie stratí. Obnoví ho nová pozvánka.";
        LiveWords::Where => "Kde sú zariadenia?";
        LiveWords::InThisRoom => "V tej istej sieti";
        LiveWords::OverTheInternet => "Cez internet";
        LiveWords::ServerAbout => "Cez internet treba server STUN alebo TURN. Dozvie sa sieťové adresy oboch zariadení; server TURN aj prenáša to, čo si posielajú, v zašifrovanej podobe.";
        LiveWords::Server => "Adresa servera";
        LiveWords::ServerMissing => "Bez adresy servera sa cez internet spojiť nedá. Na hru cez odkazy server netreba.";
        LiveWords::Invite(name) => "Pozvať: {}", called(name);
        LiveWords::Looking => "Hľadajú sa adresy tohto zariadenia …";
        LiveWords::SendInvitation(name) => "Pošli túto pozvánku ako odkaz, QR kód alebo text. Komu: {}.", called(name);
        LiveWords::AnswerOf(name) => "Odpoveď: {}", called(name);
        LiveWords::Connect => "Spojiť";
        LiveWords::Connecting => "Spája sa …";
        LiveWords::NotFound => "Zariadenia sa zatiaľ nenašli. Sú v tej istej sieti? Cez internet treba server.";
        LiveWords::Refused(why) => "Prehliadač to odmietol: {why}";
        LiveWords::Scan => "Načítať kód kamerou";
        LiveWords::NoCamera => "Kameru tu nemožno použiť. Vypýtaj si odpoveď ako text.";
        LiveWords::NoAddress => "Toto zariadenie nemá sieťovú adresu. Pripoj ho k sieti a skús to znova.";
        LiveWords::WrongServer => "Toto nie je adresa servera STUN ani TURN.";
        LiveWords::Invited => "Máš pozvánku do hry";
        LiveWords::YourName => "Tvoje meno";
        LiveWords::Accept => "Prijať";
        LiveWords::SendAnswer => "Pošli túto odpoveď tomu, kto ťa pozval, a nechaj túto stránku otvorenú.";
        LiveWords::AwaitHost => "Čaká sa na hostiteľa …";
        LiveWords::HandedOver => "Stránka s hrou už odpoveď má. Túto môžeš zavrieť.";
        LiveWords::NotAwaited => "Na túto odpoveď tu nečaká žiadna otvorená stránka. Skopíruj jej text a vlož ho tam, kde vznikla pozvánka.";
        LiveWords::Devices => "Zariadenia";
        LiveWords::Here => "Na tomto zariadení";
        LiveWords::Connected => "Spojené";
        LiveWords::Silent => "Neodpovedá";
        LiveWords::Away => "Nespojené";
        LiveWords::Unconfirmed(moves) => "Ešte nepotvrdené: {moves} {}", agreeing(moves as i32, ["ťah", "ťahy", "ťahov"]);
        LiveWords::GiveToBot(name) => "Odovzdať botovi: {}", called(name);
        LiveWords::GoOnAsHost => "Pokračovať ako hostiteľ";
        LiveWords::GoOnAsHostAbout => "Máš celú hru: pozvi ostatných znova. Ak stratený hostiteľ hrá ďalej, bude to už iná hra.";
        LiveWords::Stop => "Odpojiť";
        LiveWords::NotCarriedOut => "Tvoj posledný ťah sa nevykonal: hra medzitým pokračovala inak.";
        LiveWords::Parted => "Hra, ktorá tu bola, pokračovala inak: je uložená ako samostatná hra.";
        LiveWords::Ended(why) => (ended(why));
        LiveWords::Unusable(why) => (unusable(why));
    }
}

fn ended(why: EndReason) -> Text {
    let host_is_newer = "Zariadenie hostiteľa má novšiu verziu Viriditas. Obnov stránku na zariadení hosťa.";
    say! { why;
        EndReason::Left => "Spojenie sa skončilo. Obnoví ho nová pozvánka.";
        EndReason::Version { host, guest } if host > guest => (host_is_newer);
        EndReason::Rules { host, guest } if host > guest => (host_is_newer);
        EndReason::Version { .. } | EndReason::Rules { .. } => "Zariadenie hosťa má novšiu verziu Viriditas. Obnov stránku na zariadení hostiteľa.";
        EndReason::SeatGiven => "Za tohto hráča teraz hrá bot, preto sa spojenie skončilo.";
        EndReason::Replaced => "Tento hráč je teraz spojený z inej stránky alebo zariadenia. Hraj ďalej tam.";
        EndReason::OtherRoom | EndReason::OtherSeat | EndReason::Unreadable(_) | EndReason::TooMuch | EndReason::BrokenRecord | EndReason::OutOfStep => "Spojenie sa skončilo: jedna zo správ nepatrila k tejto hre. Obnoví ho nová pozvánka.";
    }
}

fn unusable(why: InvitationError) -> Text {
    let other_is_newer = "Druhé zariadenie má novšiu verziu Viriditas. Obnov túto stránku.";
    say! { why;
        InvitationError::NotOne | InvitationError::Damaged | InvitationError::TooLong => "Toto nie je celá pozvánka ani odpoveď. Skopíruj celý text znova.";
        InvitationError::OtherVersion { theirs, ours } if theirs > ours => (other_is_newer);
        InvitationError::OtherRules { theirs, ours } if theirs > ours => (other_is_newer);
        InvitationError::OtherVersion { .. } | InvitationError::OtherRules { .. } => "Toto zariadenie má novšiu verziu Viriditas. Obnov stránku na druhom zariadení.";
        InvitationError::IsAnswer => "Toto je odpoveď. Patrí na zariadenie, na ktorom vznikla pozvánka.";
        InvitationError::IsInvitation => "Toto je pozvánka. Otvor ju na pozvanom zariadení a sem vlož odpoveď odtiaľ.";
        InvitationError::OtherGame | InvitationError::ForOther => "Toto patrí k inej hre alebo inému hráčovi. Skontroluj, čo máš skopírované.";
        InvitationError::Own => "Táto pozvánka vznikla na tomto zariadení. Pošli ju na iné.";
        InvitationError::Used | InvitationError::Old => "Táto pozvánka už neplatí. Treba novú.";
    }
}
