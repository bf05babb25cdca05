/** Returns the day, month, or year that a text starts with, such as `2026-08-01`, `2026-04`, or `2021`, or undefined for other text. */
export function parseAsOf(text: string): string | undefined {
  const [, iso] = /^(\d{4}(?:-\d{2}(?:-\d{2})?)?)(?!\d)/.exec(text.trim()) ?? []
  if (iso) return iso
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(text.trim()) ?? []
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Returns the day, month, or year in a file name, such as `2021-07` for `homes_2021-07.csv`. */
export function asOfInFileName(fileName: string): string | undefined {
  return /(?<!\d)(?:19|20)\d{2}(?:-\d{2}(?:-\d{2})?)?(?!\d)/.exec(fileName)?.[0]
}

/** Returns whether one day, month, or year is before another. A month and a day in that month are equally old. */
export function isOlder(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  return one.slice(0, length) < other.slice(0, length)
}

/** Returns the later of two dates. Of a month and a day in that month, it returns the day. */
export function laterDate(one: string, other: string): string {
  return one > other ? one : other
}
