//! From glyphs to pictures: amounts, frames and signs in the grammar of icons.

use crate::mars::cards::{Kind, Resource, StandardProject};
use crate::mars::face::{Border, Concept, Explained, Glyph, RowKind};
use crate::text::mars::FaceWords as Text;
use crate::ui::look::icons::{Icon, silent};
use crate::ui::look::picture;
use crate::ui::look::texts::Texts;
use crate::ui::mars::scene::explained::concept;
use crate::ui::mars::scene::icons;
use std::fmt;
use yew::{Html, html};

/// Reads the glyphs of one row from left to right.
pub(super) struct GlyphReader<'a> {
    texts: Texts,
    kind: RowKind,
    left: &'a [Glyph],
}

/// A number that is printed or chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NumberSize {
    Printed(u16),
    Chosen,
}

impl fmt::Display for NumberSize {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Printed(number) => write!(to, "{number}"),
            Self::Chosen => to.write_str("X"),
        }
    }
}

/// A sign in front of an amount.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    None,
    Plus,
    Minus,
}

impl<'a> GlyphReader<'a> {
    pub(super) const fn of(texts: Texts, kind: RowKind, glyphs: &'a [Glyph]) -> Self {
        Self { texts, kind, left: glyphs }
    }

    fn take(&mut self) -> Option<Glyph> {
        let (&first, rest) = self.left.split_first()?;
        self.left = rest;
        Some(first)
    }

    fn take_if(&mut self, wanted: Glyph) -> bool {
        let is_there = self.left.first() == Some(&wanted);
        if is_there {
            self.left = &self.left[1..];
        }
        is_there
    }

    fn size(&mut self) -> Option<NumberSize> {
        if self.take_if(Glyph::Chosen) {
            return Some(NumberSize::Chosen);
        }
        self.number().map(NumberSize::Printed)
    }

    fn number(&mut self) -> Option<u16> {
        let Some(&Glyph::Number(number)) = self.left.first() else { return None };
        self.left = &self.left[1..];
        Some(number)
    }

    /// Everything; alternatives stand one below the other.
    pub(super) fn all(mut self) -> Html {
        // What comes before the last arrow or colon in front of the first alternative belongs to all of them.
        let (mut before, mut options, mut now) = (Vec::new(), Vec::new(), Vec::new());
        while !self.left.is_empty() {
            if self.left[0] == Glyph::Slash && self.is_alternative() {
                self.take();
                options.push(std::mem::take(&mut now));
                continue;
            }
            let is_hinge = matches!(self.left[0], Glyph::Arrow | Glyph::Colon);
            now.push(self.part());
            if is_hinge && options.is_empty() {
                before.append(&mut now);
            }
        }
        if options.is_empty() {
            before.append(&mut now);
            return html! { <>{ for before }</> };
        }
        options.push(now);
        let one = |(place, parts): (usize, Vec<Html>)| {
            let or = (place > 0).then(|| html! { <span class="or">{ self.texts.face(Text::Or) }</span> });
            html! { <span class="q">{ for or }{ for parts }</span> }
        };
        html! {
            <>
                { for before }
                <span class="opt">{ for options.into_iter().enumerate().map(one) }</span>
            </>
        }
    }

    /// Everything in one line; a slash is always "for each".
    pub(super) fn plain(mut self) -> Html {
        let mut parts = Vec::new();
        while !self.left.is_empty() {
            parts.push(self.part());
        }
        html! { <>{ for parts }</> }
    }

    /// Whether a condition comes next.
    pub(super) fn has_condition(&self) -> bool {
        matches!(self.left.first(), Some(Glyph::AtLeast | Glyph::AtMost))
    }

    /// Whether the slash in front means "or" rather than "for each".
    fn is_alternative(&self) -> bool {
        let mut after = self.left[1..].iter().filter(|glyph| !matches!(glyph, Glyph::Number(_)));
        match after.next() {
            Some(Glyph::CardResource(..)) => self.kind != RowKind::Points,
            Some(
                Glyph::Plus
                | Glyph::Minus
                | Glyph::Open
                | Glyph::Production(..)
                | Glyph::MetalProduction
                | Glyph::LowestProduction
                | Glyph::Resource(..)
                | Glyph::AnyCardResource
                | Glyph::Card
                | Glyph::Tile(..)
                | Glyph::Parameter(_)
                | Glyph::Rating,
            ) => true,
            _ => false,
        }
    }

