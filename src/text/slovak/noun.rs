//! Slovak nouns: a row for each case (nominative, genitive, dative, accusative, instrumental, locative) with the forms for 1, 2 and 5.

use crate::text::grammar::Gender::{Feminine, Masculine, MasculineAnimate, Neuter};
use crate::text::grammar::SlavicForms;
use crate::text::plan::Noun;

/// The forms of a noun.
pub(super) const fn noun(of: Noun) -> SlavicForms {
    match of {
        Noun::MegaCredit => SlavicForms::invariable(Masculine, "M€"),
        Noun::Steel => SlavicForms::bulk(Feminine, ["oceľ", "ocele", "oceli", "oceľ", "oceľou", "oceli"]),
        Noun::Titanium => {
            SlavicForms::bulk(Masculine, ["titán", "titánu", "titánu", "titán", "titánom", "titáne"])
        }
        Noun::Plant => SlavicForms::countable(
            Feminine,
            &[
                ["rastlina", "rastliny", "rastlín"],
                ["rastliny", "rastlín", "rastlín"],
                ["rastline", "rastlinám", "rastlinám"],
                ["rastlinu", "rastliny", "rastlín"],
                ["rastlinou", "rastlinami", "rastlinami"],
                ["rastline", "rastlinách", "rastlinách"],
            ],
        ),
        Noun::Energy => {
            SlavicForms::bulk(Feminine, ["energia", "energie", "energii", "energiu", "energiou", "energii"])
        }
        Noun::Heat => SlavicForms::bulk(Neuter, ["teplo", "tepla", "teplu", "teplo", "teplom", "teple"]),
        Noun::Resource => SlavicForms::countable(
            Masculine,
            &[
                ["zdroj", "zdroje", "zdrojov"],
                ["zdroja", "zdrojov", "zdrojov"],
                ["zdroju", "zdrojom", "zdrojom"],
                ["zdroj", "zdroje", "zdrojov"],
                ["zdrojom", "zdrojmi", "zdrojmi"],
                ["zdroji", "zdrojoch", "zdrojoch"],
            ],
        ),
        Noun::Animal => SlavicForms::countable(
            Neuter,
            &[
                ["zviera", "zvieratá", "zvierat"],
                ["zvieraťa", "zvierat", "zvierat"],
                ["zvieraťu", "zvieratám", "zvieratám"],
                ["zviera", "zvieratá", "zvierat"],
                ["zvieraťom", "zvieratami", "zvieratami"],
                ["zvierati", "zvieratách", "zvieratách"],
            ],
        ),
        Noun::Microbe => SlavicForms::countable(
            Masculine,
            &[
                ["mikrób", "mikróby", "mikróbov"],
                ["mikróbu", "mikróbov", "mikróbov"],
                ["mikróbu", "mikróbom", "mikróbom"],
                ["mikrób", "mikróby", "mikróbov"],
                ["mikróbom", "mikróbmi", "mikróbmi"],
                ["mikróbe", "mikróboch", "mikróboch"],
            ],
        ),
        Noun::ScienceResource => SlavicForms::countable(
            Masculine,
            &[
                ["vedecký zdroj", "vedecké zdroje", "vedeckých zdrojov"],
                ["vedeckého zdroja", "vedeckých zdrojov", "vedeckých zdrojov"],
                ["vedeckému zdroju", "vedeckým zdrojom", "vedeckým zdrojom"],
                ["vedecký zdroj", "vedecké zdroje", "vedeckých zdrojov"],
                ["vedeckým zdrojom", "vedeckými zdrojmi", "vedeckými zdrojmi"],
                ["vedeckom zdroji", "vedeckých zdrojoch", "vedeckých zdrojoch"],
            ],
        ),
        Noun::Fighter => SlavicForms::countable(
            Feminine,
            &[
                ["stíhačka", "stíhačky", "stíhačiek"],
                ["stíhačky", "stíhačiek", "stíhačiek"],
                ["stíhačke", "stíhačkám", "stíhačkám"],
                ["stíhačku", "stíhačky", "stíhačiek"],
                ["stíhačkou", "stíhačkami", "stíhačkami"],
                ["stíhačke", "stíhačkách", "stíhačkách"],
            ],
        ),
        Noun::Floater => SlavicForms::countable(
            Masculine,
            &[
                ["aerostat", "aerostaty", "aerostatov"],
                ["aerostatu", "aerostatov", "aerostatov"],
                ["aerostatu", "aerostatom", "aerostatom"],
                ["aerostat", "aerostaty", "aerostatov"],
                ["aerostatom", "aerostatmi", "aerostatmi"],
                ["aerostate", "aerostatoch", "aerostatoch"],
            ],
        ),
        Noun::Asteroid => SlavicForms::countable(
            Masculine,
            &[
                ["asteroid", "asteroidy", "asteroidov"],
                ["asteroidu", "asteroidov", "asteroidov"],
                ["asteroidu", "asteroidom", "asteroidom"],
                ["asteroid", "asteroidy", "asteroidov"],
                ["asteroidom", "asteroidmi", "asteroidmi"],
                ["asteroide", "asteroidoch", "asteroidoch"],
            ],
        ),
        Noun::RefugeeCamp => SlavicForms::countable(
            Masculine,
            &[
                ["tábor utečencov", "tábory utečencov", "táborov utečencov"],
                ["tábora utečencov", "táborov utečencov", "táborov utečencov"],
                ["táboru utečencov", "táborom utečencov", "táborom utečencov"],
                ["tábor utečencov", "tábory utečencov", "táborov utečencov"],
                ["táborom utečencov", "tábormi utečencov", "tábormi utečencov"],
                ["tábore utečencov", "táboroch utečencov", "táboroch utečencov"],
            ],
        ),
        Noun::PreservationCube => SlavicForms::countable(
            Feminine,
            &[
                ["kocka zachovania", "kocky zachovania", "kociek zachovania"],
                ["kocky zachovania", "kociek zachovania", "kociek zachovania"],
                ["kocke zachovania", "kockám zachovania", "kockám zachovania"],
                ["kocku zachovania", "kocky zachovania", "kociek zachovania"],
                ["kockou zachovania", "kockami zachovania", "kockami zachovania"],
                ["kocke zachovania", "kockách zachovania", "kockách zachovania"],
            ],
        ),
        Noun::BuildingTag => SlavicForms::countable(
            Masculine,
            &[
                ["symbol stavby", "symboly stavby", "symbolov stavby"],
                ["symbolu stavby", "symbolov stavby", "symbolov stavby"],
                ["symbolu stavby", "symbolom stavby", "symbolom stavby"],
                ["symbol stavby", "symboly stavby", "symbolov stavby"],
                ["symbolom stavby", "symbolmi stavby", "symbolmi stavby"],
                ["symbole stavby", "symboloch stavby", "symboloch stavby"],
            ],
        ),
        Noun::SpaceTag => SlavicForms::countable(
            Masculine,
            &[
                ["symbol vesmíru", "symboly vesmíru", "symbolov vesmíru"],
                ["symbolu vesmíru", "symbolov vesmíru", "symbolov vesmíru"],
                ["symbolu vesmíru", "symbolom vesmíru", "symbolom vesmíru"],
                ["symbol vesmíru", "symboly vesmíru", "symbolov vesmíru"],
                ["symbolom vesmíru", "symbolmi vesmíru", "symbolmi vesmíru"],
                ["symbole vesmíru", "symboloch vesmíru", "symboloch vesmíru"],
            ],
        ),
        Noun::PowerTag => SlavicForms::countable(
            Masculine,
            &[
                ["symbol energie", "symboly energie", "symbolov energie"],
                ["symbolu energie", "symbolov energie", "symbolov energie"],
                ["symbolu energie", "symbolom energie", "symbolom energie"],
                ["symbol energie", "symboly energie", "symbolov energie"],
                ["symbolom energie", "symbolmi energie", "symbolmi energie"],
                ["symbole energie", "symboloch energie", "symboloch energie"],
            ],
        ),
        Noun::ScienceTag => SlavicForms::countable(
            Masculine,
            &[
                ["symbol vedy", "symboly vedy", "symbolov vedy"],
                ["symbolu vedy", "symbolov vedy", "symbolov vedy"],
                ["symbolu vedy", "symbolom vedy", "symbolom vedy"],
                ["symbol vedy", "symboly vedy", "symbolov vedy"],
                ["symbolom vedy", "symbolmi vedy", "symbolmi vedy"],
                ["symbole vedy", "symboloch vedy", "symboloch vedy"],
            ],
        ),
        Noun::JovianTag => SlavicForms::countable(
            Masculine,
            &[
                ["symbol Jupitera", "symboly Jupitera", "symbolov Jupitera"],
                ["symbolu Jupitera", "symbolov Jupitera", "symbolov Jupitera"],
                ["symbolu Jupitera", "symbolom Jupitera", "symbolom Jupitera"],
                ["symbol Jupitera", "symboly Jupitera", "symbolov Jupitera"],
                ["symbolom Jupitera", "symbolmi Jupitera", "symbolmi Jupitera"],
                ["symbole Jupitera", "symboloch Jupitera", "symboloch Jupitera"],
            ],
        ),
        Noun::EarthTag => SlavicForms::countable(
            Masculine,
            &[
                ["symbol Zeme", "symboly Zeme", "symbolov Zeme"],
                ["symbolu Zeme", "symbolov Zeme", "symbolov Zeme"],
                ["symbolu Zeme", "symbolom Zeme", "symbolom Zeme"],
                ["symbol Zeme", "symboly Zeme", "symbolov Zeme"],
                ["symbolom Zeme", "symbolmi Zeme", "symbolmi Zeme"],
                ["symbole Zeme", "symboloch Zeme", "symboloch Zeme"],
            ],
        ),
        Noun::PlantTag => SlavicForms::countable(
            Masculine,
            &[
                ["symbol rastliny", "symboly rastliny", "symbolov rastliny"],
                ["symbolu rastliny", "symbolov rastliny", "symbolov rastliny"],
                ["symbolu rastliny", "symbolom rastliny", "symbolom rastliny"],
                ["symbol rastliny", "symboly rastliny", "symbolov rastliny"],
                ["symbolom rastliny", "symbolmi rastliny", "symbolmi rastliny"],
                ["symbole rastliny", "symboloch rastliny", "symboloch rastliny"],
            ],
        ),
        Noun::MicrobeTag => SlavicForms::countable(
            Masculine,
            &[
                ["symbol mikróbu", "symboly mikróbu", "symbolov mikróbu"],
                ["symbolu mikróbu", "symbolov mikróbu", "symbolov mikróbu"],
                ["symbolu mikróbu", "symbolom mikróbu", "symbolom mikróbu"],
                ["symbol mikróbu", "symboly mikróbu", "symbolov mikróbu"],
                ["symbolom mikróbu", "symbolmi mikróbu", "symbolmi mikróbu"],
                ["symbole mikróbu", "symboloch mikróbu", "symboloch mikróbu"],
            ],
        ),
        Noun::AnimalTag => SlavicForms::countable(
            Masculine,
            &[
                ["symbol zvieraťa", "symboly zvieraťa", "symbolov zvieraťa"],
                ["symbolu zvieraťa", "symbolov zvieraťa", "symbolov zvieraťa"],
                ["symbolu zvieraťa", "symbolom zvieraťa", "symbolom zvieraťa"],
                ["symbol zvieraťa", "symboly zvieraťa", "symbolov zvieraťa"],
                ["symbolom zvieraťa", "symbolmi zvieraťa", "symbolmi zvieraťa"],
                ["symbole zvieraťa", "symboloch zvieraťa", "symboloch zvieraťa"],
            ],
        ),
        Noun::CityTag => SlavicForms::countable(
            Masculine,
            &[
                ["symbol mesta", "symboly mesta", "symbolov mesta"],
                ["symbolu mesta", "symbolov mesta", "symbolov mesta"],
                ["symbolu mesta", "symbolom mesta", "symbolom mesta"],
                ["symbol mesta", "symboly mesta", "symbolov mesta"],
                ["symbolom mesta", "symbolmi mesta", "symbolmi mesta"],
                ["symbole mesta", "symboloch mesta", "symboloch mesta"],
            ],
        ),
        Noun::WildTag => SlavicForms::countable(
            Masculine,
            &[
                ["žolíkový symbol", "žolíkové symboly", "žolíkových symbolov"],
                ["žolíkového symbolu", "žolíkových symbolov", "žolíkových symbolov"],
                ["žolíkovému symbolu", "žolíkovým symbolom", "žolíkovým symbolom"],
                ["žolíkový symbol", "žolíkové symboly", "žolíkových symbolov"],
                ["žolíkovým symbolom", "žolíkovými symbolmi", "žolíkovými symbolmi"],
                ["žolíkovom symbole", "žolíkových symboloch", "žolíkových symboloch"],
            ],
        ),
        Noun::VenusTag => SlavicForms::countable(
            Masculine,
            &[
                ["symbol Venuše", "symboly Venuše", "symbolov Venuše"],
                ["symbolu Venuše", "symbolov Venuše", "symbolov Venuše"],
                ["symbolu Venuše", "symbolom Venuše", "symbolom Venuše"],
                ["symbol Venuše", "symboly Venuše", "symbolov Venuše"],
                ["symbolom Venuše", "symbolmi Venuše", "symbolmi Venuše"],
                ["symbole Venuše", "symboloch Venuše", "symboloch Venuše"],
            ],
        ),
        Noun::EventTag => SlavicForms::countable(
            Masculine,
            &[
                ["symbol udalosti", "symboly udalosti", "symbolov udalosti"],
                ["symbolu udalosti", "symbolov udalosti", "symbolov udalosti"],
                ["symbolu udalosti", "symbolom udalosti", "symbolom udalosti"],
                ["symbol udalosti", "symboly udalosti", "symbolov udalosti"],
                ["symbolom udalosti", "symbolmi udalosti", "symbolmi udalosti"],
                ["symbole udalosti", "symboloch udalosti", "symboloch udalosti"],
            ],
        ),
        Noun::OceanTile => SlavicForms::countable(
            Feminine,
            &[
                ["dlaždica oceánu", "dlaždice oceánu", "dlaždíc oceánu"],
                ["dlaždice oceánu", "dlaždíc oceánu", "dlaždíc oceánu"],
                ["dlaždici oceánu", "dlaždiciam oceánu", "dlaždiciam oceánu"],
                ["dlaždicu oceánu", "dlaždice oceánu", "dlaždíc oceánu"],
                ["dlaždicou oceánu", "dlaždicami oceánu", "dlaždicami oceánu"],
                ["dlaždici oceánu", "dlaždiciach oceánu", "dlaždiciach oceánu"],
            ],
        ),
        Noun::GreeneryTile => SlavicForms::countable(
            Feminine,
            &[
                ["dlaždica zelene", "dlaždice zelene", "dlaždíc zelene"],
                ["dlaždice zelene", "dlaždíc zelene", "dlaždíc zelene"],
                ["dlaždici zelene", "dlaždiciam zelene", "dlaždiciam zelene"],
                ["dlaždicu zelene", "dlaždice zelene", "dlaždíc zelene"],
                ["dlaždicou zelene", "dlaždicami zelene", "dlaždicami zelene"],
                ["dlaždici zelene", "dlaždiciach zelene", "dlaždiciach zelene"],
            ],
        ),
        Noun::CityTile => SlavicForms::countable(
            Feminine,
            &[
                ["dlaždica mesta", "dlaždice mesta", "dlaždíc mesta"],
                ["dlaždice mesta", "dlaždíc mesta", "dlaždíc mesta"],
                ["dlaždici mesta", "dlaždiciam mesta", "dlaždiciam mesta"],
                ["dlaždicu mesta", "dlaždice mesta", "dlaždíc mesta"],
                ["dlaždicou mesta", "dlaždicami mesta", "dlaždicami mesta"],
                ["dlaždici mesta", "dlaždiciach mesta", "dlaždiciach mesta"],
            ],
        ),
        Noun::OwnedTile => SlavicForms::countable(
            Feminine,
            &[
                ["dlaždica (nie oceán)", "dlaždice (nie oceán)", "dlaždíc (nie oceán)"],
                ["dlaždice (nie oceán)", "dlaždíc (nie oceán)", "dlaždíc (nie oceán)"],
                ["dlaždici (nie oceán)", "dlaždiciam (nie oceán)", "dlaždiciam (nie oceán)"],
                ["dlaždicu (nie oceán)", "dlaždice (nie oceán)", "dlaždíc (nie oceán)"],
                ["dlaždicou (nie oceán)", "dlaždicami (nie oceán)", "dlaždicami (nie oceán)"],
                ["dlaždici (nie oceán)", "dlaždiciach (nie oceán)", "dlaždiciach (nie oceán)"],
            ],
        ),
        Noun::Tile => SlavicForms::countable(
            Feminine,
            &[
                ["dlaždica", "dlaždice", "dlaždíc"],
                ["dlaždice", "dlaždíc", "dlaždíc"],
                ["dlaždici", "dlaždiciam", "dlaždiciam"],
                ["dlaždicu", "dlaždice", "dlaždíc"],
                ["dlaždicou", "dlaždicami", "dlaždicami"],
                ["dlaždici", "dlaždiciach", "dlaždiciach"],
            ],
        ),
        Noun::OceanToken => SlavicForms::countable(
            Masculine,
            &[
                ["žetón oceánu", "žetóny oceánu", "žetónov oceánu"],
                ["žetónu oceánu", "žetónov oceánu", "žetónov oceánu"],
                ["žetónu oceánu", "žetónom oceánu", "žetónom oceánu"],
                ["žetón oceánu", "žetóny oceánu", "žetónov oceánu"],
                ["žetónom oceánu", "žetónmi oceánu", "žetónmi oceánu"],
                ["žetóne oceánu", "žetónoch oceánu", "žetónoch oceánu"],
            ],
        ),
        Noun::ForestToken => SlavicForms::countable(
            Masculine,
            &[
                ["žetón lesa", "žetóny lesa", "žetónov lesa"],
                ["žetónu lesa", "žetónov lesa", "žetónov lesa"],
                ["žetónu lesa", "žetónom lesa", "žetónom lesa"],
                ["žetón lesa", "žetóny lesa", "žetónov lesa"],
                ["žetónom lesa", "žetónmi lesa", "žetónmi lesa"],
                ["žetóne lesa", "žetónoch lesa", "žetónoch lesa"],
            ],
        ),
        Noun::Step => SlavicForms::countable(
            Masculine,
            &[
                ["krok", "kroky", "krokov"],
                ["kroku", "krokov", "krokov"],
                ["kroku", "krokom", "krokom"],
                ["krok", "kroky", "krokov"],
                ["krokom", "krokmi", "krokmi"],
                ["kroku", "krokoch", "krokoch"],
            ],
        ),
        Noun::Card => SlavicForms::countable(
            Feminine,
            &[
                ["karta", "karty", "kariet"],
                ["karty", "kariet", "kariet"],
                ["karte", "kartám", "kartám"],
                ["kartu", "karty", "kariet"],
                ["kartou", "kartami", "kartami"],
                ["karte", "kartách", "kartách"],
            ],
        ),
        Noun::ProjectCard => SlavicForms::countable(
            Feminine,
            &[
                ["karta projektu", "karty projektu", "kariet projektu"],
                ["karty projektu", "kariet projektu", "kariet projektu"],
                ["karte projektu", "kartám projektu", "kartám projektu"],
                ["kartu projektu", "karty projektu", "kariet projektu"],
                ["kartou projektu", "kartami projektu", "kartami projektu"],
                ["karte projektu", "kartách projektu", "kartách projektu"],
            ],
        ),
        Noun::GreenCard => SlavicForms::countable(
            Feminine,
            &[
                ["zelená karta", "zelené karty", "zelených kariet"],
                ["zelenej karty", "zelených kariet", "zelených kariet"],
                ["zelenej karte", "zeleným kartám", "zeleným kartám"],
                ["zelenú kartu", "zelené karty", "zelených kariet"],
                ["zelenou kartou", "zelenými kartami", "zelenými kartami"],
                ["zelenej karte", "zelených kartách", "zelených kartách"],
            ],
        ),
        Noun::BlueCard => SlavicForms::countable(
            Feminine,
            &[
                ["modrá karta", "modré karty", "modrých kariet"],
                ["modrej karty", "modrých kariet", "modrých kariet"],
                ["modrej karte", "modrým kartám", "modrým kartám"],
                ["modrú kartu", "modré karty", "modrých kariet"],
                ["modrou kartou", "modrými kartami", "modrými kartami"],
                ["modrej karte", "modrých kartách", "modrých kartách"],
            ],
        ),
        Noun::RedCard => SlavicForms::countable(
            Feminine,
            &[
                ["červená karta", "červené karty", "červených kariet"],
                ["červenej karty", "červených kariet", "červených kariet"],
                ["červenej karte", "červeným kartám", "červeným kartám"],
                ["červenú kartu", "červené karty", "červených kariet"],
                ["červenou kartou", "červenými kartami", "červenými kartami"],
                ["červenej karte", "červených kartách", "červených kartách"],
            ],
        ),
        Noun::Event => SlavicForms::countable(
            Feminine,
            &[
                ["udalosť", "udalosti", "udalostí"],
                ["udalosti", "udalostí", "udalostí"],
                ["udalosti", "udalostiam", "udalostiam"],
                ["udalosť", "udalosti", "udalostí"],
                ["udalosťou", "udalosťami", "udalosťami"],
                ["udalosti", "udalostiach", "udalostiach"],
            ],
        ),
        Noun::Colony => SlavicForms::countable(
            Feminine,
            &[
                ["kolónia", "kolónie", "kolónií"],
                ["kolónie", "kolónií", "kolónií"],
                ["kolónii", "kolóniám", "kolóniám"],
                ["kolóniu", "kolónie", "kolónií"],
                ["kolóniou", "kolóniami", "kolóniami"],
                ["kolónii", "kolóniách", "kolóniách"],
            ],
        ),
        Noun::Fleet => SlavicForms::countable(
            Feminine,
            &[
                ["obchodná flotila", "obchodné flotily", "obchodných flotíl"],
                ["obchodnej flotily", "obchodných flotíl", "obchodných flotíl"],
                ["obchodnej flotile", "obchodným flotilám", "obchodným flotilám"],
                ["obchodnú flotilu", "obchodné flotily", "obchodných flotíl"],
                ["obchodnou flotilou", "obchodnými flotilami", "obchodnými flotilami"],
                ["obchodnej flotile", "obchodných flotilách", "obchodných flotilách"],
            ],
        ),
        Noun::Delegate => SlavicForms::countable(
            MasculineAnimate,
            &[
                ["delegát", "delegáti", "delegátov"],
                ["delegáta", "delegátov", "delegátov"],
                ["delegátovi", "delegátom", "delegátom"],
                ["delegáta", "delegátov", "delegátov"],
                ["delegátom", "delegátmi", "delegátmi"],
                ["delegátovi", "delegátoch", "delegátoch"],
            ],
        ),
        Noun::Party => SlavicForms::countable(
            Feminine,
            &[
                ["strana", "strany", "strán"],
                ["strany", "strán", "strán"],
                ["strane", "stranám", "stranám"],
                ["stranu", "strany", "strán"],
                ["stranou", "stranami", "stranami"],
                ["strane", "stranách", "stranách"],
            ],
        ),
        Noun::Point => SlavicForms::invariable(Masculine, "VB"),
        Noun::Rating => SlavicForms::invariable(Neuter, "HT"),
    }
}
