//! Forms of nouns.

use strum::VariantArray;

/// The case of a noun. A language without cases passes over it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub(in crate::text) enum Case {
    /// The subject.
    Nominative,
    /// What something is of, and what there is none of.
    Genitive,
    /// To whom.
    Dative,
    /// The object.
    Accusative,
    /// By what means.
    Instrumental,
    /// Where.
    Locative,
}

/// Which form of a noun a number asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum NumberForm {
    /// As 1.
    One,
    /// As 2, where 3 is not as 2.
    Two,
    /// As 2, where 3 and 4 are as 2.
    Few,
    /// As 5.
    Many,
}

/// The gender of a noun; that of people apart where their accusative differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::text) enum Gender {
    /// Masculine.
    Masculine,
    /// Masculine, with an accusative as the genitive.
    MasculineAnimate,
    /// Feminine.
    Feminine,
    /// Neuter.
    Neuter,
}

/// The forms of a noun of a Slavic language.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct SlavicForms {
    /// The gender.
    pub(in crate::text) gender: Gender,
    /// Whether the noun names a mass, which has no plural.
    pub(in crate::text) is_mass: bool,
    /// The forms for 1, 2 and 5, by case.
    cases: [[&'static str; 3]; Case::VARIANTS.len()],
}

impl SlavicForms {
    /// A thing that is counted.
    pub(in crate::text) const fn countable(
        gender: Gender,
        cases: &[[&'static str; 3]; Case::VARIANTS.len()],
    ) -> Self {
        Self { gender, is_mass: false, cases: *cases }
    }

    /// A mass: a number other than 1 stands before its genitive, as if it counted units.
    pub(in crate::text) const fn bulk(
        gender: Gender,
        singular: [&'static str; Case::VARIANTS.len()],
    ) -> Self {
        let [nominative, genitive, dative, accusative, instrumental, locative] = singular;
        Self {
            gender,
            is_mass: true,
            cases: [
                [nominative, genitive, genitive],
                [genitive; 3],
                [dative; 3],
                [accusative, genitive, genitive],
                [instrumental; 3],
                [locative; 3],
            ],
        }
    }

    /// An abbreviation.
    pub(in crate::text) const fn invariable(gender: Gender, word: &'static str) -> Self {
        Self { gender, is_mass: true, cases: [[word; 3]; Case::VARIANTS.len()] }
    }

    /// The form for a number.
    pub(in crate::text) const fn form(self, case: Case, number: NumberForm) -> &'static str {
        let column = match number {
            NumberForm::One => 0,
            NumberForm::Two | NumberForm::Few => 1,
            NumberForm::Many => 2,
        };
        self.cases[case as usize][column]
    }

    /// The form without a number: the plural, or the singular of a mass.
    pub(in crate::text) const fn unnumbered(self, case: Case) -> &'static str {
        self.form(case, if self.is_mass { NumberForm::One } else { NumberForm::Few })
    }
}

/// Words that keep their direction inside a sentence of any direction.
pub(in crate::text) fn isolated(words: &str) -> String {
    format!("\u{2068}{words}\u{2069}")
}

/// A number with the sign that print has.
pub(in crate::text) fn shown(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}