    /// One sign, condition or amount.
    fn part(&mut self) -> Html {
        match self.left[0] {
            Glyph::Arrow => {
                self.take();
                html! { <span class="ar">{ silent(Icon::Arrow, "flip") }</span> }
            }
            Glyph::Colon => self.sign(":"),
            Glyph::Slash => self.sign("/"),
            Glyph::Asterisk => self.sign("*"),
            Glyph::Close => self.sign(")"),
            Glyph::Open => self.group(),
            Glyph::AtLeast | Glyph::AtMost => self.condition(),
            Glyph::Requirements => self.leeway(),
            _ => self.amount(),
        }
    }

    fn sign(&mut self, sign: &'static str) -> Html {
        let key = self.take().and_then(Explained::of_glyph).map(Explained::key);
        html! { <span class="ar" data-explain={key}>{ sign }</span> }
    }

    /// What stands in brackets.
    fn group(&mut self) -> Html {
        self.take();
        let mut parts = Vec::new();
        while !self.left.is_empty() && self.left[0] != Glyph::Close {
            parts.push(self.part());
        }
        self.take();
        html! { <span class="q grp">{ for parts }</span> }
    }

    /// A condition: the picture and its bound.
    pub(super) fn condition(&mut self) -> Html {
        let bound = if self.take() == Some(Glyph::AtMost) { "≤" } else { "≥" };
        let sign = if self.take_if(Glyph::Minus) { -1 } else { 1 };
        let number = self.number();
        if let Some(Glyph::Parameter(parameter)) = self.left.first().copied() {
            self.take();
            let level = self.texts.level(parameter, sign * number.unwrap_or(1) as i8);
            return html! { <span class="q">{ silent(icons::parameter(parameter), "") }<bdi>{ format!("{bound} {level}") }</bdi></span> };
        }
        let words = match (bound, number) {
            ("≥", None) => None,
            ("≥", Some(number)) => Some(number.to_string()),
            (_, None) => Some(bound.to_owned()),
            (_, Some(number)) => Some(format!("{bound} {number}")),
        };
        let rises = self.take_if(Glyph::Plus).then(|| html! { <bdi>{ "+" }</bdi> });
        let what = match self.take() {
            Some(Glyph::Resource(Resource::MegaCredits, _)) => {
                return html! { <span class="q"><bdi>{ bound }</bdi>{ coin(Sign::None, NumberSize::Printed(number.unwrap_or(1))) }</span> };
            }
            Some(glyph) => Self::thing(glyph),
            None => Html::default(),
        };
        html! { <span class="q">{ for words.map(|words| html! { <bdi>{ words }</bdi> }) }{ for rises }{ what }</span> }
    }

    /// Limits that may be missed by so many steps either way.
    fn leeway(&mut self) -> Html {
        self.take();
        let is_either_way = self.left.starts_with(&[Glyph::Plus, Glyph::Slash, Glyph::Minus]);
        if is_either_way {
            self.left = &self.left[3..];
        }
        let words = format!("{}{}", if is_either_way { "±" } else { "" }, self.number().unwrap_or_default());
        html! { <span class="q big">{ silent(Icon::Eased, "") }<bdi>{ words }</bdi></span> }
    }

    /// A sign, a number and what it is of; changes of production that follow each other share one frame.
    fn amount(&mut self) -> Html {
        if self.production_ahead().is_some() {
            return self.production();
        }
        let (sign, number) = self.signed();
        let number_or_one = number.unwrap_or(NumberSize::Printed(1));
        if matches!(self.left.first(), None | Some(Glyph::Slash | Glyph::Asterisk | Glyph::AtMost)) {
            return html! { <bdi>{ format!("{}{number_or_one}", sign_of(sign)) }</bdi> };
        }
        let Some(glyph) = self.take() else { return Html::default() };
        match glyph {
            Glyph::Resource(Resource::MegaCredits, border) => any(border, coin(sign, number_or_one)),
            Glyph::Parameter(parameter) => {
                let mut steps = match number_or_one {
                    NumberSize::Printed(number) => number,
                    NumberSize::Chosen => 1,
                };
                while self.take_if(Glyph::Parameter(parameter)) {
                    steps += 1;
                }
                let words = (steps > 1).then(|| html! { <bdi>{ format!("+{steps}") }</bdi> });
                html! { <span class="q">{ for words }{ silent(icons::parameter(parameter), "") }{ silent(Icon::Up, "rise") }</span> }
            }
            // A card that is shown and tells by its tag.
            Glyph::Card
                if matches!(self.left, [Glyph::Tag(_, Border::Own), Glyph::Asterisk, ..])
                    && self.kind == RowKind::Action =>
            {
                html! { <span class="q">{ silent(Icon::Card, "") }{ silent(Icon::Eye, "rise") }</span> }
            }
            glyph => {
                let words = figure(sign, number);
                let words = (!words.is_empty()).then(|| html! { <bdi>{ words }</bdi> });
                let border = border_of(glyph);
                any(border, html! { <span class="q">{ for words }{ picture(glyph) }</span> })
            }
        }
    }

