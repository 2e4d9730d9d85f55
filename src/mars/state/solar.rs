//! What happens to the planet in a solar phase (WG-08), by nobody's hand.

use super::switches::Switch;
use crate::cards::Effect;

/// Steps that nobody does, once a generation: World Government is of this kind.
#[derive(Debug)]
pub(crate) struct Solar {
    /// The box or option that brings it.
    pub(crate) switch: Switch,
    /// What happens. The first player answers what it asks (WG-02, Q-TURM-12).
    pub(crate) steps: &'static [Effect],
}

/// All of them, in the order in which they happen.
pub(crate) const SOLAR: &[Solar] = &[
    #[cfg(feature = "invented")]
    super::invented::DUSTLESS_YEARS,
];
