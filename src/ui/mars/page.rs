//! The table of the board game on the page, and the guide above it.

use crate::mars::Mars;
use crate::mars::guide::Lesson;
use crate::ui::look::part::part;
use crate::ui::look::texts::Texts;
use crate::ui::mars::guide::{self, Guide};
use crate::ui::mars::table::Table;
use crate::ui::parts::table_props::TableProps;
use crate::ui::state::app::Open;
use crate::ui::state::names::Names;
use crate::ui::state::shared_table::SharedTable;
use yew::Html;

/// The table.
pub(crate) fn table(props: TableProps<Mars>) -> Html {
    let key = props.key();
    part!(Table { ..props }, key = key)
}

/// The guide above the table, where who learns sits before the page.
pub(crate) fn guide(texts: Texts, open: &Open, table: &SharedTable<Mars>) -> Option<Html> {
    let lesson = guide::lesson(table)?;
    open.before().viewer().filter(|&seat| seat == Lesson::LEARNER && !open.is_shared())?;
    let names = Names::at(&open.table, *texts).heard_alone_by(Some(Lesson::LEARNER));
    Some(part!(Guide { table: table.clone(), names, lesson }))
}
