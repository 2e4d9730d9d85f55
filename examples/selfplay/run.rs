//! What the example does, with nothing of the machine it runs on.

/// Plays what the arguments ask for and returns one JSON object. `clock` tells seconds since some fixed moment.
///
/// # Errors
/// A sentence that says which argument is not understood.
pub(crate) fn run(arguments: &[String], clock: impl Fn() -> f64) -> Result<String, String> {
    if let Some(unknown) = arguments.iter().find(|word| *word != "--json") {
        return Err(format!(
            "`{unknown}` is not understood: there are no bots yet, and the only option is --json."
        ));
    }
    let begun = clock();
    Ok(format!("{{\"seconds\":{:.3}}}", clock() - begun))
}
