import type { CalendarDay } from '../tours/calendar-day'

/** Hours that nurses work for each resident and day, averaged over day and night. What a record leaves blank is missing. [FIND-024] */
export interface NurseHours {
  /** Registered nurses, licensed practical nurses, and nurse aides together, on all days of the week. */
  total: number
  aide?: number
  practicalNurse?: number
  registeredNurse?: number
  /** All of them on Saturdays and Sundays. */
  weekendTotal?: number
  weekendRegisteredNurse?: number
}

/** What a public record says about a nursing home's staff. What it leaves blank is missing, which isn't 0. [FIND-024] */
export interface StaffingRecord {
  /** The agency that published the record. */
  authority: string
  /** The day, month, or year of the record. */
  asOf: string
  hours?: NurseHours
  /** The first and last day of the three months that the hours are from, if the record says so. */
  from?: CalendarDay
  until?: CalendarDay
  /** The percentage of the nursing staff that left within a year. */
  turnover?: number
  /** The percentage of the registered nurses that left within a year. */
  registeredNurseTurnover?: number
  /** How many administrators left within a year. */
  administratorsLeft?: number
}

/** The middle of what the nursing homes of a state or county report, and how many they are. [FIND-024] */
export interface StaffingMedian {
  /** The name of the county, or nothing for the state. */
  county?: string
  /** The homes that report hours on weekends. */
  homes: number
  /** Hours for each resident and day on weekends. */
  weekendTotal: number
  /** The homes that report how many left. */
  turnoverHomes: number
  /** The percentage of the nursing staff that left within a year, if any of the homes reports it. */
  turnover?: number
}

const daysOfWeek = 7
const weekendDays = 2
const hoursOfDay = 24

/**
 * Returns the hours of all kinds of nurses on all days. The published total can leave out nurses that the hours by kind count, and weekends count them, so
 * the larger of both is returned. [FIND-024]
 */
export function allDayHours({ total, aide, practicalNurse, registeredNurse }: NurseHours): number {
  if (aide === undefined || practicalNurse === undefined || registeredNurse === undefined) return total
  return Math.max(total, toThreeDecimals(aide + practicalNurse + registeredNurse))
}

/**
 * Returns the hours for each resident and day from Monday to Friday, to three decimals like the record. Medicare publishes those of all days and of
 * weekends. Returns nothing if either is unknown, or if weekends have more, because the two are counted in different ways then. [FIND-024]
 */
export function weekdayHours(hours: NurseHours): number | undefined {
  const { weekendTotal } = hours
  const total = allDayHours(hours)
  if (weekendTotal === undefined || weekendTotal > total) return undefined
  return toThreeDecimals((daysOfWeek * total - weekendDays * weekendTotal) / (daysOfWeek - weekendDays))
}

const toThreeDecimals = (hours: number) => Math.round(hours * 1000) / 1000

/** Returns hours as a text with two decimals. Records have three, so half a hundredth rounds up. [FIND-024] */
export const formatHours = (hours: number): string => (Math.round(Math.round(hours * 1000) / 10) / 100).toFixed(2)

/** Returns how many residents there are for one person at work, averaged over day and night, or nothing without hours. [FIND-024] */
export const residentsPerPerson = (hours: number): number | undefined =>
  hours > 0 ? Math.max(1, Math.round(hoursOfDay / hours)) : undefined
