/** The day, month or year that a text begins with, such as `2026-08-01`, `2026-04` or `2021`; nothing for other text. */
export function dayIn(text: string): string | undefined {
  const [, iso] = /^(\d{4}(?:-\d{2}(?:-\d{2})?)?)(?!\d)/.exec(text.trim()) ?? []
  if (iso) return iso
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(text.trim()) ?? []
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The day, month or year in the name of a file, such as `2021-07` of `homes_2021-07.csv`. */
export function dayInName(fileName: string): string | undefined {
  return /(?<!\d)(?:19|20)\d{2}(?:-\d{2}(?:-\d{2})?)?(?!\d)/.exec(fileName)?.[0]
}

/** Whether one day, month or year lies before another; a month and a day in it are of the same age. */
export function isOlder(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  return one.slice(0, length) < other.slice(0, length)
}

/** The later of two; of a month and a day in it, the day. */
export function newer(one: string, other: string): string {
  return one > other ? one : other
}
