//! Whether the page looks as it did: `cargo xtask pictures --against <commit>` builds both pages and runs this.

use crate::games::begin;
use crate::player::Players;
use crate::webdriver::Browser;
use crate::{dist, served};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

const SIZES: [(u16, u16); 3] = [(1280, 720), (768, 1024), (360, 800)];
const THEMES: [&str; 2] = ["dark", "light"];

/// Makes the width, the height and the pixels of a picture in base64.
pub(crate) const DRAWN: &str = "
    const drawn = async (picture) => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context.drawImage(image, 0, 0);
        return [image.width, image.height, new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer)];
    };";

/// How many pixels of the pictures `earlier` and `later` differ and in which rectangle, or that they differ in size.
const COMPARE: &str = "
    const done = arguments[arguments.length - 1];
    Promise.all([drawn(earlier), drawn(later)]).then(([[width, height, before], [wide, high, now]]) => {
        if (width !== wide || height !== high) return done('is of another size');
        let [differ, left, top, right, bottom] = [0, width, height, 0, 0];
        for (let place = 0; place < before.length; place += 1) {
            if (before[place] === now[place]) continue;
            const [x, y] = [place % width, Math.floor(place / width)];
            [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
            differ += 1;
        }
        done(differ === 0 ? null : `${differ} pixels differ, from ${left}, ${top} to ${right}, ${bottom}`);
    });";

/// The pictures of one page, by name.
fn pictures(folder: PathBuf) -> BTreeMap<String, String> {
    let browser = Browser::start();
    let mut taken = BTreeMap::new();
    let mut take = |name: &str| {
        for theme in THEMES {
            browser.script(&format!("document.documentElement.dataset.theme = '{theme}'"));
            for (width, height) in SIZES {
                browser.resize(width, height);
                taken.insert(format!("{name}-{theme}-{width}x{height}"), browser.picture());
            }
        }
        let (width, height) = SIZES[0];
        browser.resize(width, height);
    };
    browser.resize(1280, 720);
    browser.open(&served(folder));
    browser.find("#new-game");
    take("start");
    begin(&browser, &[("Ada", "human"), ("Blaise", "human"), ("Greta", "greedy")], "7");
    browser.find("#hand-over");
    take("hand-over");
    let mut players = Players::at(&browser);
    let mut seen = BTreeSet::new();
    loop {
        let sight = players.next();
        if !sight.scores().is_empty() {
            take("scores");
            break;
        }
        let name = match (sight.shape().unwrap_or_default(), sight.generation()) {
            ("turn", 7..) => "late-turn".to_owned(),
            (shape, _) => shape.to_owned(),
        };
        if seen.insert(name.clone()) {
            take(&name);
        }
        players.answer(&sight);
    }
    taken
}

/// Writes pictures where a person can look at them.
fn keep(folder: &Path, pictures: &BTreeMap<String, String>) {
    fs::create_dir_all(folder).expect("a folder for pictures");
    for (name, picture) in pictures {
        fs::write(folder.join(format!("{name}.png")), crate::webdriver::decoded(picture))
            .expect("a picture on the disk");
    }
}

#[test]
#[ignore = "compares two pages: `cargo xtask pictures --against <commit>` builds both"]
fn the_page_looks_as_it_did() {
    let before =
        env::var("VIRIDITAS_BEFORE").expect("VIRIDITAS_BEFORE names the folder of the page as it was");
    let (before, now) = (pictures(PathBuf::from(before)), pictures(dist()));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/pictures");
    keep(&folder.join("before"), &before);
    keep(&folder.join("now"), &now);
    let browser = Browser::start();
    let mut differing = 0;
    for name in before.keys().chain(now.keys()).collect::<BTreeSet<_>>() {
        let words = match (before.get(name), now.get(name)) {
            (Some(before), Some(now)) if before == now => continue,
            (Some(before), Some(now)) => {
                let script =
                    format!("const [earlier, later] = [{}, {}];{DRAWN}{COMPARE}", json!(before), json!(now));
                match browser.later(&script).as_str() {
                    None => continue,
                    Some(words) => words.to_owned(),
                }
            }
            _ => "is a picture of one page only".to_owned(),
        };
        differing += 1;
        println!("{name}: {words}");
    }
    println!("{differing} of {} pictures differ; both lie in {}", now.len(), folder.display());
}
