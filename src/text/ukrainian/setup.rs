//! Boxes and options, and what is wrong with a set-up.

use super::phrase::of_number;
use super::who::nameless;
use crate::text::Language;
use crate::text::mars::prelude::*;

/// What a box or an option is called, and what it does.
const fn switch(of: Switch) -> (&'static str, &'static str) {
    words! { of;
        Switch::CorporateEra => ("Корпоративна епоха", "Додає проекти й корпорації. Без неї кожне виробництво починається з 1.");
        Switch::Draft => ("Драфт", "У кожній фазі досліджень карти драфтують: одну залишаєте, решту передаєте далі.");
        Switch::Prelude => ("Початок", "Кожен гравець починає з двома картами початку. Додає проекти й корпорації.");
        Switch::UndealtPreludes => ("Початок без карт початку", "Додає проекти й корпорації. Карти початку не роздають.");
        Switch::Tr63 => ("РТ 63", "Перемога — РТ 63 замість тераформування Марса.");
        Switch::Venus => ("Час Венери", "Тераформуйте й Венеру; Світовий Уряд щопокоління піднімає параметр. Додає проекти й корпорації.");
        Switch::NoWorldGovernment => ("Без Світового Уряду", "Параметри не зростають автоматично: гра довша.");
        Switch::VenusEnds => ("Венера теж завершує гру", "Гра триває, доки не завершено й Венеру.");
        Switch::LongVenus => ("Довша шкала Венери", "Венера має 18 кроків замість 15, а її бонус РТ настає пізніше.");
        Switch::Colonies => ("Колонії", "Будуйте колонії поза Марсом і відправляйте до них торговельні флоти. Додає проекти й корпорації.");
        Switch::Turmoil => ("Криза", "Партії, політики й глобальні події. Додає проекти й корпорації.");
        Switch::MoreEvents => ("Більше глобальних подій", "Додає п’ять промоподій.");
        Switch::WorldGovernment => ("Світовий Уряд", "Щопокоління один параметр зростає автоматично.");
        Switch::ShortGame => ("Коротка гра", "Швидка гра не за правилами: Марс уже частково тераформовано, а кожне виробництво більше на 2.");
        #[cfg(feature = "synthetic")] Switch::Synthetic => ("Вигадані карти", "Додає карти, яких ніколи не було.");
    }
}

pub(crate) const fn switch_name(of: Switch) -> &'static str {
    switch(of).0
}

pub(crate) const fn switch_about(of: Switch) -> &'static str {
    switch(of).1
}

pub(super) fn either(switches: &[Switch]) -> String {
    let names = switches.iter().map(|&switch| format!("«{}»", switch_name(switch)));
    names.collect::<Vec<_>>().join(" або ")
}

pub(crate) fn fixed(why: Fixed) -> String {
    say! { why;
        // These stand under the name of the switch.
        Fixed::Otherwise(Fault::Needs { switch: _, needs }) => "Потрібно: {}.", either(needs);
        Fixed::Otherwise(Fault::Elsewhere { switch: _, map }) => "Лише на мапі «{}».", Language::Ukrainian.name_of(map);
        Fixed::Otherwise(Fault::Excludes { switch: _, excludes }) => "Не поєднується з варіантом «{}».", switch_name(excludes);
        Fixed::Otherwise(otherwise) => (fault(otherwise));
        Fixed::Idle { switch: _, players: 1 } => "Не в соло-грі.";
        Fixed::Idle { switch: _, players: _ } => "Лише в соло-грі.";
    }
}

pub(crate) fn fault(fault: Fault) -> String {
    say! { fault;
        Fault::Players { asked } => "Гра розрахована на 1–{SEATS} гравців, а не на {asked}.";
        Fault::Without { switch, players: 1 } => "До соло-гри завжди належить «{}».", switch_name(switch);
        Fault::Without { switch, players } => "До гри на {players} гравців завжди належить «{}».", switch_name(switch);
        Fault::With { switch, players: 1 } => "До соло-гри ніколи не належить «{}».", switch_name(switch);
        Fault::With { switch, players } => "До гри на {players} гравців ніколи не належить «{}».", switch_name(switch);
        Fault::Needs { switch, needs } => "«{}» потребує: {}.", switch_name(switch), either(needs);
        Fault::Excludes { switch, excludes } => "«{}» і «{}» не поєднуються.", switch_name(switch), switch_name(excludes);
        Fault::Elsewhere { switch, map } => "«{}» — лише для мапи «{}».", switch_name(switch), Language::Ukrainian.name_of(map);
        Fault::EmptySeat { seat } => "{} не бере участі в цій грі.", nameless(seat);
        Fault::TooFew { pile, left, needs } => "Лишається {left} {}, а ця гра потребує {needs}.", of_pile(pile, left.into());
        Fault::Map { asked } => "Мапи {asked} немає; у грі {} {}.", MAPS.len(), of_number(MAPS.len() as i32, ["мапа", "мапи", "мап"]);
    }
}

/// Cards of a pile, behind a number.
pub(super) fn of_pile(pile: Pile, number: i32) -> &'static str {
    let forms = match pile {
        Pile::Projects => ["карта проекту", "карти проектів", "карт проектів"],
        Pile::Corporations => ["корпорація", "корпорації", "корпорацій"],
        Pile::Preludes => ["карта початку", "карти початку", "карт початку"],
        Pile::Colonies => ["жетон колонії", "жетони колоній", "жетонів колоній"],
        Pile::Events => ["глобальна подія", "глобальні події", "глобальних подій"],
    };
    of_number(number, forms)
}
