//! Components of the page stand in `part!`, never in a tag of their own: each would bring Yew's machinery along once more. Its forms
//! work in every frame.

use super::{files, folder, is_html};
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use std::fs;

/// What stands in a tag: the component of Yew's that hands values down.
const TAGS: &[&str] = &["ContextProvider"];

/// The components that stand in a tag, anywhere in the tokens.
fn tags(tokens: TokenStream, is_in_html: bool) -> Vec<Ident> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => {
                found.extend(tags(group.stream(), is_in_html || is_html(&tokens[..at])));
            }
            TokenTree::Punct(mark) if mark.as_char() == '<' && is_in_html && begins(&tokens[..at]) => {
                if let Some(TokenTree::Ident(name)) = tokens.get(at + 1)
                    && (is_type(name) || is_path(&tokens[at + 2..]))
                {
                    found.push(name.clone());
                }
            }
            _ => {}
        }
    }
    found
}

/// Whether an element may begin here, where `a < b` and `Vec<A>` cannot go on.
fn begins(before: &[TokenTree]) -> bool {
    match before.last() {
        None => true,
        Some(TokenTree::Group(group)) => group.delimiter() == Delimiter::Brace,
        Some(TokenTree::Punct(mark)) => mark.as_char() == '>',
        Some(TokenTree::Ident(_) | TokenTree::Literal(_)) => false,
    }
}

fn is_type(name: &Ident) -> bool {
    let name = name.to_string();
    name.starts_with(char::is_uppercase) && !TAGS.contains(&name.as_str())
}

fn is_path(after: &[TokenTree]) -> bool {
    matches!(after, [TokenTree::Punct(one), TokenTree::Punct(two), ..] if one.as_char() == ':' && two.as_char() == ':')
}

#[test]
fn no_component_stands_in_a_tag() {
    let mut wrong = Vec::new();
    for file in files().iter().filter(|file| file.starts_with(folder().join("ui"))) {
        let source: TokenStream =
            fs::read_to_string(file).expect("a readable source").parse().expect("a source of tokens");
        let found = tags(source, false);
        wrong.extend(
            found.iter().map(|tag| {
                format!("{}, line {}: `<{tag}` is `part!`", file.display(), tag.span().start().line)
            }),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_tag_is_found_wherever_it_stands() {
    let found = |source: &str| tags(source.parse().expect("tokens"), false).len();
    for source in [
        "html! { <Face card={id} /> }",
        "html! { <><p>{ words }</p><Face card={id} /></> }",
        "html! { <p>{ for ids.map(|id| html! { <Face card={id} /> }) }</p> }",
        "html! { if is_open { <Dialog {close}>{ inside }</Dialog> } }",
        "html! { <p>{ part!(Dialog { children: html! { <face::Face card={id} /> } }) }</p> }",
    ] {
        assert_eq!(found(source), 1, "{source}");
    }
    for source in [
        "html! { <p>{ ids.collect::<Vec<_>>().len() }{ usize::from(number < LEAST) }</p> }",
        "html! { <ContextProvider<Say> context={say}><main>{ content }</main></ContextProvider<Say>> }",
        "html! { <p>{ part!(Face { card: id }) }</p> }",
        "fn f(ids: Vec<Id>) -> Option<Html> { <Face as Drawn>::drawn(ids) }",
    ] {
        assert_eq!(found(source), 0, "{source}");
    }
}

/// A sandbox without `allow-forms` keeps `submit` from the page: `look::form::on_send` hears the click before it.
#[test]
fn no_form_waits_for_its_submit() {
    for file in files().iter().filter(|file| file.starts_with(folder().join("ui"))) {
        let source = fs::read_to_string(file).expect("a readable source");
        assert!(!source.contains("onsubmit"), "{}", file.display());
    }
}

/// The attributes behind the role of each picture that stands for itself and has no key of an explanation.
fn mute_pictures(text: &str) -> Vec<&str> {
    let elements = text.split("role=\"img\"").skip(1);
    let ends = |rest: &str| ["\">", "}>"].into_iter().filter_map(|end| rest.find(end)).min();
    elements
        .map(|rest| &rest[..ends(rest).unwrap_or(rest.len())])
        .filter(|it| !it.contains("data-explain"))
        .collect()
}

/// A mark with states of its own explains each, and what its picture means elsewhere is not told of it. The picture of a link says what it
/// is itself.
#[test]
fn every_mark_carries_the_key_of_its_explanation() {
    let mute: Vec<_> = files()
        .into_iter()
        .filter(|file| !mute_pictures(&fs::read_to_string(file).expect("a file")).is_empty())
        .filter(|file| !file.ends_with("src/ui/parts/share/qr.rs"))
        .collect();
    assert!(mute.is_empty(), "{mute:?}");
    assert_eq!(mute_pictures("<span role=\"img\" title={words}>{ icon }</span>").len(), 1);
    assert!(mute_pictures("<span role=\"img\" data-explain={key}>{ icon }</span>").is_empty());
}
