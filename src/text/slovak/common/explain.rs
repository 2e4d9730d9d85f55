//! Explanations of the board game, and the words around explanations and rules.

use super::agreeing;
use crate::text::grammar::{Case, NumberForm};
use crate::text::mars::prelude::*;
use crate::text::slovak::card::card as lines;
use crate::text::slovak::effect;
use crate::text::slovak::noun::noun;
use crate::text::slovak::phrase::object;
use crate::text::slovak::terms::{capital, project, stuff, term, tile};

pub(crate) fn explain(words: ExplainWords<'_>) -> Text {
    say! { words;
        ExplainWords::WhatIsThis => "Čo je to?";
        ExplainWords::PressAnything => "Vyber čokoľvek a dozvieš sa, čo to je.";
        ExplainWords::Everything => "Všetko na obrazovke";
        ExplainWords::Leave => "Nechať tak";
        ExplainWords::Nothing => "Tu nie je čo vysvetľovať.";
        ExplainWords::Rule => "Pravidlo";
        ExplainWords::RuleOf(name) => "Pravidlo: {name}";
        ExplainWords::WhyNot => "Teraz to nejde";
        ExplainWords::Rules => "Pravidlá";
        ExplainWords::Search => "Hľadať v pravidlách";
        ExplainWords::Found(0) => "Nič sa nenašlo. Skús iné slovo.";
        ExplainWords::Found(1) => "Nájdené 1 miesto.";
        ExplainWords::Found(many) => "{} {many} {}.", agreeing(many as i32, ["Nájdené", "Nájdené", "Nájdených"]), agreeing(many as i32, ["miesto", "miesta", "miest"]);
        ExplainWords::Loading => "Načítavajú sa pravidlá…";
        ExplainWords::Unavailable => "Pravidlá sa nepodarilo načítať.";
        ExplainWords::AsPage => "Pravidlá na samostatnej stránke";
        ExplainWords::Chapters => "Kapitoly";
    }
}

pub(crate) fn save_mark(mark: SaveMark) -> Explanation {
    explain! { mark;
        SaveMark::OnDisk => "Uložené", "Hra je v tomto zariadení v stave, v akom je teraz. Stránku môžeš zavrieť a pokračovať neskôr, aj po páde prehliadača.";
        SaveMark::OnItsWay => "Ukladá sa", "Posledná odpoveď sa zapisuje do tohto zariadenia. Chvíľku to trvá.";
        SaveMark::InTheBrowser => "Uložené v prehliadači", "Hru má prehliadač a o pár sekúnd ju zapíše do tohto zariadenia. Stránku môžeš zavrieť; ak prehliadač spadne, posledných pár odpovedí sa môže stratiť.";
        SaveMark::InThePage => "Neuložené", "Prehliadač neukladá hru v stave, v akom je teraz, takže po zavretí stránky sa stratí. Ak si ju chceš nechať, skopíruj ju ako text alebo ako odkaz.";
    }
}

pub(crate) fn explained(what: Explained) -> Explanation {
    let name = say! { what;
        Explained::Resource(it) => (term(Term::Resource(it)));
        Explained::Production(it) => "Produkcia {}", stuff(it);
        Explained::CardResource(it) => (term(Term::CardResource(it)));
        Explained::Tag(it) => (capital(noun(Noun::of_tag(it)).form(Case::Nominative, NumberForm::One)));
        Explained::Parameter(it) => (term(Term::Parameter(it)));
        Explained::Tile(it) => (capital(&tile(it, Case::Nominative)));
        Explained::Party(it) => (term(Term::Party(it)));
        Explained::Project(it) => (capital(project(it)));
        Explained::Conversion(it) => (term(Term::Conversion(it)));
        Explained::Phase(it) => (term(Term::Phase(it)));
        Explained::Kind(it) => (term(Term::Kind(it)));
        Explained::Concept(it) => (concept(it).name);
    };
    Explanation { name, about: about(what) }
}

