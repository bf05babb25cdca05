import { DateTime } from 'luxon'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

/**
 * Reads a day in lower case: `today`, `tomorrow`, `3d`, `in 2 weeks`, `tue`, `next tue`, `next week`, `dec 3`, `12/3/2027`, or `2027-12-03`. Returns its start in
 * the zone of `present`. `tue` is the first Tuesday after today, and `next tue` the one of next week. A day without a year is the next one.
 */
export function readDay(text: string, present: DateTime): DateTime | undefined {
  const today = present.startOf('day')
  return namedDay(text, today) ?? dayAfter(text, today) ?? weekday(text, today) ?? dateOf(text, today)
}

function namedDay(text: string, today: DateTime): DateTime | undefined {
  if (text === 'today') return today
  if (text === 'tomorrow') return today.plus({ days: 1 })
  if (text === 'next week') return today.plus({ weeks: 1 }).startOf('week')
  if (text === 'next month') return today.plus({ months: 1 }).startOf('month')
  return undefined
}

function dayAfter(text: string, today: DateTime): DateTime | undefined {
  const [, count, unit] = /^(?:in )?(\d{1,3}|a) ?(d|days?|w|weeks?|mo|months?)$/.exec(text) ?? []
  if (count === undefined || unit === undefined) return undefined
  const number = count === 'a' ? 1 : Number(count)
  if (number === 0) return undefined
  if (unit.startsWith('d')) return today.plus({ days: number })
  return today.plus(unit.startsWith('w') ? { weeks: number } : { months: number })
}

function weekday(text: string, today: DateTime): DateTime | undefined {
  const [, prefix, name = ''] = /^(next |this |on )?(mon|tue|wed|thu|fri|sat|sun)[a-z]*$/.exec(text) ?? []
  const place = weekdays.findIndex((known) => known === name)
  if (place < 0) return undefined
  if (prefix === 'next ') return today.plus({ weeks: 1 }).startOf('week').plus({ days: place })
  const ahead = (place + 1 - today.weekday + 7) % 7
  return today.plus({ days: ahead === 0 ? 7 : ahead })
}

/** A calendar date, with or without a year. */
function dateOf(text: string, today: DateTime): DateTime | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (isoYear) return dayIn(today, { year: isoYear, month: Number(isoMonth), day: isoDay })
  const [, slashMonth, slashDay, slashYear] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(text) ?? []
  if (slashMonth) return dayIn(today, { year: slashYear, month: Number(slashMonth), day: slashDay })
  const [, name, day, year] = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/.exec(text) ?? []
  const month = months.findIndex((known) => known === name) + 1
  return month > 0 ? dayIn(today, { year, month, day }) : undefined
}

function dayIn(
  today: DateTime,
  { year, month, day }: { year: string | undefined; month: number; day: string | undefined },
): DateTime | undefined {
  const inYear = (number: number) => {
    const date = DateTime.fromObject({ year: number, month, day: Number(day) }, { zone: today.zone })
    return date.isValid ? date : undefined
  }
  if (year) return inYear(year.length === 2 ? 2000 + Number(year) : Number(year))
  const date = inYear(today.year)
  return date && date < today ? inYear(today.year + 1) : date
}
