//! `cargo xtask kills [--times N] [--seed N]`: what browsers and tabs that die in the midst of a game cost.

use crate::{
    Outcome,
    page::{self, Build},
    progress::{Progress, run as execute},
    test, tools,
};

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let (mut times, mut seed) = (1_000_u32, 1_u32);
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        let wanted = match word.as_str() {
            "--times" => &mut times,
            "--seed" => &mut seed,
            other => {
                return Err(format!("`kills` does not know `{other}`; it takes --times N and --seed N."));
            }
        };
        let number = words.next().and_then(|text| text.parse().ok());
        *wanted = number.ok_or_else(|| format!("`{word}` wants a number after it."))?;
    }
    let mut progress = Progress::of(page::STEPS + 1);
    page::build_page(Build::Published, &mut progress)?;
    tools::browser()?;
    progress.step(&format!("{times} deaths"));
    let mut browser = test::browser_test(&["--nocapture", "kills::"])?;
    browser.env("VIRIDITAS_KILLS", times.to_string()).env("VIRIDITAS_SEED", seed.to_string());
    execute("The test", &mut browser)?;
    progress.done("what was lost is told above");
    Ok(())
}
