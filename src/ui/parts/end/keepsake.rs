//! The picture of a finished game, to save or to share: a drawing of the planet, and beside it everyone with their points. It is
//! an SVG that needs nothing outside itself, painted to a PNG of [`WIDTH`] × [`HEIGHT`] pixels.

use crate::text::common::ShareWords;
use crate::ui::look::icons::Icon;
use crate::ui::look::picture::icon;
use crate::ui::look::texts::use_texts;
use crate::ui::state::files::hand_out;
use gloo::utils::{document, window};
use js_sys::{Array, Promise, Reflect, encode_uri_component};
use std::fmt::Write as _;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, CanvasRenderingContext2d, CssStyleDeclaration, File, FilePropertyBag, HtmlCanvasElement,
    HtmlImageElement, ShareData,
};
use yew::{AttrValue, Callback, Html, Properties, component, html, use_state};

/// The size of the picture in pixels.
const WIDTH: u32 = 1600;
const HEIGHT: u32 = 1000;
/// What the file is called.
const FILE: &str = "viriditas.png";
const PNG: &str = "image/png";
/// How many letters of a sentence fit on a line, and how many lines are written.
const LETTERS: usize = 46;
const LINES: usize = 4;

/// How text looks. There is no style sheet: a page that forbids one would forbid it in a drawing, too.
const TITLE: &str = "font-family='Georgia,serif' font-weight='600' font-size='38' fill='var(--ink)'";
const WORDS: &str = "font-size='23' fill='var(--ink-2)'";
const NAME: &str = "class='name' font-weight='600' font-size='28' fill='var(--ink)'";
const TOTAL: &str = "font-weight='700' font-size='40' fill='var(--ink)'";
const PART: &str = "font-size='22' fill='var(--ink)'";
const FIGURE: &str = "font-size='26' fill='var(--ink)'";
const SOURCE: &str = "font-size='19' fill='var(--ink-2)'";

/// All that is drawn.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ResultImage {
    /// The planet, as SVG on 980 × 900.
    pub(crate) planet: String,
    /// Below it: figures of the planet.
    pub(crate) figures: Vec<(Icon, String)>,
    pub(crate) title: String,
    /// How the game came out.
    pub(crate) words: String,
    /// The sources of points, as pictures and names.
    pub(crate) sources: Vec<(Icon, String)>,
    /// Everyone; among rivals the winner first.
    pub(crate) seats: Vec<ResultImageSeat>,
}

/// A player in the picture.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ResultImageSeat {
    /// The name of the colour in the style sheet.
    pub(crate) colour: &'static str,
    pub(crate) mark: Icon,
    pub(crate) name: String,
    /// The points from each source.
    pub(crate) parts: Vec<String>,
    pub(crate) total: String,
}

/// The mark of a seat, in its colour, this wide around a point.
pub(crate) fn mark_at(colour: &str, mark: Icon, x: i32, y: i32, width: i32) -> String {
    let (left, top) = (x - width / 2, y - width / 2);
    format!(
        "<use href='{}' x='{left}' y='{top}' width='{width}' height='{width}' fill='var(--p-{colour})'/>",
        mark.href()
    )
}

/// A symbol at a place.
fn symbol(icon: Icon, x: i32, y: i32, width: i32) -> String {
    format!("<use href='{}' x='{x}' y='{y}' width='{width}' height='{width}'/>", icon.href())
}

/// A line of text in a room of its own: what is longer is cut off.
fn line(
    look: &str,
    is_from_the_right: bool,
    (x, y): (i32, i32),
    (width, height): (i32, i32),
    words: &str,
) -> String {
    let at = if is_from_the_right { width } else { 0 };
    let base = height * 3 / 4;
    format!(
        "<svg x='{x}' y='{y}' width='{width}' height='{height}' overflow='hidden'><text {look} x='{at}' y='{base}'>{}</text></svg>",
        escaped(words)
    )
}

/// A number that ends at a place.
fn number(look: &str, x: i32, y: i32, words: &str) -> String {
    format!("<text {look} x='{x}' y='{y}' text-anchor='end' direction='ltr'>{}</text>", escaped(words))
}

