import type { ConversionSchemaType, LeadSource } from '@pkg/domain'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The schemas of the wizard in words. [GWZ-002] */
const wizardSchemaTexts: Readonly<Partial<Record<string, string>>> = {
  gwizzy: 'With a partner agent',
  PaidAd: 'Paid ad',
  activeAdult: 'Active adult',
  D2C: 'Community responds',
  noAgent: 'Without a partner agent',
} satisfies Record<ConversionSchemaType, string>

/** The steps of the wizard in words. */
const wizardStepTexts: Readonly<Partial<Record<string, string>>> = {
  HousingOptions: 'Housing',
  PlanningConsulation: 'Planning consultation',
  LookingFor: 'Who it’s for',
  CareLevel: 'Level of care',
  MoveTimeline: 'Timeline',
  NextStep: 'Next step',
  TourInfo: 'Tour',
  CommunityInfo: 'Questions to the community',
  BudgetRangeInfo: 'Budget',
  BudgetInfo: 'Help with costs',
  SimilarCommunities: 'Similar communities',
  UserLocation: 'Location',
  NameInfo: 'Name',
  EmailInfo: 'Email',
  PhoneInfo: 'Phone',
  ContactInfo: 'Contact info',
  homeSaleInterest: 'Home sale',
  ResidentNameInfo: 'Resident’s name',
}

/** The groups of stats in words. [WORK-014] */
export const groupTexts = {
  hour: (weekday: number, hour: number) =>
    `${weekdays[weekday - 1] ?? ''} ${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`,
  source: (source: LeadSource) => source.slice(0, 1).toUpperCase() + source.slice(1),
  whole: 'Whole period',
  ownSite: 'Our site',
  schema: (schema: string, version: string) => `${wizardSchemaTexts[schema] ?? schema}, version ${version}`,
  step: (step: string) => wizardStepTexts[step] ?? step,
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
