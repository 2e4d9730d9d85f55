//! Hexagonal boards whose rows grow by one area to the middle and shrink again.

/// The six neighbours of an area, clockwise from the upper left; 255 where the board ends.
pub type Around = [u8; 6];

/// No area.
pub const NOWHERE: u8 = u8::MAX;

/// How many areas rows of these widths have together.
pub const fn areas(widths: &[u8]) -> usize {
    let mut sum = 0;
    let mut row = 0;
    while row < widths.len() {
        sum += widths[row] as usize;
        row += 1;
    }
    sum
}

/// The running number of the area at (row, position), both from 0, row 0 at the north; `None` beside the board.
///
/// ```
/// use viriditas::kit::hex;
///
/// assert_eq!(hex::number(&[3, 4, 3], 1, 3), Some(6));
/// assert_eq!(hex::number(&[3, 4, 3], 0, 3), None);
/// ```
pub const fn number(widths: &[u8], row: usize, position: usize) -> Option<u8> {
    if row >= widths.len() || position >= widths[row] as usize {
        return None;
    }
    let mut before = 0;
    let mut above = 0;
    while above < row {
        before += widths[above];
        above += 1;
    }
    Some(before + position as u8)
}

/// The (row, position) of an area, from its running number; `None` beside the board.
///
/// ```
/// use viriditas::kit::hex;
///
/// assert_eq!(hex::position(&[3, 4, 3], 6), Some((1, 3)));
/// assert_eq!(hex::position(&[3, 4, 3], 10), None);
/// ```
pub const fn position(widths: &[u8], number: u8) -> Option<(usize, usize)> {
    let mut row = 0;
    let mut left = number;
    while row < widths.len() {
        if left < widths[row] {
            return Some((row, left as usize));
        }
        left -= widths[row];
        row += 1;
    }
    None
}

/// The neighbours of every area; `N` is [`areas`] of the widths.
pub const fn around<const N: usize>(widths: &[u8]) -> [Around; N] {
    let mut all = [[NOWHERE; 6]; N];
    let mut area = 0;
    while area < N {
        all[area] = around_one(widths, area as u8);
        area += 1;
    }
    all
}

/// The neighbours of one area; none beside the board.
pub const fn around_one(widths: &[u8], area: u8) -> Around {
    let Some((row, position)) = position(widths, area) else { return [NOWHERE; 6] };
    // Seen from a row, the row above it starts half an area to the left where it is the shorter one.
    let up = if row > 0 && widths[row - 1] < widths[row] { 1 } else { 0 };
    let down = if row + 1 < widths.len() && widths[row + 1] < widths[row] { 1 } else { 0 };
    [
        at(widths, row as i32 - 1, position as i32 - up),
        at(widths, row as i32 - 1, position as i32 + 1 - up),
        at(widths, row as i32, position as i32 + 1),
        at(widths, row as i32 + 1, position as i32 + 1 - down),
        at(widths, row as i32 + 1, position as i32 - down),
        at(widths, row as i32, position as i32 - 1),
    ]
}

const fn at(widths: &[u8], row: i32, position: i32) -> u8 {
    if row < 0 || position < 0 {
        return NOWHERE;
    }
    match number(widths, row as usize, position as usize) {
        Some(number) => number,
        None => NOWHERE,
    }
}
