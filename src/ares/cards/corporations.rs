//! The corporations, in the order of their printed numbers.

#![allow(
    clippy::wildcard_imports,
    clippy::enum_glob_use,
    reason = "a table says each word of the vocabulary bare"
)]

use super::Bearer::*;
use super::Capacity::*;
use super::Cause::*;
use super::Effect::*;
use super::Itself::*;
use super::Passive::*;
use super::Stock::*;
use super::Tag::*;
use super::table::*;
use super::*;

cards! {
    /// The 12 corporations of the box.
    CORPORATION_CARDS, numbered CardId::printed, from Card::BLANK;
    209 CREDICOR "CrediCor" 0 [] { money: 48, passives: &[cheaper(4, Filter::Costing(20))] }
    210 ECOLINE "Ecoline" 0 [Plant] {
        is_for_first_game: true, money: 27, production: &[produce(Plants, 1)], passives: &[ForestDiscount(1)]
    }
    211 HELION "Helion" 0 [Space] {
        is_for_first_game: true, money: 28, production: &[produce(Heat, 3)], passives: &[HeatAsMegaCredits]
    }
    212 INTERPLANETARY_CINEMATICS "Interplanetary Cinematics" 0 [Building] {
        is_for_first_game: true, money: 46, steel: 1, passives: &[cheaper(2, Filter::Tagged(&[Event]))]
    }
    213 INVENTRIX "Inventrix" 0 [Science] { money: 33, play: &[draw(3)], passives: &[ZoneFlex] }
    214 MINING_GUILD "Mining Guild" 0 [Building Building] {
        money: 27, steel: 1, triggers: &[on(PlaysCapacity(Steel), &[rate(1)])]
    }
    215 PHOBOLOG "PhoboLog" 0 [Space] { money: 20, titanium: 1, passives: &[CapacityValue(Titanium, 1)] }
    216 SATURN_SYSTEMS "Saturn Systems" 0 [Jovian] {
        money: 24, titanium: 1, triggers: &[on_tags(&[Jovian], Excluded, &[rate(1)])]
    }
    217 TERACTOR "Teractor" 0 [Earth] {
        is_for_first_game: true, money: 51, passives: &[cheaper(3, Filter::Tagged(&[Earth]))]
    }
    218 THARSIS_REPUBLIC "Tharsis Republic" 0 [] { money: 40, passives: &[Research { draw: 1, keep: 1 }] }
    219 THORGATE "ThorGate" 0 [Power] {
        money: 45, production: &[produce(Heat, 1)], passives: &[cheaper(3, Filter::Tagged(&[Power]))]
    }
    220 UNITED_NATIONS_MARS_INITIATIVE "United Nations Mars Initiative" 0 [] {
        money: 35, passives: &[BuysRating { cost: 6, gain: 1 }]
    }
}

cards! {
    /// The 6 corporations that came beside the box.
    PROMOTIONAL_CARDS, numbered CardId::promotional, from Card::BLANK;
    12 ARKLIGHT "Arklight" 0 [Plant Animal] {
        money: 43, triggers: &[on_tags(&[Animal, Plant], Included, &[Add(ANIMALS, 1, Here)])],
        holds: Some(SpecialResource::Animal), points: per(2, Count::ResourcesHere)
    }
    13 CELESTIOR "Celestior" 0 [Space] {
        money: 50,
        actions: &[free_action(&[Reveal { cards: 3, take: Filter::Tagged(&[Event]), each_discarded: &[] }])]
    }
    14 DEVTECHS "DevTechs" 0 [Building] {
        money: 40, play: &[Reveal { cards: 5, take: Filter::Coloured(GREEN_ONLY), each_discarded: &[] }],
        passives: &[cheaper(2, Filter::Coloured(GREEN_ONLY))]
    }
    15 LAUNCH_STAR_INCORPORATED "Launch Star Incorporated" 0 [Science] {
        money: 36, play: &[RevealUntil(Filter::Coloured(BLUE_ONLY))],
        passives: &[cheaper(3, Filter::Coloured(BLUE_ONLY))]
    }
    16 MAI_NI_PRODUCTIONS "Mai-Ni Productions" 0 [Earth] {
        money: 48, play: &[FreePlay { colours: &CardColour::ALL, cost: 12 }],
        triggers: &[on_cards(Filter::Coloured(GREEN_ONLY), &[draw(1), Discard(1)])]
    }
    17 ZETASEL "Zetasel" 0 [] {
        money: 43, play: &[draw(5), Discard(4)], triggers: &[on(FlipsOcean, &[gain(MegaCredits, 2), gain(Plants, 2)])]
    }
}
