//! Sounds that the page makes by itself, without files: off until somebody turns them on.

use crate::store::{Browser, Store};
use crate::text::common::BarWords;
use crate::ui::look::texts::use_texts;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, HtmlInputElement};
use yew::{Event, Html, TargetCast, component, html, use_state};

/// Under this key stands whether they are on.
const KEY: &str = "viriditas.sound";

/// How loud a note is at its beginning, of 1.
const LOUD: f32 = 0.12;

thread_local! {
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// What a sound tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cue {
    /// A person is asked again.
    Turn,
    /// A tile was placed or an ocean flipped.
    Tile,
    /// Oxygen, temperature or another track was raised.
    Raise,
    /// The game is over.
    End,
}

/// A note: its frequency in Hz, when it begins and how long it lasts, in seconds.
type Note = (f32, f64, f64);

impl Cue {
    const fn notes(self) -> &'static [Note] {
        match self {
            Self::Turn => &[(523.25, 0.0, 0.18), (783.99, 0.14, 0.3)],
            Self::Tile => &[(174.61, 0.0, 0.16)],
            Self::Raise => &[(392.0, 0.0, 0.12), (440.0, 0.08, 0.18)],
            Self::End => &[(261.63, 0.0, 0.9), (329.63, 0.12, 0.9), (392.0, 0.24, 0.9), (523.25, 0.36, 1.2)],
        }
    }
}

/// Whether sounds are on.
pub(crate) fn is_on() -> bool {
    Browser.get(KEY).ok().flatten().as_deref() == Some("on")
}

/// Whether anybody has said yet if sounds are wanted.
pub(crate) fn is_chosen() -> bool {
    Browser.get(KEY).ok().flatten().is_some()
}

/// Makes a sound, if sounds are on. Where the browser has none to make, it stays silent.
pub(crate) fn play(cue: Cue) {
    if is_on() {
        // A browser that plays nothing says why in its console; the game goes on.
        let _ = sound(cue);
    }
}

fn sound(cue: Cue) -> Result<(), JsValue> {
    AUDIO.with_borrow_mut(|audio| {
        let audio = match audio {
            Some(audio) => audio,
            None => audio.insert(AudioContext::new()?),
        };
        // Browsers let a page sound once somebody has pressed something; until then nothing is played.
        let _ = audio.resume()?;
        let now = audio.current_time();
        for &(frequency, begins, lasts) in cue.notes() {
            let (tone, volume) = (audio.create_oscillator()?, audio.create_gain()?);
            tone.frequency().set_value(frequency);
            volume.gain().set_value_at_time(LOUD, now + begins)?;
            volume.gain().exponential_ramp_to_value_at_time(0.001, now + begins + lasts)?;
            tone.connect_with_audio_node(&volume)?;
            volume.connect_with_audio_node(&audio.destination())?;
            tone.start_with_when(now + begins)?;
            tone.stop_with_when(now + begins + lasts)?;
        }
        Ok(())
    })
}

/// Asks whether sounds are wanted; one is made at once where they are.
#[component]
pub(crate) fn SoundChoice() -> Html {
    let texts = use_texts();
    let on = use_state(is_on);
    let onchange = {
        let on = on.clone();
        move |event: Event| {
            let is_wanted = event.target_unchecked_into::<HtmlInputElement>().checked();
            // Where nothing can be kept it stays as it was.
            let _ = Browser.set(KEY, if is_wanted { "on" } else { "off" });
            on.set(is_on());
            play(Cue::Turn);
        }
    };
    html! {
        <label class="check sound"><input id="sound" type="checkbox" checked={*on} {onchange} />
            <span>{ texts.bar(BarWords::Sound) }</span><small>{ texts.bar(BarWords::SoundAbout) }</small></label>
    }
}
