import type { GatewaySummary } from '@pkg/domain'
import type { SchemaKey } from './schemas'
import { community } from './wizard.test.kit'

/** The host's and the community's settings that affect a wizard's path. */
export interface Setting {
  isLocationStepEnabled?: boolean
  isResidentNameRequired?: boolean
  /** Whether every care level has a price at the community. */
  hasPrices?: boolean
}

/** The paths through a schema under one setting, as in the requirements, from the first step to the submit. */
export interface SchemaPaths {
  setting: Setting
  paths: string[]
}

const end = 'homeSaleInterest'
const contact = `NameInfo → EmailInfo → PhoneInfo → ${end}`
const resident = 'ResidentNameInfo'

const withResident = (path: string) => `${path} → ${resident}`

/** Returns each path with both endings: without and with the resident's name. */
const bothEnds = (paths: string[]) => paths.flatMap((path) => [path, withResident(path)])

const careToBudget = 'LookingFor → CareLevel → MoveTimeline → BudgetRangeInfo'
const inDefault = [`${careToBudget} → ${contact}`, `${careToBudget} → BudgetInfo → ${contact}`]
const inDefaultWithPlace = [
  `${careToBudget} → UserLocation → ${contact}`,
  `${careToBudget} → BudgetInfo → UserLocation → ${contact}`,
]

const inPaidAd = [
  `UserLocation → ${careToBudget} → ContactInfo → ${end}`,
  `UserLocation → ${careToBudget} → BudgetInfo → ContactInfo → ${end}`,
]

const inActiveAdult = [
  `HousingOptions → MoveTimeline → ${contact}`,
  `HousingOptions → PlanningConsulation → MoveTimeline → ${contact}`,
]

/** The paths from NextStep on, whatever the care level costs. */
const fromNextStep = [
  `NextStep → BudgetRangeInfo → SimilarCommunities → ${contact}`,
  `NextStep → BudgetRangeInfo → BudgetInfo → SimilarCommunities → ${contact}`,
  `NextStep → BudgetRangeInfo → ${contact}`,
  `NextStep → BudgetRangeInfo → BudgetInfo → ${contact}`,
  `NextStep → CommunityInfo → ${contact}`,
  `NextStep → ${contact}`,
]
const withPrices = [`NextStep → TourInfo → ${contact}`]
const withoutPrices = [
  `NextStep → TourInfo → BudgetRangeInfo → ${contact}`,
  `NextStep → TourInfo → BudgetRangeInfo → BudgetInfo → ${contact}`,
]
const after = (start: string, paths: string[]) => paths.map((path) => `${start} → ${path}`)

/** The paths of every schema, as in the requirements. [GWZ-003 to GWZ-069] */
export const pathsOfSchemas: Record<SchemaKey, SchemaPaths[]> = {
  default: [
    { setting: {}, paths: inDefault },
    { setting: { isResidentNameRequired: true }, paths: bothEnds(inDefault) },
    { setting: { isLocationStepEnabled: true }, paths: inDefaultWithPlace },
    { setting: { isLocationStepEnabled: true, isResidentNameRequired: true }, paths: bothEnds(inDefaultWithPlace) },
  ],
  paidAd: [
    { setting: {}, paths: inPaidAd },
    { setting: { isLocationStepEnabled: true, isResidentNameRequired: true }, paths: bothEnds(inPaidAd) },
  ],
  // Without LookingFor, only the lookup decides about the resident's name.
  activeAdult: [
    { setting: {}, paths: inActiveAdult },
    { setting: { isLocationStepEnabled: true }, paths: inActiveAdult },
    { setting: { isResidentNameRequired: true }, paths: inActiveAdult.map(withResident) },
  ],
  d2c: [true, false].flatMap((hasPrices) => {
    const paths = [...fromNextStep, ...(hasPrices ? withPrices : withoutPrices)]
    return [
      { setting: { hasPrices }, paths: after('CareLevel', paths) },
      { setting: { hasPrices, isLocationStepEnabled: true }, paths: after('CareLevel → UserLocation', paths) },
      { setting: { hasPrices, isResidentNameRequired: true }, paths: after('CareLevel', paths).map(withResident) },
      {
        setting: { hasPrices, isLocationStepEnabled: true, isResidentNameRequired: true },
        paths: after('CareLevel → UserLocation', paths).map(withResident),
      },
    ]
  }),
  // People who search for themselves are asked for a budget; others may be asked for the resident's name.
  noAgent: [
    { setting: {}, paths: [`LookingFor → BudgetRangeInfo → ${contact}`, `LookingFor → ${contact}`] },
    {
      setting: { isLocationStepEnabled: true },
      paths: [`LookingFor → UserLocation → BudgetRangeInfo → ${contact}`, `LookingFor → UserLocation → ${contact}`],
    },
    {
      setting: { isResidentNameRequired: true },
      paths: [
        `LookingFor → BudgetRangeInfo → ${contact}`,
        `LookingFor → ${contact}`,
        `LookingFor → ${contact} → ${resident}`,
      ],
    },
    {
      setting: { isLocationStepEnabled: true, isResidentNameRequired: true },
      paths: [
        `LookingFor → UserLocation → BudgetRangeInfo → ${contact}`,
        `LookingFor → UserLocation → ${contact}`,
        `LookingFor → UserLocation → ${contact} → ${resident}`,
      ],
    },
  ],
}

/** The number of different paths of each schema, over all settings. */
export const counts: Record<SchemaKey, number> = { default: 8, paidAd: 4, activeAdult: 4, d2c: 36, noAgent: 6 }

/** Returns a community whose care levels all have a price, or none has. */
export const pricedCommunity = (hasPrices = false): GatewaySummary => ({
  ...community,
  pricesByCareType: hasPrices
    ? {
        'assisted-living': { price: 4200 },
        'memory-care': { price: 5600 },
        'independent-living': { price: 2900 },
      }
    : {},
})
