import type { Answers } from './answers'

/** Whom a search may be for. [GWZ-073] */
export const lookingForChoices = [
  'Myself',
  'Self + Partner',
  'Mother',
  'Father',
  'Parents',
  'Someone else',
] as const satisfies readonly Answers['lookingFor'][]

/** How much help is needed. [GWZ-074] */
export const careLevelChoices = [
  'memory-care',
  'light-care',
  'heavy-care',
  'no-care',
] as const satisfies readonly Answers['adl'][]

/** When the move is to be. [GWZ-075] */
export const timingChoices = [
  'Within 30 Days',
  '30-90 Days',
  'Over 180 Days',
  'Unsure',
] as const satisfies readonly Answers['timing'][]

/** The choice of BudgetInfo that excludes every other. [GWZ-094] */
export const noBenefits = "I don't have access to any of these benefits"

/** Where money may come from, several allowed, `noBenefits` alone. [GWZ-079] */
export const budgetChoices = [
  "Veterans' benefits",
  'Longterm care insurance',
  'Equity in a home',
  'Pension plan',
  'Medicaid',
  "I'm not sure",
  noBenefits,
] as const

/** Plain yes and no. [GWZ-080, GWZ-082] */
export const yesNoChoices = ['Yes', 'No'] as const

/** What an active adult wants to do with a home. [GWZ-081] */
export const housingChoices = ['buy', 'rent', 'sell'] as const

/** The choice of CommunityInfo that opens its text field. [GWZ-084] */
export const somethingElse = 'Something else'

/** What a person wants to hear from a community. [GWZ-083] */
export const communityInfoChoices = [
  'Availability',
  'Pricing and Promos',
  'Amenities',
  'Care',
  'Financing',
  somethingElse,
] as const

/** What a person wants to do next. [GWZ-089] */
export const nextStepChoices = [
  'requestTour',
  'none',
  'preQualify',
  'talk',
  'detailedPricingBreakDown',
  'others',
] as const satisfies readonly Answers['nextStep'][]

/** How far a search has come. [POST-007] */
export const searchStageChoices = [
  'hospital',
  'touring',
  'startedSearching',
  'researching',
] as const satisfies readonly Answers['searchStage'][]

/** The choice of SearchReasonsInfo that excludes every other and opens its text field. [POST-009] */
export const otherReason = 'other'

/** What led to the search, several allowed, `other` alone. [POST-008] */
export const searchReasonChoices = ['rehab', 'overwhelmed', 'needsNotMet', 'isolation', otherReason] as const

/** Pastimes, several allowed. [POST-010] */
export const interestChoices = [
  'arts',
  'music',
  'gardening',
  'fitness',
  'games',
  'faith',
  'outings',
  'cooking',
  'reading',
  'pets',
] as const

/** Rooms a person would like, several allowed. [POST-011] */
export const roomPreferenceChoices = ['Studio', '1 Bedroom', '2 Bedroom', 'Private Suite', 'Shared Suite'] as const

/** The choice of AssistancesInfo that excludes every other. [POST-013] */
export const noAssistance = 'self'

/** Who helps now, several allowed, `self` alone. [POST-012] */
export const assistanceChoices = ['family', 'pro-staff', noAssistance] as const
