//! Viriditas plays Terraforming Mars in a browser page that needs no server.
