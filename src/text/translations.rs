//! How the list of what a language has to say about a game is written.

/// Writes, from one list, the table of functions that each language fills in for a game and the functions that the page calls: of
/// the type that stands for a language, and of the type that speaks of a table.
macro_rules! translations {
    (
        $(#[$about:meta])* $translation:ident;
        language $language:ident { $($(#[$doc:meta])* fn $name:ident($($of:ident: $type:ty),*) -> $said:ty;)* }
        table $table:ident { $($(#[$at_doc:meta])* fn $at_name:ident($($at_of:ident: $at_type:ty),*) -> $at_said:ty;)* }
    ) => {
        $(#[$about])*
        pub(crate) struct $translation {
            $($(#[$doc])* pub(crate) $name: fn($($of: $type),*) -> $said,)*
            $($(#[$at_doc])* pub(crate) $at_name: fn(&$table<'_>, $($at_of: $at_type),*) -> $at_said,)*
        }

        impl $language {
            $($(#[$doc])* pub fn $name(self, $($of: $type),*) -> $said { (self.translation().$name)($($of),*) })*
        }

        impl $table<'_> {
            $($(#[$at_doc])* pub fn $at_name(&self, $($at_of: $at_type),*) -> $at_said {
                (self.translation().$at_name)(self, $($at_of),*)
            })*
        }
    };
}
pub(super) use translations;
