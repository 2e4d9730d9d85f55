//! Lists as arrays.

/// A list as an array, both of the length that the array's type names: the variants of an enum as one value each.
pub const fn listed<T: Copy, const N: usize>(list: &[T]) -> [T; N] {
    let mut all = [list[0]; N];
    let mut place = 1;
    while place < N {
        all[place] = list[place];
        place += 1;
    }
    all
}