    fn signed(&mut self) -> (Sign, Option<NumberSize>) {
        let sign = match () {
            () if self.take_if(Glyph::Minus) => Sign::Minus,
            () if self.take_if(Glyph::Plus) => Sign::Plus,
            () => Sign::None,
        };
        (sign, self.size())
    }

    /// The border of the change of production that comes next, if that is what comes.
    fn production_ahead(&self) -> Option<Border> {
        let mut ahead = self.left.iter();
        let mut next = ahead.next();
        if matches!(next, Some(Glyph::Plus | Glyph::Minus)) {
            next = ahead.next();
        }
        if matches!(next, Some(Glyph::Number(_) | Glyph::Chosen)) {
            next = ahead.next();
        }
        match next {
            Some(&Glyph::Production(_, border)) => Some(border),
            Some(Glyph::MetalProduction | Glyph::LowestProduction | Glyph::AnyProduction) => {
                Some(Border::Own)
            }
            _ => None,
        }
    }

    /// A frame with all changes of production that come next and concern the same players.
    fn production(&mut self) -> Html {
        let Some(border) = self.production_ahead() else { return Html::default() };
        let mut inside = Vec::new();
        while self.production_ahead() == Some(border) {
            let (sign, number) = self.signed();
            let sign = if sign == Sign::None { Sign::Plus } else { sign };
            let number = number.unwrap_or(NumberSize::Printed(1));
            inside.push(match self.take() {
                Some(Glyph::Production(Resource::MegaCredits, _)) => coin(sign, number),
                Some(Glyph::Production(resource, _)) => {
                    html! { <span class="q"><bdi>{ figure(sign, Some(number)) }</bdi>{ silent(icons::resource(resource), "") }</span> }
                }
                Some(Glyph::MetalProduction) => html! {
                    <span class="q"><bdi>{ figure(sign, Some(number)) }</bdi>{ silent(Icon::Steel, "") }<span class="ar">{ "/" }</span>{ silent(Icon::Titanium, "") }</span>
                },
                Some(Glyph::LowestProduction) => html! {
                    <span class="q"><bdi>{ figure(sign, Some(number)) }</bdi>{ silent(Icon::Lowest, "") }</span>
                },
                _ => silent(Icon::Copy, ""),
            });
            // For each so many of something: part of the same amount, so within the frame.
            if self.left.first() == Some(&Glyph::Slash) && !self.is_alternative() {
                inside.push(self.sign("/"));
                let number = self.number().map(|number| html! { <bdi>{ number }</bdi> });
                inside.extend(number);
                if let Some(glyph) = self.take() {
                    inside.push(Self::thing(glyph));
                }
            }
        }
        let class = if inside.len() > 2 { "prod p3" } else { "prod" };
        any(
            border,
            html! { <span {class} data-explain={concept(Concept::ProductionBox)}>{ for inside }</span> },
        )
    }

    /// A counted thing, with its border.
    fn thing(glyph: Glyph) -> Html {
        match glyph {
            Glyph::Production(resource, border) => {
                let key = Explained::Production(resource).key();
                any(
                    border,
                    html! { <span class="prod" data-explain={key}>{ silent(icons::resource(resource), "") }</span> },
                )
            }
            glyph => any(border_of(glyph), picture(glyph)),
        }
    }
}

/// A glyph by itself, where it is explained.
pub(super) fn alone(texts: Texts, glyph: Glyph) -> Html {
    match glyph {
        Glyph::AtLeast => html! { <bdi>{ "≥" }</bdi> },
        Glyph::AtMost => html! { <bdi>{ "≤" }</bdi> },
        Glyph::Arrow | Glyph::Colon | Glyph::Slash | Glyph::MetalProduction => {
            GlyphReader::of(texts, RowKind::Requirement, &[glyph]).plain()
        }
        glyph => GlyphReader::thing(glyph),
    }
}

/// A number with its sign; one of a thing is the bare picture.
fn figure(sign: Sign, number: Option<NumberSize>) -> String {
    match (sign, number) {
        (Sign::None, None | Some(NumberSize::Printed(1))) => String::new(),
        (sign, number) => format!("{}{}", sign_of(sign), number.unwrap_or(NumberSize::Printed(1))),
    }
}

const fn sign_of(sign: Sign) -> &'static str {
    match sign {
        Sign::None => "",
        Sign::Plus => "+",
        Sign::Minus => "−",
    }
}

