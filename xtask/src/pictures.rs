//! `cargo xtask pictures --against <commit>`: what looks otherwise than at that commit.

use crate::{
    Outcome, assemble,
    page::{self, Build},
    progress::{Progress, run as execute},
    test, tools,
};
use std::process::Command;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let [flag, commit] = arguments else {
        return Err("`pictures` takes --against and a commit.".to_owned());
    };
    if flag != "--against" {
        return Err(format!("`pictures` takes --against and a commit, and got `{flag}`."));
    }
    let mut progress = Progress::of(page::STEPS + 2);
    page::build_page(Build::Played, &mut progress)?;
    tools::browser()?;

    progress.step(&format!("the page of {commit}"));
    let sources = tools::workspace().join("target/pictures/sources");
    let before = tools::workspace().join("target/pictures/page");
    let git = || {
        let mut git = Command::new("git");
        git.current_dir(tools::workspace());
        git
    };
    // What an earlier comparison left is in the way; there may be nothing.
    let _ = git().args(["worktree", "remove", "--force"]).arg(&sources).output();
    let _ = git().args(["worktree", "prune"]).output();
    execute("git", git().args(["worktree", "add", "--detach", "--quiet"]).arg(&sources).arg(commit))?;
    let built = assemble::page(&sources, &before, Build::Played);
    execute("git", git().args(["worktree", "remove", "--force"]).arg(&sources))?;
    built?;

    progress.step("pictures of both");
    let mut browser = test::browser_test(&["--ignored", "--nocapture", "pictures::"])?;
    browser.env("VIRIDITAS_BEFORE", &before);
    execute("The comparison", &mut browser)?;
    progress.done("what differs is listed above");
    Ok(())
}
