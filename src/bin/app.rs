//! The page; run natively it says where the page is.

fn main() {
    println!("Viriditas is a browser page: run `cargo xtask play`.");
}
