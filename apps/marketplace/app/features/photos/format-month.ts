import { siteLocale } from '@pkg/domain'
const months = new Intl.DateTimeFormat(siteLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Returns the month of a day in `YYYY-MM-DD`, such as “September 2026”. */
export const formatMonth = (day: string): string => months.format(new Date(`${day}T00:00:00Z`))
