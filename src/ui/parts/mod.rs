//! What several screens show.

pub(crate) mod coach;
pub(crate) mod dialog;
pub(crate) mod end;
pub(crate) mod explain;
pub(crate) mod explained;
pub(crate) mod form;
pub(crate) mod game_bar;
pub(crate) mod guide;
pub(crate) mod history;
pub(crate) mod kept;
pub(crate) mod keys;
pub(crate) mod live;
pub(crate) mod notice;
pub(crate) mod rules;
pub(crate) mod share;
pub(crate) mod sound;
pub(crate) mod table_props;
