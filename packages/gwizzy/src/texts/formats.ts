import { type Language, locales } from '@pkg/domain'

/** Formats a calendar day (`YYYY-MM-DD`), such as `Wed, Nov 25`. */
export function dayText(day: string, language: Language, options: Intl.DateTimeFormatOptions = {}): string {
  const style = { weekday: 'short', month: 'short', day: 'numeric', ...options, timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[language], style).format(new Date(`${day}T00:00:00Z`))
}

/** Returns a time zone's name, such as `Pacific Time`. */
export function zoneText(timeZone: string, language: Language): string {
  const style = { timeZone, timeZoneName: 'longGeneric' } as const
  const parts = new Intl.DateTimeFormat(locales[language], style).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Formats a distance, such as `2.3 miles`. */
export function milesText(miles: number, language: Language): string {
  const style = { style: 'unit', unit: 'mile', unitDisplay: 'long', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locales[language], style).format(miles)
}

/** Formats US dollars without decimals. [PRICE-001] */
export function moneyText(dollars: number, language: Language): string {
  const style = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(locales[language], style).format(dollars)
}

/** Formats a list, such as `a, b, and c`. */
export function listText(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(items)
}