fn about(what: Explained) -> Text {
    say! { what;
        Explained::Production(Resource::MegaCredits) => "Koľko M€ získaš v každej fáze produkcie popri hodnotení teraformácie. Môže klesnúť pod 0, ale nie pod −5.";
        Explained::Production(it) => "Koľko {} získaš v každej fáze produkcie. Nikdy neklesne pod 0.", stuff(it);
        Explained::Party(it) => (party(it));
        Explained::Project(it) if PROJECTS[it as usize].cost == 0 => "Štandardný projekt. {}", effect::project_text(it);
        Explained::Project(it) => "Štandardný projekt za {} M€. {}", PROJECTS[it as usize].cost, effect::project_text(it);
        Explained::Conversion(it) => "Akcia: zaplať {}. {}", object(8, Noun::of_resource(it.resource())), effect::sentences(CONVERSIONS[it as usize].play, &Card::BLANK);
        Explained::Concept(it) => (concept(it).about);
        Explained::Resource(Resource::MegaCredits) => "Peniaze. Platíš nimi za karty, štandardné projekty, míľniky a ocenenia. Každá fáza produkcie ti prinesie toľko M€, koľko je tvoje hodnotenie teraformácie, a tvoju produkciu M€.";
        Explained::Resource(Resource::Steel) => "Platí sa ňou za karty so symbolom stavby: každá jednotka ocele má hodnotu 2 M€. Preplatok sa nevracia.";
        Explained::Resource(Resource::Titanium) => "Platí sa ním za karty so symbolom vesmíru: každá jednotka titánu má hodnotu 3 M€. Preplatok sa nevracia.";
        Explained::Resource(Resource::Plants) => "Akciou môžeš premeniť 8 rastlín na dlaždicu zelene.";
        Explained::Resource(Resource::Energy) => "Míňajú ju karty. Všetka energia, ktorá ti zostane, sa vo fáze produkcie zmení na teplo.";
        Explained::Resource(Resource::Heat) => "Akciou môžeš zaplatiť 8 tepla a zvýšiť teplotu o 1 krok.";
        Explained::CardResource(CardResource::Animal) => "Zvieratá ležia na kartách, ktoré ich zbierajú, a zvyčajne prinášajú víťazné body.";
        Explained::CardResource(CardResource::Microbe) => "Mikróby ležia na kartách, ktoré ich zbierajú. Na týchto kartách sa dočítaš, na čo sa mikróby míňajú alebo koľko bodov prinášajú.";
        Explained::CardResource(CardResource::Science) => "Vedecké zdroje ležia na karte, ktorá ich zbiera. Na nej sa dočítaš, na čo slúžia.";
        Explained::CardResource(CardResource::Fighter) => "Stíhačky ležia na karte, ktorá ich zbiera. Prinášajú víťazné body.";
        Explained::CardResource(CardResource::Floater) => "Aerostaty ležia na kartách, ktoré ich zbierajú. Na týchto kartách sa dočítaš, na čo sa aerostaty míňajú alebo koľko bodov prinášajú.";
        Explained::CardResource(CardResource::Asteroid) => "Asteroidy ležia na karte, ktorá ich zbiera a sama ich aj míňa.";
        Explained::CardResource(CardResource::Camp) => "Tábory utečencov ležia na svojej karte. Prinášajú víťazné body.";
        Explained::CardResource(CardResource::Preservation) => "Kocky zachovania ležia na svojej korporácii. Prinášajú víťazné body.";
        Explained::Tag(Tag::Building) => "Za kartu môžeš platiť oceľou. Symboly samy osebe nič nerobia; rátajú ich karty, míľniky a ocenenia.";
        Explained::Tag(Tag::Space) => "Za kartu môžeš platiť titánom. Symboly samy osebe nič nerobia; rátajú ich karty, míľniky a ocenenia.";
        Explained::Tag(Tag::Power) => "Označuje karty o energii. Symboly samy osebe nič nerobia; rátajú ich iné karty.";
        Explained::Tag(Tag::Science) => "Označuje výskum. Mnohé silné karty vyžadujú niekoľko symbolov vedy.";
        Explained::Tag(Tag::Jovian) => "Označuje karty o Jupiteri a vonkajších planétach. Niektoré karty dávajú víťazné body za každý tvoj symbol Jupitera.";
        Explained::Tag(Tag::Earth) => "Označuje karty o Zemi. Niektoré karty za každý symbol Zeme stoja menej alebo prinášajú viac.";
        Explained::Tag(Tag::Plant) => "Označuje rastlinstvo. Symboly samy osebe nič nerobia; rátajú ich iné karty.";
        Explained::Tag(Tag::Microbe) => "Označuje karty o mikróboch. Také karty ich často zbierajú.";
        Explained::Tag(Tag::Animal) => "Označuje karty o zvieratách. Také karty zvyčajne zbierajú zvieratá, ktoré prinášajú víťazné body.";
        Explained::Tag(Tag::City) => "Označuje karty, ktoré umiestňujú mesto.";
        Explained::Tag(Tag::Wild) => "Pri tvojej akcii sa ráta ako jeden symbol ktoréhokoľvek druhu podľa tvojho výberu. Pri oceneniach a bodoch sa neráta nikdy.";
        Explained::Tag(Tag::Venus) => "Označuje karty o Venuši. Symboly samy osebe nič nerobia; rátajú ich iné karty.";
        Explained::Parameter(Parameter::Temperature) => "Jeden z troch cieľov teraformácie Marsu. Za každý krok o 2 °C, ktorý spôsobíš, stúpne tvoje hodnotenie teraformácie o 1.";
        Explained::Parameter(Parameter::Oxygen) => "Jeden z troch cieľov teraformácie Marsu. Za každý krok o 1 %, ktorý spôsobíš, stúpne tvoje hodnotenie teraformácie o 1; platí to aj pre dlaždice zelene.";
        Explained::Parameter(Parameter::Oceans) => "Jeden z troch cieľov teraformácie Marsu. Za každú dlaždicu oceánu, ktorú umiestniš, stúpne tvoje hodnotenie teraformácie o 1.";
        Explained::Parameter(Parameter::Venus) => "Ako pokročila teraformácia Venuše. Za každý krok o 2 %, ktorý spôsobíš, stúpne tvoje hodnotenie teraformácie o 1.";
        Explained::Tile(Tile::Ocean) => "Nepatrí nikomu a umiestňuje sa na pole vyhradené pre oceán. Jej umiestnenie zvýši tvoje hodnotenie teraformácie o 1. Dlaždica, ktorá sa neskôr umiestni vedľa nej, prinesie 2 M€.";
        Explained::Tile(Tile::Greenery) => "Zvýši kyslík o 1 krok a s ním aj tvoje hodnotenie teraformácie. Na konci prinesie 1 víťazný bod tebe a po 1 každému mestu vedľa nej. Umiestňuje sa vedľa tvojich dlaždíc, ak je to možné.";
        Explained::Tile(Tile::City) => "Na konci prinesie 1 víťazný bod za každú zeleň vedľa nej, nech patrí komukoľvek. Nesmie byť vedľa iného mesta.";
        Explained::Tile(Tile::Capital) => "Mesto, ktoré prinesie aj 1 víťazný bod za každý oceán vedľa neho.";
        Explained::Tile(Tile::NaturalPreserve) => "Špeciálna dlaždica. Umiestňuje sa na pole bez susedných dlaždíc.";
        Explained::Tile(Tile::NuclearZone) => "Špeciálna dlaždica rovnomennej karty. Umiestňuje sa na ktorékoľvek voľné pole, ktoré nie je vyhradené pre oceán.";
        Explained::Tile(Tile::MiningRights) => "Špeciálna dlaždica. Umiestňuje sa na pole s bonusom ocele alebo titánu a zvýši tvoju produkciu tohto kovu.";
        Explained::Tile(Tile::MiningArea) => "Špeciálna dlaždica. Umiestňuje sa vedľa tvojej dlaždice na pole s bonusom ocele alebo titánu a zvýši tvoju produkciu tohto kovu.";
        Explained::Tile(Tile::EcologicalZone) => "Špeciálna dlaždica. Umiestňuje sa vedľa dlaždice zelene.";
        Explained::Tile(Tile::LavaFlows) => "Špeciálna dlaždica. Umiestňuje sa na sopečné pole, ak ho mapa má.";
        Explained::Tile(Tile::MoholeArea) => "Špeciálna dlaždica. Umiestňuje sa na pole vyhradené pre oceán.";
        Explained::Tile(Tile::CommercialDistrict) => "Špeciálna dlaždica. Jej karta dáva víťazné body za mestá vedľa nej.";
        Explained::Tile(Tile::IndustrialCenter) => "Špeciálna dlaždica. Umiestňuje sa vedľa mesta.";
        Explained::Tile(Tile::RestrictedArea) => "Špeciálna dlaždica rovnomennej karty. Umiestňuje sa na ktorékoľvek voľné pole, ktoré nie je vyhradené pre oceán.";
        Explained::Phase(Phase::Setup) => "Vyberieš si korporáciu a prvé karty projektov, každú za 3 M€.";
        Explained::Phase(Phase::Draft) => "Jednu z kariet si necháš a ostatné pošleš ďalej. Opakuje sa to, kým si nenecháš štyri. Potom kupuješ.";
        Explained::Phase(Phase::Research) => "Uvidíš štyri karty a kúpiš si z nich, ktoré chceš, každú za 3 M€.";
        Explained::Phase(Phase::Action) => "Hráči sa striedajú na ťahu, každý s jednou alebo dvoma akciami, kým nespasujú všetci.";
        Explained::Phase(Phase::Production) => "Energia sa zmení na teplo a potom každý získa M€ a zdroje podľa svojej produkcie.";
        Explained::Phase(Phase::Solar) => "Čo sa deje medzi generáciami: Svetová vláda, ukazovatele kolónií a výbor, ak sú v hre.";
        Explained::Phase(Phase::Conversion) => "Hra sa končí: ešte môžeš premieňať rastliny na dlaždice zelene, vždy po 8.";
        Explained::Phase(Phase::Over) => "Body sú spočítané. Vyhráva, kto má najviac víťazných bodov.";
        Explained::Phase(Phase::Preludes) => "Pred prvou generáciou zahrá každý dve predohry.";
        Explained::Kind(Kind::Automated) => "Zelená karta projektu: pôsobí raz a jej symboly zostávajú v hre.";
        Explained::Kind(Kind::Active) => "Modrá karta projektu: zostáva v hre a má akciu alebo trvalý efekt.";
        Explained::Kind(Kind::Event) => "Červená karta projektu: pôsobí raz a jej symboly sa rátajú, len keď ju hráš.";
        Explained::Kind(Kind::Corporation) => "Za koho hráš. Určuje, čo máš na začiatku, a na celú hru ti dáva efekt alebo akciu.";
        Explained::Kind(Kind::BeginnerCorporation) => "Korporácia pre nováčikov: všetkých desať úvodných kariet si necháš zadarmo.";
        Explained::Kind(Kind::Prelude) => "Karta, ktorá ti dá lepší štart. Pred prvou generáciou zahráš dve.";
        Explained::Kind(Kind::Colony) => "Mesiac alebo planéta, kde môžu byť najviac tri kolónie. Obchodom získaš príjem podľa ukazovateľa, postavením kolónie bonus za postavenie.";
        Explained::Kind(Kind::Party) => "Strana výboru. Keď sa dostane k moci, dá všetkým bonus; kým vládne, platí jej politika.";
        Explained::Kind(Kind::Global) => "Nastane na konci generácie pre všetkých hráčov. Vplyv ju pre teba vylepší.";
    }
}

