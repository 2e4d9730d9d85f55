//! Tables of sentences (`src/text/say.rs`): matches that are written as macros.

use syn::{
    Attribute, Expr, Pat, Token,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
};

/// The names of the macros.
const TABLES: &[&str] = &["say", "words", "explain"];

/// An arm: its pattern, and whether a guard stands behind it.
pub(super) struct TableArm {
    pub(super) pattern: Pat,
    pub(super) is_guarded: bool,
}

/// The arms of a table; values behind the arrow are read over.
struct Table(Vec<TableArm>);

impl Parse for Table {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        input.parse::<Expr>()?;
        input.parse::<Token![;]>()?;
        let mut arms = Vec::new();
        while !input.is_empty() {
            input.call(Attribute::parse_outer)?;
            let pattern = Pat::parse_multi_with_leading_vert(input)?;
            let is_guarded = input.peek(Token![if]);
            if is_guarded {
                input.parse::<Token![if]>()?;
                input.parse::<Expr>()?;
            }
            input.parse::<Token![=>]>()?;
            Punctuated::<Expr, Token![,]>::parse_separated_nonempty(input)?;
            input.parse::<Token![;]>()?;
            arms.push(TableArm { pattern, is_guarded });
        }
        Ok(Self(arms))
    }
}

/// The arms of a macro that is a table of sentences; none of any other macro.
///
/// # Panics
/// For a table that does not parse: none shall be overlooked.
pub(super) fn table_arms(item: &syn::Macro) -> Vec<TableArm> {
    let is_table = item.path.get_ident().is_some_and(|name| TABLES.iter().any(|table| name == table));
    if is_table { item.parse_body::<Table>().expect("a table of sentences").0 } else { Vec::new() }
}
