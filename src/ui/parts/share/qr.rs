//! A link as a picture that a camera reads.

use crate::text::common::ShareWords;
use crate::ui::look::texts::use_texts;
use core::fmt::Write as _;
use qrcodegen::{QrCode, QrCodeEcc};
use yew::{AttrValue, Html, Properties, component, html, use_memo};

/// Light modules round it: without them no camera finds it.
const MARGIN: i32 = 4;

/// The widest that it is drawn, in CSS pixels: a narrow screen has room for it.
const WIDEST: i32 = 304;

/// The largest module, in CSS pixels.
const LARGEST: i32 = 5;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) link: AttrValue,
}

/// The picture of a link; where it is too long for one, a sentence that says so.
#[component]
pub(crate) fn Qr(props: &Props) -> Html {
    let texts = use_texts();
    let drawn = use_memo(props.link.clone(), |link| drawn(link));
    match &*drawn {
        None => html! { <p class="note">{ texts.share(ShareWords::NoPicture) }</p> },
        Some(Drawn { across, width, path }) => html! {
            <figure class="qr">
                <svg role="img" aria-label={texts.share(ShareWords::Picture)} width={width.clone()} height={width.clone()} viewBox={format!("0 0 {across} {across}")} shape-rendering="crispEdges">
                    <rect width="100%" height="100%" fill="#fff" /><path d={path.clone()} fill="#000" />
                </svg>
                <figcaption>{ texts.share(ShareWords::PictureAbout) }</figcaption>
            </figure>
        },
    }
}

struct Drawn {
    /// How many modules it has from side to side.
    across: i32,
    /// In CSS pixels: a whole number for each module.
    width: AttrValue,
    path: AttrValue,
}

fn drawn(link: &str) -> Option<Drawn> {
    let code = QrCode::encode_binary(link.as_bytes(), QrCodeEcc::Low).ok()?;
    let across = code.size() + 2 * MARGIN;
    let module = (WIDEST / across).clamp(1, LARGEST);
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|&x| code.get_module(x, y)) {
            // Writing into a string does not fail.
            let _ = write!(path, "M{} {}h1v1h-1z", x + MARGIN, y + MARGIN);
        }
    }
    Some(Drawn { across, width: (across * module).to_string().into(), path: path.into() })
}
