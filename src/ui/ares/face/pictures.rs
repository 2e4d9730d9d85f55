//! Pictures of Ares Expedition: what an icon stands for, and the small figures of a table.

use crate::ares::OceanReward;
use crate::ares::cards::{Capacity, CardColour, Phase, SpecialResource, Stock, Tag, Zone, ZoneTrack};
use crate::text::ares::AresScoreLine;
use crate::ui::look::icons::{Icon, silent};
use yew::{Html, classes, html};

/// A resource in stock.
pub(crate) const fn stock(stock: Stock) -> Icon {
    match stock {
        Stock::MegaCredits => Icon::Mc,
        Stock::Heat => Icon::Heat,
        Stock::Plants => Icon::Plants,
    }
}

/// A resource on cards.
pub(crate) const fn special(resource: SpecialResource) -> Icon {
    match resource {
        SpecialResource::Animal => Icon::Animal,
        SpecialResource::Microbe => Icon::Microbe,
        SpecialResource::Science => Icon::Science,
    }
}

/// A tag.
pub(crate) const fn tag(tag: Tag) -> Icon {
    match tag {
        Tag::Building => Icon::TagBuilding,
        Tag::Space => Icon::TagSpace,
        Tag::Power => Icon::TagPower,
        Tag::Science => Icon::TagScience,
        Tag::Jovian => Icon::TagJovian,
        Tag::Earth => Icon::TagEarth,
        Tag::Plant => Icon::TagPlant,
        Tag::Microbe => Icon::TagMicrobe,
        Tag::Animal => Icon::TagAnimal,
        Tag::Event => Icon::TagEvent,
    }
}

/// A track.
pub(crate) const fn track(track: ZoneTrack) -> Icon {
    match track {
        ZoneTrack::Oxygen => Icon::Oxygen,
        ZoneTrack::Temperature => Icon::Temperature,
    }
}

/// The rising bars of a zone: one to four are filled.
pub(crate) const fn zone(zone: Zone) -> Icon {
    match zone {
        Zone::Purple => Icon::ZonePurple,
        Zone::Red => Icon::ZoneRed,
        Zone::Yellow => Icon::ZoneYellow,
        Zone::White => Icon::ZoneWhite,
    }
}

/// Steel or titanium in the brackets of what is never spent.
pub(crate) const fn capacity(capacity: Capacity) -> Icon {
    match capacity {
        Capacity::Steel => Icon::CapacitySteel,
        Capacity::Titanium => Icon::CapacityTitanium,
    }
}

/// The sign of a phase without its sun: for a phase that is off, and for "if you chose it".
pub(crate) const fn phase(phase: Phase) -> Icon {
    match phase {
        Phase::Development => Icon::Phase1,
        Phase::Construction => Icon::Phase2,
        Phase::Action => Icon::Phase3,
        Phase::Production => Icon::Phase4,
        Phase::Research => Icon::Phase5,
    }
}

/// The sign of a phase in its sun.
pub(crate) const fn sun(phase: Phase) -> Icon {
    match phase {
        Phase::Development => Icon::Sun1,
        Phase::Construction => Icon::Sun2,
        Phase::Action => Icon::Sun3,
        Phase::Production => Icon::Sun4,
        Phase::Research => Icon::Sun5,
    }
}

/// A card of a colour; its mark tells the form.
pub(crate) const fn coloured(colour: CardColour) -> Icon {
    match colour {
        CardColour::Green => Icon::CardGreen,
        CardColour::Blue => Icon::CardBlue,
        CardColour::Red => Icon::CardRed,
    }
}

/// The name of a form in the style sheet: a corporation has no colour.
pub(crate) const fn form(colour: Option<CardColour>) -> &'static str {
    match colour {
        Some(CardColour::Green) => "green",
        Some(CardColour::Blue) => "blue",
        Some(CardColour::Red) => "red",
        None => "corp",
    }
}

/// How many cards of a colour: the number in the form of the colour.
pub(crate) fn count_of(colour: CardColour, many: usize) -> Html {
    html! { <span class={classes!("kd", form(Some(colour)))}><bdi>{ many }</bdi></span> }
}

/// How much of a capacity a player has, and how many M€ it takes off the price of a card.
pub(crate) fn capacity_of(kind: Capacity, many: u8, off: u16) -> Html {
    html! {
        <span class="capv">
            { silent(capacity(kind), "") }<b><bdi>{ many }</bdi></b>
            if off > 0 { <small><bdi>{ format!("−{off}") }</bdi></small> }
        </span>
    }
}

/// An ocean token: its reward, or nothing while its face is down.
pub(crate) fn ocean_token(reward: Option<OceanReward>) -> Html {
    let Some(OceanReward { money, plants, cards }) = reward else {
        return silent(Icon::OceanDown, "ocean");
    };
    let pictures = core::iter::repeat_n(Icon::Card, cards.into())
        .chain((money > 0).then_some(Icon::Mc))
        .chain(core::iter::repeat_n(Icon::Plants, plants.into()));
    // Side by side on the water, with the middle of the token at 12.
    let many = f64::from(cards + plants + u8::from(money > 0));
    let size = if many > 1.0 { 9.0 } else { 11.0 };
    let one = |(place, icon): (u8, Icon)| {
        let middle = 12.0 + size * (f64::from(place) + 0.5 - many / 2.0);
        if icon == Icon::Mc {
            return html! {
                <>
                    <circle cx={middle.to_string()} cy="15" r={(size / 2.0).to_string()} fill="#f0c244" />
                    <text x={middle.to_string()} y={(15.0 + size * 0.29).to_string()} font-size={(size * 0.8).to_string()}>{ money }</text>
                </>
            };
        }
        let [x, y] = [middle, 15.0].map(|centre| (centre - size / 2.0).to_string());
        html! { <use href={icon.href()} {x} {y} width={size.to_string()} height={size.to_string()} /> }
    };
    html! {
        <svg class="i ocean" viewBox="0 0 24 24" aria-hidden="true">
            <use href={Icon::OceanUp.href()} />
            { for (0..).zip(pictures).map(one) }
        </svg>
    }
}

/// The picture of a line of the score.
pub(crate) const fn score(line: AresScoreLine) -> Icon {
    match line {
        AresScoreLine::Rating => Icon::Rating,
        AresScoreLine::Forests => Icon::Forest,
        AresScoreLine::Cards => Icon::Card,
        AresScoreLine::Total => Icon::Points,
    }
}
