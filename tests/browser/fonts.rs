//! The fonts of the browsers: those of `fonts.conf`, whatever the machine has. Tests run with the middle family; tests of layout
//! try all three, since a person may have a font as narrow or as wide as any of them.

use crate::webdriver::Browser;
use serde_json::json;
use std::path::{Path, PathBuf};

/// A family without serifs and one with them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Family {
    sans: &'static str,
    serif: &'static str,
}

/// Narrow, wide and, last, the one in which pages begin.
pub(crate) const FAMILIES: [Family; 3] = [
    Family { sans: "Liberation Sans Narrow", serif: "Liberation Serif" },
    Family { sans: "DejaVu Sans", serif: "DejaVu Serif" },
    Family { sans: "Noto Sans", serif: "Noto Serif" },
];

/// The file that fontconfig reads in place of the machine's own.
pub(crate) fn chosen() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/fonts.conf")
}

impl Browser {
    /// Draws the page that is open in this family, and returns its name.
    pub(crate) fn write_in(&self, family: Family) -> &'static str {
        let (sans, serif) = (json!(family.sans), json!(family.serif));
        self.script(&format!(
            "const {{ style }} = document.documentElement;
            style.setProperty('--sans', JSON.stringify({sans}));
            style.setProperty('--serif', JSON.stringify({serif}));"
        ));
        family.sans
    }
}

/// How wide a text is in the two fonts of the page, and in one that nobody has.
const WIDTHS: &str = "
    return ['var(--sans)', 'var(--serif)', 'None-of-this-name'].map((font) => {
        const probe = document.createElement('p');
        probe.style = `position: absolute; font: 40px ${font}; white-space: nowrap`;
        probe.textContent = 'Terraforming rating 20';
        document.body.append(probe);
        const { width } = probe.getBoundingClientRect();
        probe.remove();
        return width;
    });";

/// A machine that lacks one of them, or whose own fonts got through, would judge a layout by something else.
#[test]
fn pages_are_drawn_in_the_fonts_of_the_tests() {
    let browser = Browser::start();
    browser.resize(1280, 720);
    browser.open(&crate::page());
    browser.find("#new-game");
    let widths = || -> [f64; 3] { serde_json::from_value(browser.script(WIDTHS)).expect("widths") };
    let begun = widths();
    let [narrow, wide, middle] = FAMILIES.map(|family| {
        browser.write_in(family);
        widths()
    });
    assert!(
        begun.iter().zip(middle).all(|(one, other)| (one - other).abs() < 0.01),
        "pages begin in the middle family"
    );
    for (font, name) in ["sans", "serif"].into_iter().enumerate() {
        let [narrow, middle, wide] = [narrow, middle, wide].map(|widths| widths[font]);
        assert!(narrow < middle && middle < wide, "{name}: {narrow}, {middle}, {wide}");
    }
    for [sans, _, none] in [narrow, wide, middle] {
        assert!((sans - none).abs() > 1.0, "{sans} is the width of a font that is not there");
    }
    assert_eq!(browser.errors(), [""; 0]);
}
