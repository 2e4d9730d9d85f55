//! The page: receives questions, displays them, emits choices; computes no rule.

use yew::{Html, component, html};

/// Shows the page in the document's body.
pub fn start() {
    // A panic would otherwise show as `unreachable` and nothing else.
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
    yew::Renderer::<Page>::new().render();
}

#[component]
fn Page() -> Html {
    html! { <main><h1>{ "Viriditas" }</h1></main> }
}
