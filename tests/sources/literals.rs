//! The page has no words of its own: whatever a person reads or hears comes from `text`, where every language says it.

use super::{files, folder, is_html, parsed};
use proc_macro2::{Delimiter, Literal, TokenStream, TokenTree};
use syn::visit::{self, Visit};

/// Attributes of elements that are read or heard.
const SPOKEN: &[&str] = &[
    "title",
    "alt",
    "placeholder",
    "label",
    "aria-label",
    "aria-description",
    "aria-valuetext",
    "aria-roledescription",
];

/// What keys of a keyboard are called.
const KEYS: &[&str] = &[
    "Escape",
    "Enter",
    "Home",
    "End",
    "Arrow",
    "ArrowUp",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "Shift",
    "Tab",
];

/// What stands in a literal; nothing for one that is no text.
fn text(literal: &Literal) -> Option<String> {
    syn::parse_str::<syn::LitStr>(&literal.to_string()).ok().map(|text| text.value())
}

fn has_letter(text: &str) -> bool {
    // In a format, what stands in braces is a name.
    let mut depth = 0;
    text.chars().any(|letter| {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        depth == 0 && letter.is_alphabetic()
    })
}

/// Whether a literal looks like words wherever it stands: one of them begins with a capital as a sentence or a label does.
fn is_wordy(text: &str) -> bool {
    let is_markup = text.contains('<') || text.contains("='") || text.contains('#');
    let mut words = text.split(|letter: char| !letter.is_alphabetic() && letter != '’');
    let is_word = |word: &str| {
        let mut letters = word.chars();
        letters.next().is_some_and(char::is_uppercase)
            && letters.clone().count() >= 2
            && letters.all(char::is_lowercase)
    };
    !is_markup && !KEYS.contains(&text) && words.any(is_word)
}

/// Walks a file and collects the words in it.
#[derive(Default)]
struct Text {
    found: Vec<String>,
}

impl Text {
    fn find(&mut self, literal: &Literal, text: &str) {
        self.found.push(format!("line {}: {text:?}", literal.span().start().line));
    }

    /// `place` tells where these tokens stand.
    fn tokens(&mut self, tokens: TokenStream, place: &Place) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            let value = attribute(&tokens[..at]).map(Place::Value);
            let stands = value.as_ref().unwrap_or(place);
            match token {
                TokenTree::Literal(literal) => {
                    let Some(text) = text(literal) else { continue };
                    let is_spoken = matches!(stands, Place::Value(name) if SPOKEN.contains(&name.as_str()));
                    if text != CHOSEN
                        && (is_wordy(&text) || (is_spoken || *stands == Place::Child) && has_letter(&text))
                    {
                        self.find(literal, &text);
                    }
                }
                TokenTree::Group(group) => {
                    let inside = match (group.delimiter(), stands) {
                        _ if is_html(&tokens[..at]) => Place::Element,
                        // A child of an element: `{ "…" }`.
                        (Delimiter::Brace, Place::Element | Place::Child) => {
                            let lone = group.stream().into_iter().count() == 1;
                            if lone { Place::Child } else { Place::Element }
                        }
                        // The arguments of a call are no children.
                        (Delimiter::Parenthesis | Delimiter::Bracket, Place::Element | Place::Child) => {
                            Place::Value(String::new())
                        }
                        _ => stands.clone(),
                    };
                    self.tokens(group.stream(), &inside);
                }
                TokenTree::Ident(_) | TokenTree::Punct(_) => {}
            }
        }
    }
}

/// Where tokens of a macro stand.
#[derive(Clone, PartialEq)]
enum Place {
    /// Among elements, or in an expression between them.
    Element,
    /// Alone in braces there: it is shown.
    Child,
    /// In the value of an attribute, or in any other expression.
    Value(String),
}

/// What stands for a number that somebody has chosen.
const CHOSEN: &str = "X";

