import { type ConversionSchemaType, type LeadSource, wizardSchemaLabel } from '@pkg/domain'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The groups of stats in words. [WORK-014] */
export const groupTexts = {
  hour: (weekday: number, hour: number) =>
    `${weekdays[weekday - 1] ?? ''} ${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`,
  source: (source: LeadSource) => source.slice(0, 1).toUpperCase() + source.slice(1),
  whole: 'Whole period',
  ownSite: 'Our site',
  schema: (schema: ConversionSchemaType, version: number) => `${wizardSchemaLabel(schema)}, version ${version}`,
} as const

/** Why a request for stats is rejected. */
export const statErrors = {
  day: (name: string, sent: string) =>
    `“${sent}” isn’t a day of the calendar. Use a day such as 2026-11-28 for ${name}`,
  order: 'The last day is before the first one. Use a day on or after “from”',
  tooLong: 'The period is longer than five years. Choose one of five years or less',
  zone: 'Use a time zone such as America/Denver',
  by: (groups: readonly string[]) => `These numbers can be grouped by ${groups.join(', ')}`,
  oneRecipient: 'Contact info is shared with an advisor or a community. Limit these numbers to one of the two',
  filter: (filters: readonly string[]) => `These numbers can be limited by ${filters.join(', ')}`,
} as const
