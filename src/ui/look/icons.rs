//! Icons: every picture of the page is a symbol of one sprite, which stands once in the document.

use yew::{AttrValue, Html, classes, component, html};

/// The sprite: a symbol `i-…` for each [`Icon`].
const SPRITE: &str = include_str!("../../../static/icons.svg");

/// Writes each icon once: as a variant and as the name of its symbol.
macro_rules! icons {
    ($($icon:ident $name:literal)*) => {
        /// A picture. The container that it stands in says what sort of thing it is.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Icon { $($icon),* }

        impl Icon {
            /// All of them.
            pub(crate) const ALL: &[Self] = &[$(Self::$icon),*];

            /// The address of its symbol.
            pub(crate) const fn href(self) -> &'static str {
                match self { $(Self::$icon => concat!("#i-", $name)),* }
            }

            /// The icon whose symbol has this address.
            pub(crate) fn of_href(href: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|icon| icon.href() == href)
            }
        }
    };
}

icons! {
    Mc "mc" Steel "steel" Titanium "titanium" Plants "plants" Energy "energy" Heat "heat"
    Microbe "microbe" Animal "animal" Science "science" Fighter "fighter" Floater "floater" Asteroid "asteroid" Camp "camp" Preservation "preservation" AnyResource "any-resource"
    Card "card" Rating "tr" Points "vp" Oxygen "oxygen" Temperature "temperature" Venus "venus"
    Ocean "ocean" City "city" Greenery "greenery" Special "special" Capital "capital" Preserve "preserve"
    Nuclear "nuclear" Mining "mining" Zoo "zoo" Lava "lava" Mohole "mohole" Commerce "commerce"
    Industry "industry" Restricted "restricted" TileAny "tile-any" TileOwned "tile-owned" Claim "claim"
    SeatDisc "s-disc" SeatDiamond "s-diamond" SeatCross "s-cross" SeatTriangle "s-triangle" SeatSquare "s-square"
    Nobody "s-neutral"
    TagBuilding "t-building" TagSpace "t-space" TagPower "t-power" TagScience "t-science" TagJovian "t-jovian"
    TagEarth "t-earth" TagPlant "t-plant" TagMicrobe "t-microbe" TagAnimal "t-animal" TagCity "t-city" TagVenus "t-venus" TagWild "t-wild"
    TagEvent "t-event"
    Arrow "arrow" Action "action" Effect "effect" People "people" Copy "copy" Eased "eased"
    Protected "protected" Project "project" Lowest "lowest" Prelude "prelude" Fizzle "fizzle"
    Undo "undo" Log "log" Help "help" Bulb "bulb" Menu "menu" Settings "settings" Check "check" Cross "cross"
    Lock "lock" Up "up" Down "down" Eye "eye" Link "link" Globe "globe" Moon "moon" Sun "sun"
    Colony "colony" Fleet "fleet" Delegate "delegate" Leader "leader" Chairman "chairman" Influence "influence" Dominant "dominant" Lobby "lobby"
    MarsFirst "p-mars-first" Kelvinists "p-kelvinists" Reds "p-reds" Greens "p-greens" Unity "p-unity" Scientists "p-scientists" First "first" Play "play" Plus "plus" Zoom "zoom" Leaf "leafmark" Trophy "trophy" Chart "chart" Flag "flag"
    Phase1 "ph1" Phase2 "ph2" Phase3 "ph3" Phase4 "ph4" Phase5 "ph5"
    Sun1 "sun1" Sun2 "sun2" Sun3 "sun3" Sun4 "sun4" Sun5 "sun5"
    ZonePurple "z-purple" ZoneRed "z-red" ZoneYellow "z-yellow" ZoneWhite "z-white" Zone "zone" CapacitySteel "cap-steel" CapacityTitanium "cap-titanium" Forest "forest"
    OceanDown "ocean-down" OceanUp "ocean-up"
    CardGreen "card-green" CardBlue "card-blue" CardRed "card-red" CardShown "card-shown" CardKept "card-kept"
}

/// The sprite. Stands once at the root of the page, whatever else is shown.
#[component]
pub(crate) fn Sprite() -> Html {
    Html::from_html_unchecked(AttrValue::Static(SPRITE))
}

/// An icon that words beside it explain.
pub(crate) fn silent(icon: Icon, class: &'static str) -> Html {
    html! { <svg class={classes!("i", class)} aria-hidden="true"><use href={icon.href()} /></svg> }
}