/// A party in the words of its bonus and policy.
fn party(it: Party) -> String {
    let says: Vec<String> = lines(card(it.card())).into_iter().map(|line| line.words).collect();
    format!("Strana výboru. {} Kým je pri moci: {}", says[0], says[1..].join(" "))
}

fn concept(it: Concept) -> Explanation {
    explain! { it;
        Concept::Rating => (term(Term::Rating)), "HT: tvoj príjem aj tvoje skóre. Stúpne o 1 za každý krok globálneho parametra, ktorý spôsobíš. V každej generácii prináša rovnako veľa M€ a na konci má každé HT hodnotu 1 víťazného bodu.";
        Concept::Points => (term(Term::Points)), "VB: kto ich má najviac, vyhráva. Sú za hodnotenie teraformácie, dlaždice na Marse, míľniky, ocenenia a karty.";
        Concept::Generation => "Generácia", "Jedno kolo hry: výskum, fáza akcií a produkcia. Hra sa končí v generácii, v ktorej je Mars teraformovaný.";
        Concept::Turn => "Ťah", "V ťahu urobíš 1 alebo 2 akcie, alebo pasuješ. Ťahy idú dokola, kým nespasujú všetci.";
        Concept::Pass => "Pas", "V tejto generácii končíš: ďalší ťah máš až v nasledujúcej.";
        Concept::EndTurn => "Ukončiť ťah", "Skončíš po jednej akcii. V tejto generácii prídeš na ťah znova.";
        Concept::FirstPlayer => "Prvý hráč", "Má prvý ťah tejto generácie. Žetón sa každú generáciu posunie o jedno miesto ďalej.";
        Concept::PlayerColour => "Značka hráča", "Farba a tvar, ktoré má hráč. Označujú, čo mu patrí.";
        Concept::Neutral => "Neutrálny", "Nepatrí žiadnemu hráčovi.";
        Concept::StandardProjects => "Štandardné projekty", "Akcie, ktoré môže vždy použiť každý, ľubovoľne veľakrát. Stoja len M€.";
        Concept::CardAction => "Akcia", "Akcia karty v hre. Každú môžeš použiť raz za generáciu ako jednu zo svojich akcií.";
        Concept::LastingEffect => "Efekt", "Platí stále, kým je karta v hre.";
        Concept::FirstAction => "Prvá akcia", "Tvoja korporácia určuje, aká musí byť tvoja úplne prvá akcia v hre.";
        Concept::Cost => "Cena", "M€, ktoré zaplatíš za zahranie karty po odrátaní zliav.";
        Concept::Requirement => "Podmienka", "Musí platiť vo chvíli, keď kartu hráš; potom už nemusí.";
        Concept::AtLeast => "≥ Minimum", "Keď kartu hráš, musí toho byť aspoň toľko.";
        Concept::AtMost => "≤ Maximum", "Keď kartu hráš, môže toho byť najviac toľko.";
        Concept::Met => "✓", "Platí alebo je hotové.";
        Concept::Locked => "Zámok", "Teraz to nie je možné. Vyber ho a dočítaš sa prečo.";
        Concept::ProductionBox => "Produkcia", "Hnedý rámček znamená produkciu: čo získaš v každej generácii, nie to, čo dostaneš hneď.";
        Concept::AnyPlayer => "Ktorýkoľvek hráč", "Prerušovaný rámček znamená ktoréhokoľvek hráča: vyberieš si, čie to je, alebo sa rátajú všetci.";
        Concept::Asterisk => "*", "Výnimka: viac sa dočítaš v texte karty.";
        Concept::Per => "/", "Za každé z toho, čo nasleduje; alebo jedno z dvoch.";
        Concept::Pays => "→", "Zaplatíš to, čo je pred šípkou, a dostaneš to, čo je za ňou.";
        Concept::When => ":", "Vždy, keď nastane to vľavo, dostaneš to vpravo.";
        Concept::ChosenNumber => "X", "Toľko, koľko zvolíš.";
        Concept::Rise => "Vzostup", "Parameter vedľa stúpne o 1 krok a s ním aj tvoje hodnotenie teraformácie.";
        Concept::ProjectCard => "Karta projektu", "Karta do ruky. Ak je vyznačená na karte, poli alebo stupnici, jednu si potiahneš a neplatíš za ňu.";
        Concept::RevealedCard => "Odhalená karta", "Karta sa ukáže všetkým.";
        Concept::PlayNow => "Zahranie karty", "Hneď zahráš kartu z ruky.";
        Concept::Hand => "Karty v ruke", "Koľko kariet má hráč v ruke. Limit nie je. Ostatní poznajú len počet.";
        Concept::AnyTag => "Ktorýkoľvek symbol", "Jeden symbol ktoréhokoľvek druhu.";
        Concept::NoTag => "Karta bez symbolov", "Karta, na ktorej nie je žiadny symbol.";
        Concept::AnyResource => "Ľubovoľný zdroj", "Jeden zo šiestich štandardných zdrojov podľa tvojho výberu.";
        Concept::AnyCardResource => "Ľubovoľný zdroj na kartách", "Zdroj toho druhu, ktorý karta zbiera. Dá sa pridať len na kartu, ktorá tento druh zbiera.";
        Concept::MetalProduction => "Produkcia kovu", "Produkcia kovu vyznačeného na poli: ocele alebo titánu.";
        Concept::LowestProduction => "Najnižšia produkcia", "Tvoja najnižšia produkcia; ak je ich viac, vyberieš si.";
        Concept::CopiedProduction => "Skopírovaná produkcia", "Rámček produkcie inej karty ešte raz.";
        Concept::RaisedResource => "Zvýšený zdroj", "Zdroj, ktorého produkcia práve stúpla.";
        Concept::EasedRequirements => "Miernejšie podmienky", "Od globálnych podmienok svojich kariet sa môžeš odchýliť o toľko krokov nahor či nadol.";
        Concept::Protected => "Chránené", "Nikto ti ich nemôže odstrániť.";
        Concept::AnyTile => "Ktorákoľvek dlaždica", "Dlaždica ktoréhokoľvek druhu vrátane oceánov.";
        Concept::OwnedTile => "Dlaždica hráča", "Dlaždica, ktorá patrí hráčovi: každá okrem oceánov.";
        Concept::SpecialTile => "Špeciálna dlaždica", "Na jej karte sa dočítaš, kam sa umiestňuje a čo robí. Patrí hráčovi, ktorý ju umiestnil.";
        Concept::Claim => "Zabrané pole", "Dlaždicu sem môže umiestniť len hráč, ktorého značka tu je.";
        Concept::Milestones => "Míľniky", "Ciele, pri ktorých rozhoduje, kto je prvý: splň niektorý a akciou ho získaj za 8 M€. Každý prinesie {MILESTONE_POINTS} VB; získať sa dajú len {MOST_CLAIMED}.";
        Concept::Awards => "Ocenenia", "Súťaže, o ktorých sa rozhodne na konci. Financovanie stojí 8, potom 14, potom 20 M€; financovať sa dajú {MOST_CLAIMED}. Kto je na konci najlepší, získa {} VB, druhý {} VB, nech ocenenie financoval ktokoľvek.", AWARD_POINTS[0], AWARD_POINTS[1];
        Concept::OceanArea => "Pole vyhradené pre oceán", "Patrí sem len dlaždica oceánu.";
        Concept::LandArea => "Voľné pole", "Môže sem prísť každá dlaždica okrem oceánu, ak to dovoľujú jej pravidlá.";
        Concept::VolcanicArea => "Sopečné pole", "Môže sem prísť každá dlaždica. Niektoré karty musia umiestniť svoju dlaždicu práve sem.";
        Concept::CityArea => "Pole vyhradené pre mesto", "Patrí sem len mesto s týmto názvom.";
        Concept::AreaBonus => "Bonus za umiestnenie", "Keď na pole umiestniš dlaždicu, získaš to, čo je na ňom vyznačené.";
        Concept::OceanBonus => "Vedľa oceánov", "Každý oceán vedľa dlaždice prinesie {OCEAN_BONUS} M€ hráčovi, ktorý ju umiestňuje.";
        Concept::TrackBonus => "Bonusový krok", "Hráč, ktorý zvýši parameter na tento krok, získa to, čo je vyznačené vedľa neho.";
        Concept::Colony => (term(Term::Colony)), "Tvoja kolónia na doštičke kolónie. Bonus kolónie získaš vždy, keď s doštičkou ktokoľvek obchoduje.";
        Concept::ColonyMarker => "Ukazovateľ kolónie", "Ukazuje príjem z obchodu. V každej generácii sa posunie nahor, a keď niekto obchoduje, vráti sa späť.";
        Concept::Fleet => (term(Term::Fleet)), "Na každý obchod potrebuješ svoju flotilu, ktorá je doma. Na konci generácie sa všetky flotily vracajú.";
        Concept::Trade => "Obchod", "Akcia za 9 M€, 3 energie alebo 3 titánu: vyšli flotilu k doštičke kolónie a získaj jej príjem.";
        Concept::Committee => "Teraformačný výbor", "Delegáti sedia v šiestich stranách. Najväčšia strana bude vládnuť v ďalšej generácii.";
        Concept::RulingParty => "Vládnuca strana", "Jej politika platí vo fáze akcií tejto generácie pre všetkých hráčov.";
        Concept::Policy => "Politika", "Pravidlo alebo akcia pre všetkých, kým strana vládne. Platí len vo fáze akcií.";
        Concept::DominantParty => "Dominantná strana", "Strana s najväčším počtom delegátov. Bude vládnuť v ďalšej generácii a jej líder sa stane predsedom.";
        Concept::Influence => (term(Term::Influence)), "Vylepšuje pre teba globálne udalosti. Máš po 1 za predsedu, za lídra dominantnej strany a za ďalšieho delegáta v nej.";
        Concept::Delegate => (term(Term::Delegate)), "Akciou ho vyšleš do strany: z kuloárov zadarmo, zo svojej zásoby za 5 M€.";
        Concept::Lobby => "Kuloáre", "Tu je tvoj jediný bezplatný delegát na generáciu.";
        Concept::Leader => (term(Term::Leader)), "Hráč s najväčším počtom delegátov v strane. Na konci to prinesie 1 víťazný bod.";
        Concept::Chairman => (term(Term::Chairman)), "Líder strany, ktorá sa dostala k moci. Hneď prinesie 1 HT, k tomu vplyv 1 a na konci 1 víťazný bod.";
        Concept::CurrentEvent => "Aktuálna globálna udalosť", "Nastane na konci tejto generácie pre všetkých hráčov.";
        Concept::ComingEvent => "Blížiaca sa globálna udalosť", "Nastane na konci ďalšej generácie.";
        Concept::DistantEvent => "Vzdialená globálna udalosť", "Nastane na konci druhej generácie po tejto.";
        Concept::FailedPrelude => "Predohra bez účinku", "Predohra, ktorá sa nedá vykonať, prinesie namiesto toho {PRELUDE_FAILED} M€.";
        Concept::EndOfGame => "Koniec hry", "Posledná je generácia, v ktorej sú dokončené teplota, kyslík aj oceány.";
        Concept::EndWithVenus => "Koniec hry s Venušou", "Posledná je generácia, v ktorej sú dokončené teplota, kyslík, oceány aj Venuša.";
    }
}