/// Words as the text of an SVG.
fn escaped(words: &str) -> String {
    let mut escaped = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            // They stand in no XML.
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {}
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// A sentence on several lines.
fn lines(words: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        let count = lines.len();
        let fits = |line: &&mut String| line.chars().count() + word.chars().count() < LETTERS;
        match lines.last_mut().filter(fits) {
            Some(line) => {
                line.push(' ');
                line.push_str(word);
            }
            None if count == LINES => break,
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

impl ResultImage {
    /// The picture as an SVG whose colours are those of the page, and that needs nothing outside itself; `None` where the browser
    /// does not tell them.
    fn svg(&self, is_from_the_right: bool) -> Option<String> {
        let mut body = format!(
            "<rect width='{WIDTH}' height='{HEIGHT}' fill='var(--ground)'/><svg x='10' y='20' width='980' height='900' viewBox='0 0 980 900'>{}</svg>",
            self.planet
        );
        let wide = 940 / self.figures.len().max(1) as i32;
        for (at, (picture, words)) in (0..).zip(&self.figures) {
            let x = 40 + at * wide;
            body.push_str(&symbol(*picture, x, 940, 30));
            body.push_str(&line(FIGURE, is_from_the_right, (x + 40, 936), (wide - 44, 40), words));
        }
        body.push_str(&line(TITLE, is_from_the_right, (1010, 34), (550, 64), &self.title));
        let mut top = 104;
        for words in lines(&self.words) {
            body.push_str(&line(WORDS, is_from_the_right, (1010, top), (560, 32), &words));
            top += 32;
        }
        top += 24;
        let step = 550 / self.sources.len().max(1) as i32;
        for seat in &self.seats {
            let _ = write!(
                body,
                "<rect x='1010' y='{top}' width='550' height='96' rx='10' fill='var(--panel)'/>"
            );
            body.push_str(&mark_at(seat.colour, seat.mark, 1036, top + 28, 26));
            body.push_str(&line(NAME, is_from_the_right, (1060, top + 8), (390, 40), &seat.name));
            body.push_str(&number(TOTAL, 1546, top + 42, &seat.total));
            for (at, ((picture, _), points)) in (0..).zip(self.sources.iter().zip(&seat.parts)) {
                let x = 1022 + at * step;
                body.push_str(&symbol(*picture, x, top + 58, 24));
                let _ = write!(
                    body,
                    "<text {PART} direction='ltr' x='{}' y='{}'>{}</text>",
                    x + 29,
                    top + 77,
                    escaped(points)
                );
            }
            top += 106;
        }
        for (at, (picture, words)) in (0..).zip(&self.sources) {
            let (x, y) = (1016 + (at % 2) * 280, 856 + (at / 2) * 32);
            body.push_str(&symbol(*picture, x, y, 20));
            body.push_str(&line(SOURCE, is_from_the_right, (x + 28, y - 4), (240, 28), words));
        }
        let symbols: String = hrefs(&body).into_iter().filter_map(symbol_of_sprite).collect();
        let direction = if is_from_the_right { "rtl" } else { "ltr" };
        painted(&format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}' width='{WIDTH}' height='{HEIGHT}' font-family='system-ui,sans-serif' color='var(--ink)' direction='{direction}'>\
            <defs>{symbols}</defs>{body}</svg>"
        ))
    }
}

/// The symbols of the sprite that a drawing uses, each once.
fn hrefs(drawing: &str) -> Vec<&str> {
    let mut found: Vec<&str> = Vec::new();
    for part in drawing.split("href=").skip(1) {
        let id = part
            .get(1..)
            .and_then(|part| part.strip_prefix('#'))
            .and_then(|part| part.split(['\'', '"']).next());
        if let Some(id) = id.filter(|id| id.starts_with("i-") && !found.contains(id)) {
            found.push(id);
        }
    }
    found
}

/// A symbol of the sprite as it stands in the page.
fn symbol_of_sprite(id: &str) -> Option<String> {
    document().get_element_by_id(id).map(|symbol| symbol.outer_html())
}

/// The drawing with the colours of the page in place of their names.
fn painted(drawing: &str) -> Option<String> {
    let root = document().document_element()?;
    let style: CssStyleDeclaration = window().get_computed_style(&root).ok().flatten()?;
    let mut painted = String::with_capacity(drawing.len());
    let mut parts = drawing.split("var(");
    painted.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let (variable, rest) = part.split_once(')')?;
        let name = variable.split(',').next().unwrap_or_default().trim();
        let fallback = variable.split_once(',').map_or("currentColor", |(_, fallback)| fallback.trim());
        let colour = style.get_property_value(name).unwrap_or_default();
        painted.push_str(if colour.trim().is_empty() { fallback } else { colour.trim() });
        painted.push_str(rest);
    }
    Some(painted)
}