/// An amount of M€.
fn coin(sign: Sign, number: NumberSize) -> Html {
    picture::coin(format!("{}{number}", sign_of(sign)))
}

/// What any player may own stands in a dashed frame with two people at its corner.
fn any(border: Border, what: Html) -> Html {
    match border {
        Border::Own => what,
        Border::Any => html! { <span class="any">{ what }{ silent(Icon::People, "who") }</span> },
    }
}

const fn border_of(glyph: Glyph) -> Border {
    match glyph {
        Glyph::Resource(_, border)
        | Glyph::Production(_, border)
        | Glyph::CardResource(_, border)
        | Glyph::Tag(_, border)
        | Glyph::Tile(_, border)
        | Glyph::TileClass(_, border)
        | Glyph::Kind(_, border)
        | Glyph::Colony(border) => border,
        Glyph::OthersCard => Border::Any,
        _ => Border::Own,
    }
}

/// The picture alone.
fn picture(glyph: Glyph) -> Html {
    match glyph {
        Glyph::Resource(resource, _) | Glyph::Production(resource, _) => {
            silent(icons::resource(resource), "")
        }
        Glyph::CardResource(resource, _) => silent(icons::card_resource(resource), ""),
        Glyph::AnyCardResource | Glyph::AnyResource => silent(Icon::AnyResource, ""),
        Glyph::Tag(tag, _) => silent(icons::tag(tag), ""),
        Glyph::AnyTag => html! { <bdi>{ "1×" }</bdi> },
        Glyph::Tile(tile, _) => silent(icons::tile(tile), "t"),
        Glyph::TileClass(class, _) => silent(icons::tile_class(class), "t"),
        Glyph::Marker => silent(Icon::Claim, "t"),
        Glyph::Parameter(parameter) => silent(icons::parameter(parameter), ""),
        Glyph::Requirements => silent(Icon::Eased, ""),
        Glyph::Rating => silent(Icon::Rating, ""),
        Glyph::Points => silent(Icon::Points, ""),
        Glyph::Kind(Kind::Event, _) => silent(Icon::TagEvent, ""),
        Glyph::Kind(Kind::Prelude, _) => silent(Icon::Prelude, ""),
        Glyph::Award => silent(Icon::Trophy, ""),
        Glyph::Play => html! { <>{ silent(Icon::Play, "flip") }{ silent(Icon::Card, "") }</> },
        Glyph::LowestProduction => silent(Icon::Lowest, ""),
        Glyph::Card | Glyph::OthersCard | Glyph::Kind(..) => silent(Icon::Card, ""),
        Glyph::Project(None) => silent(Icon::Project, "t"),
        Glyph::Project(Some(it)) => html! {
            <>
                { silent(Icon::Project, "t") }
                if it == StandardProject::PowerPlant {
                    <span class="prod">{ silent(icons::project(it), "") }</span>
                } else { { silent(icons::project(it), "") } }
            </>
        },
        Glyph::Shield => silent(Icon::Protected, "t"),
        Glyph::NoTag => html! { <>{ silent(Icon::Card, "") }<span class="ar">{ "∅" }</span></> },
        Glyph::Colony(_) => silent(Icon::Colony, "t"),
        Glyph::ColonyTile => html! { <>{ silent(Icon::Colony, "t") }{ silent(Icon::Down, "") }</> },
        Glyph::Fleet => silent(Icon::Fleet, "t"),
        Glyph::Party(party) => silent(icons::party(party), "t"),
        Glyph::Influence => silent(Icon::Influence, "t"),
        Glyph::Delegate => silent(Icon::Delegate, "t"),
        Glyph::Chair(_) => silent(Icon::Chairman, "t"),
        Glyph::Leader => silent(Icon::Leader, "t"),
        Glyph::Trade => html! { <>{ silent(Icon::Fleet, "t") }{ silent(Icon::Arrow, "flip") }</> },
        // The card's words name the place.
        Glyph::Reserved(_) | Glyph::Asterisk => html! { <span class="ar">{ "*" }</span> },
        Glyph::MetalProduction | Glyph::AnyProduction => silent(Icon::Copy, ""),
        Glyph::Chosen | Glyph::Raised => html! { <bdi class="x">{ "X" }</bdi> },
        Glyph::Number(number) => html! { <bdi>{ number }</bdi> },
        Glyph::Plus
        | Glyph::Minus
        | Glyph::Slash
        | Glyph::Arrow
        | Glyph::Colon
        | Glyph::AtMost
        | Glyph::AtLeast
        | Glyph::Open
        | Glyph::Close => Html::default(),
    }
}
