//! The half that speaks to the browser's localStorage.