/// The picture as a PNG.
async fn png(svg: &str) -> Result<Blob, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(&format!("data:image/svg+xml,{}", encode_uri_component(svg)));
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(WIDTH);
    canvas.set_height(HEIGHT);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    context.draw_image_with_html_image_element_and_dw_and_dh(
        &image,
        0.0,
        0.0,
        WIDTH.into(),
        HEIGHT.into(),
    )?;
    let blob = Promise::new(&mut |resolve, reject| {
        if let Err(error) = canvas.to_blob_with_type(&resolve, PNG) {
            // Whoever waits hears of it; there is nobody else to tell.
            let _ = reject.call1(&JsValue::NULL, &error);
        }
    });
    JsFuture::from(blob).await?.dyn_into()
}

/// The picture as a file that the browser may hand to other programs; `None` where it hands no files on.
fn file(blob: &Blob) -> Option<ShareData> {
    let bag = FilePropertyBag::new();
    bag.set_type(PNG);
    let file = File::new_with_blob_sequence_and_options(&Array::of1(blob), FILE, &bag).ok()?;
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    let navigator = window().navigator();
    (can_share() && navigator.can_share_with_data(&data)).then_some(data)
}

/// Whether the browser hands anything to other programs.
fn can_share() -> bool {
    Reflect::has(&window().navigator(), &JsValue::from_str("canShare")).unwrap_or(false)
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// Draws the picture.
    pub(crate) draw: Callback<(), Option<ResultImage>>,
}

/// How far the last picture has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Idle,
    Busy,
    Failed,
}

/// What becomes of a picture.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Save,
    Share,
}

/// The buttons that save or share the picture.
#[component]
pub(crate) fn PictureButtons(props: &Props) -> Html {
    let texts = use_texts();
    let state = use_state(|| State::Idle);
    let press = |what: Use| {
        let (state, draw) = (state.clone(), props.draw.clone());
        move |_| {
            if *state == State::Busy {
                return;
            }
            state.set(State::Busy);
            let (state, draw) = (state.setter(), draw.clone());
            spawn_local(async move {
                let drawn = draw.emit(()).and_then(|keepsake| keepsake.svg(texts.is_from_the_right()));
                let painted = match drawn {
                    Some(svg) => png(&svg).await.ok(),
                    None => None,
                };
                state.set(match painted {
                    Some(blob) => {
                        pass_on(&blob, what).await;
                        State::Idle
                    }
                    None => State::Failed,
                });
            });
        }
    };
    let busy = (*state == State::Busy).to_string();
    let button = |id: &'static str, picture: Icon, words: ShareWords<'static>, what: Use| {
        html! { <button {id} type="button" class="btn" aria-busy={busy.clone()} onclick={press(what)}>{ icon(picture) }{ texts.share(words) }</button> }
    };
    let failed: AttrValue = texts.share(ShareWords::PictureFailed);
    html! {
        <>
            { button("save-picture", Icon::Down, ShareWords::SavePicture, Use::Save) }
            if can_share() { { button("share-picture", Icon::People, ShareWords::SharePicture, Use::Share) } }
            if *state == State::Failed { <span role="status">{ failed }</span> }
        </>
    }
}

/// Saves the picture, or hands it on; where the browser takes no files, it is saved.
async fn pass_on(blob: &Blob, what: Use) {
    match file(blob).filter(|_| what == Use::Share) {
        // Whoever changes their mind has sent nothing, which is no mistake.
        Some(data) => drop(JsFuture::from(window().navigator().share_with_data(&data)).await),
        None => hand_out(blob.clone().into(), FILE),
    }
}
