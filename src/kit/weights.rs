//! Tables of weights for bots, whose numbers a tuner reads and writes.

/// Defines a struct of weights, with all its numbers as a list.
macro_rules! weights {
    ($(#[$of_all:meta])* pub struct Weights { $($(#[$of_one:meta])* $name:ident: $type:ty,)* }) => {
        $(#[$of_all])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Weights {
            $($(#[$of_one])* pub(super) $name: $type,)*
        }

        impl Weights {
            /// All numbers, in the order of the fields.
            pub fn numbers(&self) -> Vec<i32> {
                let mut numbers = Vec::new();
                $($crate::kit::Numbers::put(&self.$name, &mut numbers);)*
                numbers
            }

            /// The weights with these numbers; 0 where there are too few.
            pub fn of_numbers(numbers: &[i32]) -> Self {
                let mut numbers = numbers.iter().copied();
                Self { $($name: $crate::kit::Numbers::take(&mut numbers),)* }
            }
        }
    };
}

pub(crate) use weights;

/// A field of some numbers.
pub(crate) trait Numbers {
    fn put(&self, to: &mut Vec<i32>);
    fn take(from: &mut impl Iterator<Item = i32>) -> Self;
}

impl Numbers for i32 {
    fn put(&self, to: &mut Vec<i32>) {
        to.push(*self);
    }

    fn take(from: &mut impl Iterator<Item = i32>) -> Self {
        from.next().unwrap_or_default()
    }
}

impl<const N: usize> Numbers for [i32; N] {
    fn put(&self, to: &mut Vec<i32>) {
        to.extend(self);
    }

    fn take(from: &mut impl Iterator<Item = i32>) -> Self {
        [(); N].map(|()| from.next().unwrap_or_default())
    }
}