/// The attribute or property whose value begins here, where one does: `aria-label=`, `title:`.
fn attribute(before: &[TokenTree]) -> Option<String> {
    let (TokenTree::Punct(is), mut before) = before.split_last()? else { return None };
    if !matches!(is.as_char(), '=' | ':') {
        return None;
    }
    let mut name = String::new();
    while let Some((token, rest)) = before.split_last() {
        match token {
            TokenTree::Ident(part) if name.is_empty() || name.starts_with('-') => {
                name.insert_str(0, &part.to_string());
            }
            TokenTree::Punct(dash) if dash.as_char() == '-' && !name.starts_with('-') => name.insert(0, '-'),
            _ => break,
        }
        before = rest;
    }
    Some(name)
}

impl Visit<'_> for Text {
    /// Macros of the language's own speak to whoever writes programs.
    fn visit_macro(&mut self, item: &syn::Macro) {
        let name = item.path.segments.last().map(|segment| segment.ident.to_string());
        match name.as_deref() {
            Some("assert" | "debug_assert" | "panic" | "unreachable" | "macro_rules" | "include_str") => {}
            Some("html") => self.tokens(item.tokens.clone(), &Place::Element),
            _ => self.tokens(item.tokens.clone(), &Place::Value(String::new())),
        }
    }

    fn visit_expr_method_call(&mut self, call: &syn::ExprMethodCall) {
        self.visit_expr(&call.receiver);
        if call.method != "expect" {
            call.args.iter().for_each(|argument| self.visit_expr(argument));
        }
    }

    fn visit_lit_str(&mut self, literal: &syn::LitStr) {
        if is_wordy(&literal.value()) {
            self.find(&literal.token(), &literal.value());
        }
    }

    fn visit_attribute(&mut self, _: &syn::Attribute) {}

    fn visit_item_mod(&mut self, item: &syn::ItemMod) {
        if item.ident != "tests" {
            visit::visit_item_mod(self, item);
        }
    }
}

/// The words of what a file says of itself to whoever prints it.
#[derive(Default)]
struct Displays(Text);

impl Visit<'_> for Displays {
    fn visit_item_impl(&mut self, item: &syn::ItemImpl) {
        let of = item.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
        if of.is_some_and(|of| of.ident == "Display") {
            self.0.visit_item_impl(item);
        }
    }
}

#[test]
fn no_word_stands_outside_the_languages() {
    let source = folder();
    let (text, scenario) = (source.join("text"), source.join("mars/scenario"));
    let mut wrong = Vec::new();
    // What is wrong with a position of a test is told to whoever wrote the test.
    for file in files().iter().filter(|file| !file.starts_with(&text) && !file.starts_with(&scenario)) {
        let found = if file.starts_with(source.join("ui")) {
            let mut words = Text::default();
            words.visit_file(&parsed(file));
            words.found
        } else {
            let mut displays = Displays::default();
            displays.visit_file(&parsed(file));
            displays.0.found
        };
        wrong.extend(found.iter().map(|found| format!("{}, {found}", file.display())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_word_is_found_wherever_it_stands() {
    let found = |source: &str| {
        let mut words = Text::default();
        words.visit_file(&syn::parse_file(source).expect("that parses"));
        words.found.len()
    };
    for source in [
        r#"fn f() -> Html { html! { <p class="a b">{ "done" }</p> } }"#,
        r#"fn f() -> Html { html! { <p aria-label="log" /> } }"#,
        r#"fn f() -> Html { html! { <p title={"log"} /> } }"#,
        r#"fn f() -> Html { part!(Dialog { title: "log", close }) }"#,
        r#"fn f() -> Html { part!(Dialog { title, children: html! { <p>{ "done" }</p> } }) }"#,
        r#"fn f() -> String { format!("Seat {number}") }"#,
        r#"fn f() -> &'static str { "Copied" }"#,
        r#"const A: &str = "Nothing has happened.";"#,
    ] {
        assert_eq!(found(source), 1, "{source}");
    }
    for source in [
        r#"fn f() -> Html { html! { <p class="btn primary" style={format!("--x:{x}")}>{ " → " }{ number }</p> } }"#,
        r#"fn f() { assert!(true, "Nothing happens"); it.expect("A table"); }"#,
        r#"const A: &str = "M0-255 221-127V127L0 255"; const B: &str = "ArrowUp"; const C: &str = "viriditas.last";"#,
        r#"fn f() -> Html { html! { <p>{ format!("{count} × {times}") }</p> } }"#,
    ] {
        assert_eq!(found(source), 0, "{source}");
    }
}
