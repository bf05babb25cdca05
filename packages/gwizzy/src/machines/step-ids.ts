/** The identifiers of the wizard's steps. [GWZ-001] */
export const stepIds = [
  'LookingFor',
  'CareLevel',
  'MoveTimeline',
  'PlanningConsulation',
  'SearchReasons',
  'SearchStage',
  'BudgetRangeInfo',
  'BudgetInfo',
  'NextStep',
  'TourInfo',
  'CommunityInfo',
  'SimilarCommunities',
  'UserLocation',
  'NameInfo',
  'EmailInfo',
  'PhoneInfo',
  'HousingOptions',
  'homeSaleInterest',
  'ResidentNameInfo',
] as const

/** A step of the wizard. `ContactInfo` is the paid-ad variant's one contact step. [GWZ-001, GWZ-021] */
export type StepId = (typeof stepIds)[number] | 'ContactInfo'

/** The steps of the post-conversion wizard, in order. [POST-001] */
export const postStepIds = [
  'LookingFor',
  'ResidentNameInfo',
  'AgeInfo',
  'SearchStageInfo',
  'SearchReasonsInfo',
  'InterestsInfo',
  'RoomPreferencesInfo',
  'AssistancesInfo',
  'MoreInfoLeadInfo',
] as const

/** A step of the post-conversion wizard. [POST-001] */
export type PostStepId = (typeof postStepIds)[number]

/** A step of any wizard. */
export type AnyStepId = StepId | PostStepId

const known: readonly unknown[] = [...stepIds, 'ContactInfo', ...postStepIds]

/** Returns whether `value` is a step. */
export function isStepId(value: unknown): value is AnyStepId {
  return known.includes(value)
}
