/** The identifiers of the steps. [GWZ-001] */
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

/** A step of the wizard. [GWZ-001] */
export type StepId = (typeof stepIds)[number]

/** Whether `value` names a step. */
export function isStepId(value: unknown): value is StepId {
  return stepIds.some((id) => id === value)
}
