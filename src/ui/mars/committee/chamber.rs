//! The chamber: six parties in the order of the ring, their delegates on benches, the chairman in the middle. It is drawn for the
//! eye and the pointer alone; the table beside it says the same and takes the same presses.

use crate::mars::Delegate;
use crate::mars::cards::Party;
use crate::ui::mars::committee::figures::{named, picture_of};
use crate::ui::mars::committee::screen_context::ScreenContext;

use crate::mars::view::brought;
use crate::ui::mars::scene::TableContext;
use crate::ui::mars::scene::icons;
use yew::{AttrValue, Html, classes, html};

/// How far a party's wedge is from the next one, in degrees.
const SPAN: i16 = 34;
/// Where the first wedge lies, from the top.
const FIRST: i16 = -85;
/// The outer part of a wedge, and the floor with its benches; the wedge points up.
const BAND: &str = "M-80.4 -271.3A283 283 0 0 1 80.4 -271.3L57.7 -194.6A203 203 0 0 0 -57.7 -194.6Z";
const FLOOR: &str = "M-56.8 -191.8A200 200 0 0 1 56.8 -191.8L27.8 -94.0A98 98 0 0 0 -27.8 -94.0Z";
/// The chairs of a party but its leader's, by how far they are out and how far aside, in degrees.
const CHAIRS: [(i16, i16); 10] = [
    (152, 0),
    (152, -7),
    (152, 7),
    (152, -13),
    (152, 13),
    (180, 0),
    (180, -6),
    (180, 6),
    (180, -12),
    (180, 12),
];

/// The whole of it.
pub(super) fn chamber(screen: &ScreenContext<'_>) -> Html {
    let context = screen.context;
    let chairman = context.facts().committee.chairman;
    let name = chairman.map(|whose| {
        named(context, whose).unwrap_or_else(|| context.texts.table(crate::text::mars::TableWords::Neutral))
    });
    html! {
        <svg class="chamber" viewBox="-300 -300 600 392" aria-hidden="true" dir="ltr">
            { for Party::ALL.map(|party| wedge(screen, party)) }
            <circle class="floor" r="88" />
            <circle class="seat" r="66" />
            <use class="crown" href="#i-chairman" x="-12" y="-50" width="24" height="24" />
            { for chairman.map(|whose| symbol(context, whose, 34)) }
            <text y="40">{ for name }</text>
        </svg>
    }
}

/// The mark of whose delegate it is, so large, about the middle.
fn symbol(context: &TableContext, whose: Delegate, size: i16) -> Html {
    let (href, class) = match whose.seat() {
        Some(seat) => (AttrValue::from(context.names.icon(seat).href()), context.names.colour(seat)),
        None => (AttrValue::from("#i-s-neutral"), "neutral"),
    };
    let (at, size) = ((-size / 2).to_string(), size.to_string());
    html! { <use class={classes!("sym", class)} {href} x={at.clone()} y={at} width={size.clone()} height={size} /> }
}

fn wedge(screen: &ScreenContext<'_>, party: Party) -> Html {
    let context = screen.context;
    let committee = &context.facts().committee;
    let then = screen.then.as_ref().map_or(committee, |then| &then.committee);
    let angle = FIRST + SPAN * party as i16;
    let turn = |angle: i16| format!("rotate({angle})");
    let (before, faction) = (committee.faction(party), then.faction(party));
    let players = context.facts().options.players;
    // Who sits on the benches, a delegate that would come last.
    let all = Delegate::round(context.facts().first, players);
    let seated: Vec<Delegate> = all
        .flat_map(|whose| core::iter::repeat_n(whose, usize::from(faction.beside_leader(whose))))
        .collect();
    let chairs = CHAIRS.iter().enumerate().map(|(place, &(out, aside))| {
        let transform = format!("rotate({aside}) translate(0 -{out}) rotate({})", -(angle + aside));
        html! {
            <g {transform}>
                <circle class="chair" r="6.5" />
                { for seated.get(place).map(|&whose| html! { <>{ plinth(10) }{ symbol(context, whose, 14) }</> }) }
            </g>
        }
    });
    let more = seated.len().saturating_sub(CHAIRS.len());
    let is_new = faction.leader != before.leader;
    let leader = faction.leader.map(|whose| {
        html! {
            <g class={is_new.then_some("new")} transform={format!("translate(0 -121) rotate({})", -angle)}>
                { plinth(17) }{ symbol(context, whose, 20) }<path class="bar" d="M-13 20H13" />
            </g>
        }
    });
    let mine = context.viewer.and_then(|seat| {
        let events = context.view.brought_by(seat, party.card());
        brought(context.facts(), &events, seat).into_iter().next()
    });
    let mine = mine.map(|changed| {
        let of = picture_of(changed.figure);
        html! { <><text class="mine" x="-2" y="28">{ context.texts.signed(changed.to - changed.from) }</text><use href={of.href()} x="3" y="16" width="15" height="15" /></> }
    });
    let changes = before.len() != faction.len();
    let number =
        if changes { format!("{}→{}", before.len(), faction.len()) } else { faction.len().to_string() };
    let is_dominant = committee.dominant == party;
    let will_be = then.dominant == party && !is_dominant;
    let class = classes!(
        "wedge",
        party.name(),
        (committee.ruling == party).then_some("rules"),
        is_dominant.then_some("dominates"),
        will_be.then_some("will"),
        (screen.chosen == Some(party)).then_some("sel")
    );
    let onclick = screen.choose.reform(move |_| party);
    html! {
        <g key={party.name()} {class} transform={turn(angle)} {onclick}>
            <path class="band" d={BAND} />
            <path class="benches" d={FLOOR} />
            { for chairs }
            { for leader }
            <g transform={format!("translate(0 -243) rotate({})", -angle)}>
                <use href={icons::party(party).href()} x="-32" y="-29" width="26" height="26" />
                <text class={if changes { "count new" } else { "count" }} x="-2" y="-9">{ number }</text>
                <text class="name" y="12">{ context.texts.party(party) }</text>
                { for mine }
                if more > 0 { <text class="more" y="44">{ context.texts.signed(more as i32) }</text> }
            </g>
            if is_dominant || will_be {
                <g transform={format!("rotate(11) translate(0 -283) rotate({})", -angle - 11)}>
                    <circle class="mark" r="12" /><use class="most" href="#i-dominant" x="-8" y="-8" width="16" height="16" />
                </g>
            }
        </g>
    }
}

/// What a delegate stands on.
fn plinth(radius: u8) -> Html {
    html! { <circle class="plinth" r={radius.to_string()} /> }
}
