//! What a chore says while it runs (on stderr: stdout is for results), and how it runs a program.

use crate::Outcome;
use std::{
    ffi::OsStr,
    io::{ErrorKind, IsTerminal, stderr},
    process::Command,
    sync::mpsc::{RecvTimeoutError, channel},
    thread,
    time::{Duration, Instant},
};

/// How long a program may be silent before it is said that it is still at work.
const SILENCE: Duration = Duration::from_secs(30);

/// Numbers the steps of a chore and tells the time since it began.
pub(crate) struct Progress {
    begun: Instant,
    step: usize,
    steps: usize,
}

impl Progress {
    pub(crate) fn of(steps: usize) -> Self {
        Self { begun: Instant::now(), step: 0, steps }
    }

    /// Announces the next step.
    pub(crate) fn step(&mut self, what: &str) {
        self.step += 1;
        eprintln!("[{}/{}, {:>3} s] {what}", self.step, self.steps, self.begun.elapsed().as_secs());
    }

    pub(crate) fn done(&self, what: &str) {
        eprintln!("[done, {:>3} s] {what}", self.begun.elapsed().as_secs());
    }
}

/// A remark below the step that is running.
pub(crate) fn note(what: &str) {
    eprintln!("    {what}");
}

/// Runs a program to its end; its output is the user's to read. The error is one sentence that begins with `what`.
pub(crate) fn run(what: &str, command: &mut Command) -> Outcome {
    let (over, is_over) = channel::<()>();
    let begun = Instant::now();
    let status = thread::scope(|scope| {
        scope.spawn(move || {
            while is_over.recv_timeout(SILENCE) == Err(RecvTimeoutError::Timeout) {
                note(&format!("{what}: {} s by now", begun.elapsed().as_secs()));
            }
        });
        let status = command.status();
        drop(over);
        status
    });
    let status = status.map_err(|error| cannot_start(command, &error))?;
    if status.success() { Ok(()) } else { Err(format!("{what} failed (`{}`, {status}).", shown(command))) }
}

/// Does two things side by side, for what keeps one processor busy for minutes.
pub(crate) fn side_by_side<A: Send, B>(other: impl FnOnce() -> A + Send, this: impl FnOnce() -> B) -> (A, B) {
    thread::scope(|scope| {
        let other = scope.spawn(other);
        let this = this();
        (other.join().expect("a chore says what fails and does not panic"), this)
    })
}

/// A cargo that shows a person how far it is, and writes no line a crate into the log of a machine.
pub(crate) fn quiet(cargo: &mut Command) -> &mut Command {
    if stderr().is_terminal() { cargo } else { cargo.arg("--quiet") }
}

/// Runs a program and returns what it printed, or `None` when it is missing or fails.
pub(crate) fn answer(program: impl AsRef<OsStr>, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn cannot_start(command: &Command, error: &std::io::Error) -> String {
    let program = command.get_program().to_string_lossy();
    if error.kind() == ErrorKind::NotFound {
        format!("The program `{program}` is not installed.")
    } else {
        format!("The program `{program}` could not be started: {error}.")
    }
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
