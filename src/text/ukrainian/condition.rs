//! Conditions: what a card requires, and what a step hangs on.

use super::amount::{level, own_tiles};
use super::noun::noun;
use super::terms::{party, stuff};
use crate::text::grammar::{Case, NumberForm};
use crate::text::mars::prelude::*;
use crate::text::plan::mars::parts;

/// A condition as a noun: what a card requires.
pub(super) fn requirement(it: Requirement) -> String {
    required(it, Case::Nominative)
}

fn required(Requirement { of, bound }: Requirement, case: Case) -> String {
    say! { (of, bound);
        (Count::Track(Parameter::Temperature), Bound::AtLeast(least)) => "температура не нижче {}", level(of, least.into(), case);
        (Count::Track(Parameter::Temperature), Bound::AtMost(most)) => "температура не вище {}", level(of, most.into(), case);
        (Count::Rating, Bound::AtLeast(least)) => "РТ не нижче {least}";
        (Count::Track(Parameter::Oxygen | Parameter::Venus), Bound::AtLeast(least)) => "щонайменше {}", level(of, least.into(), case);
        (Count::Leads, Bound::AtLeast(1)) => "лідерство в партії";
        (Count::Tags(it), Bound::AtLeast(1)) => (noun(Noun::of_tag(it)).form(case, NumberForm::One));
        (Count::Colonies(Whose::Own), Bound::AtLeast(1)) => (noun(Noun::Colony).form(case, NumberForm::One));
        (Count::Production(it), Bound::AtLeast(1)) => "виробництво {}", stuff(it);
        (Count::Tiles(class, Whose::Own, Ground::Anywhere), Bound::AtLeast(1)) => (own_tiles(class, 1, case).trim_start_matches("1 "));
        (_, Bound::AtLeast(least)) => (level(of, least.into(), case));
        (_, Bound::AtMost(most)) => "щонайбільше {}", level(of, most.into(), case);
    }
}

/// A condition as a clause, to follow «якщо».
pub(super) fn condition(it: Requirement) -> String {
    let fragment = |case| -> String {
        say! { (it.of, it.bound);
            (Count::Tags(_) | Count::Tiles(..), Bound::AtLeast(2..)) => "щонайменше {}", required(it, case);
            _ => (required(it, case));
        }
    };
    let has = || fragment(Case::Nominative);
    say! { parts(it.of, &Card::BLANK);
        (Thing::Held(_), _) if it.bound == Bound::AtLeast(1) => "на цій карті є ресурс";
        (Thing::Rise, _) => "ваш РТ зріс у цьому поколінні";
        (Thing::Rating | Thing::Rank(_), _) => "у вас {}", has();
        (Thing::Favour(of), _) => "партія «{}» при владі або у вас двоє делегатів у ній", party(of);
        (Thing::Chair(Chair::Own), _) => "спікер ваш";
        (Thing::Chair(Chair::Neutral), _) => "спікер нейтральний";
        (Thing::Led, _) => "ви очолюєте партію";
        (Thing::Level(Parameter::Temperature), _) => (has());
        (_, range) if range.is_own() => "у вас є {}", has();
        _ => "є {}", has();
    }
}
