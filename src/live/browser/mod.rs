//! The half that speaks WebRTC: a [`Connector`] on each device.
//!
//! Nothing is created, and nothing asked of the network, before a connector is made. Servers for STUN and TURN are those that the page
//! names; without any, devices find each other in their local network.

mod connector;

pub use connector::{ChannelNews, ConnectError, Connector, IceServer};
