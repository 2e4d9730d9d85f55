//! What the lesson of Ares Expedition teaches.

use crate::ares::LAST_SOLO_ROUND;
use crate::ares::guide::LessonTopic;
use crate::text::ares::prelude::*;

/// The heading of a topic, and what is taught.
pub(super) fn lesson(topic: LessonTopic) -> Explanation {
    explain! { topic;
        LessonTopic::Aim => "Teraformuj Mars", "Vyhráš, ak sú do konca {LAST_SOLO_ROUND}. kola kyslík a teplota na maxime a všetky oceány otočené. Stupnice ukazujú, ako Mars pokročil.";
        LessonTopic::Corporation => "Tvoja korporácia", "Dá ti prvé M€ a efekt na celú hru. Tvoja doska ukazuje, čo máš a čo ti prinesie každá fáza produkcie.";
        LessonTopic::Phases => "Vyber fázu", "Odohrajú sa len vybrané fázy. Za tú, ktorú si vyberieš, získaš aj bonus, ale v ďalšom kole si ju vybrať nemôžeš. Vyber fázu a uvidíš, čo ti teraz prinesie.";
        LessonTopic::OthersPhases => "Fázy ostatných sú aj tvoje", "V tomto kole sa odohrajú zvýraznené fázy a v každej z nich hrajú všetci. V sólo hre pridáva jednu fázu bez bonusu neutrálny hráč.";
        LessonTopic::Development => "Fáza I: zelené karty", "Môžeš zahrať jednu zelenú kartu z ruky. Väčšina zelených kariet zvyšuje to, čo ti prinesie fáza produkcie.";
        LessonTopic::Construction => "Fáza II: modré a červené karty", "Môžeš zahrať jednu modrú alebo červenú kartu z ruky. Modré zostávajú v hre s akciou alebo efektom, červené pôsobia raz.";
        LessonTopic::Actions => "Fáza III: akcie", "Každú svoju modrú kartu použi raz a štandardné akcie toľkokrát, koľkokrát ich môžeš zaplatiť. Rastliny sa menia na lesy a teplo zvyšuje teplotu: oboje zvýši tvoje HT.";
        LessonTopic::Production => "Fáza IV: produkcia", "Priniesla ti M€ za tvoje HT a produkciu M€, potom teplo, rastliny a karty. Každý tvoj krok na Marse sa ti tak vyplatí znova v každej fáze produkcie.";
        LessonTopic::Research => "Fáza V: výskum", "Potiahneš si karty a niektoré si necháš zadarmo; kto si vybral túto fázu, uvidí viac a nechá si viac. Za kartu sa platí, až keď ju zahráš.";
        LessonTopic::Zones => "Čo karty vyžadujú", "Niektoré karty potrebujú kyslík alebo teplotu v zóne určitej farby, iné oceány alebo symboly. Rozhoduje, aký bol Mars na začiatku fázy. Na zamknutej karte sa dočítaš, čo chýba.";
        LessonTopic::Time => "Koľko času zostáva", "Keď je odhalených všetkých päť kariet neutrálneho hráča, jeho kocka sa posunie a Mars sa zmení sám. Značka na pruhu ukazuje, ako ďaleko treba byť, aby sa to dalo stihnúť.";
        LessonTopic::Ending => "Koniec", "Teraformovaný Mars je výhra. Body sú pre tvoj vlastný rekord: HT, lesy a karty.";
    }
}
