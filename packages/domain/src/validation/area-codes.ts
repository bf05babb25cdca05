// Written by scripts/write-area-codes.ts from Google's phone library. One row per first digit, 2 to 9, with one bit per code.
const rows = [
  'ee7ff9bbc81097158659a0000',
  'eb7ffbfe5b3cc30b120016000',
  '6f7fa834d0da1048169c11000',
  'eb7b710c483080ae9cf056000',
  'ee7df94f0136c0b78e0475200',
  'ed1ff1fd5698142d2ef82e000',
  'f75f734dbc9b5cfd741600100',
  'ad7ff12f4fbab5900cbc97200',
]

/** Returns whether three digits are an area code of the United States or its territories, or begin a toll-free number. [VAL-004] */
export function isAreaCode(code: string): boolean {
  const rest = Number(code.slice(1))
  const bits = Number.parseInt(rows[Number(code.slice(0, 1)) - 2]?.charAt(Math.floor(rest / 4)) ?? '', 16)
  return ((bits >> (rest % 4)) & 1) === 1
}
