//! One component for every part of the page.
//!
//! Yew compiles what mounts, updates and removes a component anew for each type of component. Here it is compiled once, for
//! [`Part`], which shows any function under `#[component]`; [`part!`] stands where its tag would.

use std::any::{Any, TypeId};
use std::rc::Rc;
use std::sync::atomic::{AtomicU32, Ordering};
use wasm_bindgen::prelude::wasm_bindgen;
use yew::functional::{FunctionComponent, FunctionProvider, HookContext};
use yew::html::BaseComponent;
use yew::virtual_dom::{Key, VComp};
use yew::{Context, Html, HtmlResult, Properties};

/// A component in the place of this call: `part!(Name { property: value, other })`, or `part!(Name)` where it has no
/// properties. `part!(Name { ..properties })` takes all of them at once, and `, key = …` at the end gives it a key.
macro_rules! part {
    ($name:ident $(, key = $key:expr)?) => {
        $crate::ui::look::part::part!(@ $name, () $(, $key)?)
    };
    ($name:ident { ..$properties:expr } $(, key = $key:expr)?) => {
        $crate::ui::look::part::part!(@ $name, $properties $(, $key)?)
    };
    ($name:ident { $($properties:tt)* } $(, key = $key:expr)?) => {
        $crate::ui::look::part::part!(
            @ $name, ::yew::props!(<$name as ::yew::html::BaseComponent>::Properties { $($properties)* }) $(, $key)?
        )
    };
    (@ $name:ident, $properties:expr) => {
        $crate::ui::look::part::Component::of::<$name>($properties).at(None)
    };
    (@ $name:ident, $properties:expr, $key:expr) => {
        $crate::ui::look::part::Component::of::<$name>($properties).at(Some(::yew::virtual_dom::Key::from($key)))
    };
}
pub(crate) use part;

/// A component and its properties, whatever they are.
#[derive(Clone, Properties)]
pub(crate) struct Component {
    it: Rc<dyn Render>,
}

trait Render: Any {
    fn run(&self, hooks: &mut HookContext) -> HtmlResult;
    /// Whether it is the same component with equal properties.
    fn is_same(&self, other: &dyn Any) -> bool;
}

/// The properties of one component.
struct Of<T: FunctionProvider>(T::Properties);

impl<T: FunctionProvider + 'static> Render for Of<T> {
    fn run(&self, hooks: &mut HookContext) -> HtmlResult {
        T::run(hooks, &self.0)
    }

    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<Self>().is_some_and(|other| self.0 == other.0)
    }
}

impl Component {
    /// A component with its properties.
    pub(crate) fn of<T: FunctionProvider + 'static>(properties: T::Properties) -> Self {
        Self { it: Rc::new(Of::<T>(properties)) }
    }

    /// Shows it in a place of the page.
    pub(crate) fn at(self, key: Option<Key>) -> Html {
        VComp::new::<Part>(Rc::new(self), key).into()
    }

    fn as_any(&self) -> &dyn Any {
        &*self.it
    }

    fn kind(&self) -> TypeId {
        self.as_any().type_id()
    }
}

impl PartialEq for Component {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.it, &other.it) || self.it.is_same(other.as_any())
    }
}

/// Any component.
pub(crate) struct Part {
    /// What the first component in this place has remembered.
    first: FunctionComponent<Self>,
    /// How often another one has come to its place.
    successors: usize,
}

/// How many components have rendered.
static RENDERS: AtomicU32 = AtomicU32::new(0);

/// The number of components that have rendered since the page was fetched: what a press costs is measured by it.
#[expect(unreachable_pub, reason = "wasm-bindgen exports public functions only")]
#[wasm_bindgen(js_name = countRenders)]
pub fn renders() -> u32 {
    RENDERS.load(Ordering::Relaxed)
}

impl FunctionProvider for Part {
    type Properties = Component;

    fn run(hooks: &mut HookContext, shown: &Component) -> HtmlResult {
        RENDERS.fetch_add(1, Ordering::Relaxed);
        shown.it.run(hooks)
    }
}

/// As `#[component]` has it, but for a component that takes the place of another.
impl BaseComponent for Part {
    type Message = ();
    type Properties = Component;

    fn create(context: &Context<Self>) -> Self {
        Self { first: FunctionComponent::new(context), successors: 0 }
    }

    fn update(&mut self, _: &Context<Self>, (): ()) -> bool {
        true
    }

    fn changed(&mut self, context: &Context<Self>, before: &Component) -> bool {
        if context.props().kind() != before.kind() {
            self.first.destroy();
            self.successors += 1;
        }
        true
    }

    /// A successor inherits neither hooks nor elements: it is a part of its own inside this one, under a key of its own.
    fn view(&self, context: &Context<Self>) -> HtmlResult {
        match self.successors {
            0 => self.first.render(context.props()),
            successor => Ok(context.props().clone().at(Some(successor.into()))),
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        self.first.rendered();
    }

    fn destroy(&mut self, _: &Context<Self>) {
        self.first.destroy();
    }

    fn prepare_state(&self) -> Option<String> {
        self.first.prepare_state()
    }
}
