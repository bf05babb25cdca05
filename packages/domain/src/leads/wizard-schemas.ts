import type { ConversionSchemaType } from '../communities/conversion-type'

/** The last questions of every schema except paid-ad. */
const contactSteps = ['NameInfo', 'EmailInfo', 'PhoneInfo', 'homeSaleInterest', 'ResidentNameInfo']

/**
 * The steps of each version of each schema of the wizard, oldest version first. A change to a schema’s steps adds a version, and older ones stay, because
 * partners’ pages can use older scripts for a year. Numbers about steps are stored by schema and version. [WORK-014, GWZ-002, GUEST-006]
 */
export const wizardSchemas: Readonly<Record<ConversionSchemaType, readonly (readonly string[])[]>> = {
  gwizzy: [
    ['LookingFor', 'CareLevel', 'MoveTimeline', 'BudgetRangeInfo', 'BudgetInfo', 'UserLocation', ...contactSteps],
  ],
  PaidAd: [
    [
      'UserLocation',
      'LookingFor',
      'CareLevel',
      'MoveTimeline',
      'BudgetRangeInfo',
      'BudgetInfo',
      'ContactInfo',
      'homeSaleInterest',
      'ResidentNameInfo',
    ],
  ],
  activeAdult: [['HousingOptions', 'PlanningConsulation', 'MoveTimeline', ...contactSteps]],
  D2C: [
    [
      'CareLevel',
      'UserLocation',
      'NextStep',
      'TourInfo',
      'CommunityInfo',
      'BudgetRangeInfo',
      'BudgetInfo',
      'SimilarCommunities',
      ...contactSteps,
    ],
  ],
  noAgent: [['LookingFor', 'UserLocation', 'BudgetRangeInfo', ...contactSteps]],
}

/** The names of the wizard’s schemas. */
export const wizardSchemaNames = [
  'gwizzy',
  'PaidAd',
  'activeAdult',
  'D2C',
  'noAgent',
] as const satisfies readonly ConversionSchemaType[]

/** Returns the current version of a schema’s steps, from 1. */
export const wizardSchemaVersion = (schema: ConversionSchemaType): number => wizardSchemas[schema].length

/** Returns the steps of a version of a schema in their order. None if there is no such version. */
export const wizardSteps = (schema: ConversionSchemaType, version: number): readonly string[] =>
  wizardSchemas[schema][version - 1] ?? []

/** All steps of all versions, in an order that fits every schema as far as their orders agree. */
export const allWizardSteps: readonly string[] = [
  'HousingOptions',
  'PlanningConsulation',
  'LookingFor',
  'CareLevel',
  'MoveTimeline',
  'NextStep',
  'TourInfo',
  'CommunityInfo',
  'BudgetRangeInfo',
  'BudgetInfo',
  'SimilarCommunities',
  'UserLocation',
  'NameInfo',
  'EmailInfo',
  'PhoneInfo',
  'ContactInfo',
  'homeSaleInterest',
  'ResidentNameInfo',
]
