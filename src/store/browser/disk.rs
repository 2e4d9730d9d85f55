//! The browser's `IndexedDB`, whose transactions end when what they wrote is on the disk.

use super::super::strings::StoreFault;
use super::fault;
use gloo::events::EventListener;
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    IdbDatabase, IdbFactory, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransaction, IdbTransactionMode,
};

/// What the database is called.
const NAME: &str = "viriditas";

/// The form of the database. A later release may have made it otherwise: then it is left as it is.
const FORM: u32 = 1;

/// What its one room is called: keys and values are strings.
const ROOM: &str = "games";

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = IdbDatabase)]
    type Database;

    /// `web-sys` knows the options of a transaction only under a flag for what may still change; browsers have had them
    /// for years, and older ones pass over them.
    #[wasm_bindgen(catch, method, js_name = transaction)]
    fn transaction_with_options(
        this: &Database,
        room: &str,
        mode: IdbTransactionMode,
        options: &Object,
    ) -> Result<IdbTransaction, JsValue>;
}

/// A connection to what this origin keeps on the disk. It gives way where the browser or another page wants the database
/// changed or gone; then everything fails, and it can be opened anew.
#[derive(Clone, Debug)]
pub struct Disk {
    database: IdbDatabase,
}

impl Disk {
    /// Opens it.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub async fn open() -> Result<Self, StoreFault> {
        let request = asked().map_err(|thrown| fault(&thrown))?;
        let opened = answered(Ok(request.clone().into()));
        let _made = EventListener::once(&request, "upgradeneeded", {
            let request = request.clone();
            move |_| {
                let database = request.result().ok().and_then(|it| it.dyn_into::<IdbDatabase>().ok());
                // Without its room the database is found broken when it is read.
                let _room = database.map(|database| database.create_object_store(ROOM));
            }
        });
        let database: IdbDatabase = opened.await?.dyn_into().map_err(|_| StoreFault::Blocked)?;
        EventListener::once(&database, "versionchange", {
            let database = database.clone();
            move |_| database.close()
        })
        .forget();
        Ok(Self { database })
    }

    /// All keys and strings in it. What is neither is passed over.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub async fn read(&self) -> Result<Vec<(String, String)>, StoreFault> {
        let transaction = self.database.transaction_with_str(ROOM);
        let room = room(&transaction.map_err(|thrown| fault(&thrown))?)?;
        let keys = answered(room.get_all_keys());
        let values = answered(room.get_all());
        let keys: Array = keys.await?.unchecked_into();
        let values: Array = values.await?.unchecked_into();
        let pairs = keys.iter().zip(values.iter());
        Ok(pairs.filter_map(|(key, value)| Some((key.as_string()?, value.as_string()?))).collect())
    }

    /// Puts strings under keys. They are on the disk when this is done, all of them or none.
    ///
    /// # Errors
    /// Why they are not.
    pub async fn write(&self, lines: &[(String, String)]) -> Result<(), StoreFault> {
        let transaction = self.strict().map_err(|thrown| fault(&thrown))?;
        let room = room(&transaction)?;
        for (key, value) in lines {
            room.put_with_key(&value.into(), &key.into()).map_err(|thrown| fault(&thrown))?;
        }
        let done = Promise::new(&mut |done, failed| {
            transaction.set_oncomplete(Some(&done));
            transaction.set_onabort(Some(&failed));
        });
        let failed = |_| transaction.error().map_or(StoreFault::Blocked, |error| fault(&error));
        JsFuture::from(done).await.map(drop).map_err(failed)
    }

    /// A transaction that is complete when the disk has it, and not before.
    fn strict(&self) -> Result<IdbTransaction, JsValue> {
        let options = Object::new();
        Reflect::set(&options, &"durability".into(), &"strict".into())?;
        let database: &Database = self.database.unchecked_ref();
        database.transaction_with_options(ROOM, IdbTransactionMode::Readwrite, &options)
    }
}

/// Some browsers have no such database, and some throw where one may not be used.
fn asked() -> Result<IdbOpenDbRequest, JsValue> {
    let factory = Reflect::get(&js_sys::global(), &"indexedDB".into())?;
    factory.dyn_into::<IdbFactory>()?.open_with_u32(NAME, FORM)
}

fn room(transaction: &IdbTransaction) -> Result<IdbObjectStore, StoreFault> {
    transaction.object_store(ROOM).map_err(|thrown| fault(&thrown))
}

/// The answer to a request. It is listened for at once, whenever it is waited for.
fn answered(request: Result<IdbRequest, JsValue>) -> impl Future<Output = Result<JsValue, StoreFault>> {
    let listening = request.map(|request| {
        let answer = Promise::new(&mut |done: Function, failed: Function| {
            request.set_onsuccess(Some(&done));
            request.set_onerror(Some(&failed));
        });
        (JsFuture::from(answer), request)
    });
    async move {
        let (answer, request) = listening.map_err(|thrown| fault(&thrown))?;
        if answer.await.is_ok() {
            return request.result().map_err(|thrown| fault(&thrown));
        }
        let error = request.error().ok().flatten();
        Err(error.map_or(StoreFault::Blocked, |error| fault(&error)))
    }
}
