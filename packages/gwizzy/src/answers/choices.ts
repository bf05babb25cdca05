import type { Answers } from './answers'

/** The choices for the level of care. [GWZ-074] */
export const careLevelChoices = [
  'memory-care',
  'light-care',
  'heavy-care',
  'no-care',
] as const satisfies readonly Answers['adl'][]

/** Yes and no. [GWZ-080, GWZ-082] */
export const yesNoChoices = ['Yes', 'No'] as const

/** The housing plans of an active adult. [GWZ-081] */
export const housingChoices = ['buy', 'rent', 'sell'] as const

/** The choice of CommunityInfo that opens its text field. [GWZ-084] */
export const somethingElse = 'Something else'

/** The topics a person can ask a community about. [GWZ-083] */
export const communityInfoChoices = [
  'Availability',
  'Pricing and Promos',
  'Amenities',
  'Care',
  'Financing',
  somethingElse,
] as const

/** The next steps a person can choose. [GWZ-089] */
export const nextStepChoices = [
  'requestTour',
  'none',
  'preQualify',
  'talk',
  'detailedPricingBreakDown',
  'others',
] as const satisfies readonly Answers['nextStep'][]

/** The stages of a search. [POST-007] */
export const searchStageChoices = [
  'hospital',
  'touring',
  'startedSearching',
  'researching',
] as const satisfies readonly Answers['searchStage'][]

/** The exclusive choice of SearchReasonsInfo, which opens its text field. [POST-009] */
export const otherReason = 'other'

/** The reasons for a search. Several are allowed; `other` is exclusive. [POST-008] */
export const searchReasonChoices = ['rehab', 'overwhelmed', 'needsNotMet', 'isolation', otherReason] as const

/** Interests, several allowed. [POST-010] */
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

/** Room preferences, several allowed. [POST-011] */
export const roomPreferenceChoices = ['Studio', '1 Bedroom', '2 Bedroom', 'Private Suite', 'Shared Suite'] as const

/** The exclusive choice of AssistancesInfo. [POST-013] */
export const noAssistance = 'self'

/** The people who help now. Several are allowed; `self` is exclusive. [POST-012] */
export const assistanceChoices = ['family', 'pro-staff', noAssistance] as const
