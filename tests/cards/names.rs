//! Names that programs hold: they are found again, and they never change.

use viriditas::mars::cards::{
    CardResource, Conversion, PRINTED, Parameter, Reserved, Resource, StandardProject, Tag, Tile, named,
};
use viriditas::mars::maps::MAPS;

/// What has a name for ever. A new name is added to its line; one that stands here is never changed.
#[test]
fn names_for_programs_stay() {
    macro_rules! names {
        ($of:ident) => {
            $of::ALL.map(|it| {
                assert_eq!($of::named(it.name()), Some(it), "{it:?} is found by its name");
                it.name()
            })
        };
    }
    assert_eq!(names!(Resource), ["mega-credits", "steel", "titanium", "plants", "energy", "heat"]);
    assert_eq!(names!(Parameter), ["temperature", "oxygen", "oceans", "venus"]);
    let tags = [
        "building", "space", "power", "science", "jovian", "earth", "plant", "microbe", "animal", "city",
        "wild", "venus",
    ];
    assert_eq!(names!(Tag), tags);
    let tiles = [
        "ocean",
        "greenery",
        "city",
        "capital",
        "natural-preserve",
        "nuclear-zone",
        "mining-rights",
        "mining-area",
        "ecological-zone",
        "lava-flows",
        "mohole-area",
        "commercial-district",
        "industrial-center",
        "restricted-area",
    ];
    assert_eq!(names!(Tile), tiles);
    assert_eq!(
        names!(CardResource),
        ["animal", "microbe", "science", "fighter", "floater", "asteroid", "camp", "preservation"]
    );
    let reserved = [
        "noctis-city",
        "ganymede-colony",
        "phobos-space-haven",
        "maxwell-base",
        "stratopolis",
        "dawn-city",
        "luna-metropolis",
    ];
    assert_eq!(names!(Reserved), reserved);
    let projects = [
        "sell-patents",
        "power-plant",
        "asteroid",
        "air-scrapping",
        "buffer-gas",
        "build-colony",
        "aquifer",
        "greenery",
        "city",
        #[cfg(feature = "synthetic")]
        "synthetic",
    ];
    assert_eq!(names!(StandardProject), projects);
    assert_eq!(names!(Conversion), ["plants", "heat"]);
    assert_eq!(Tag::named("Building"), None, "names for programs are in small letters");
}

#[test]
fn each_card_is_found_by_its_english_name_alone() {
    for card in PRINTED.iter().copied().flatten() {
        assert_eq!(named(card.name).map(|found| found.id), Some(card.id), "{}", card.name);
        assert_eq!(named(&card.name.to_uppercase()).map(|found| found.id), Some(card.id));
    }
    assert_eq!(named(""), None);
}

#[test]
fn each_area_on_mars_is_found_by_row_and_position_and_back() {
    for map in MAPS {
        let areas = (0..map.widths.len()).flat_map(|row| (0..12).map(move |position| (row, position)));
        let found: Vec<_> = areas.filter_map(|(row, position)| map.at(row, position)).collect();
        assert_eq!(found.len(), map.spots.len());
        for space in found {
            let (row, position) = map.position(space).expect("an area on Mars");
            assert_eq!(map.at(row, position), Some(space));
        }
        let beside = Reserved::ALL.map(|name| map.reserved(name)).into_iter().flatten();
        assert!(beside.filter(|space| !space.is_on_mars()).all(|space| map.position(space).is_none()));
        assert_eq!(map.at(map.widths.len(), 0), None);
        assert_eq!(map.milestone(5), None);
        assert_eq!(map.award(4).map(|award| award.name), Some(map.awards[4].name));
    }
}
