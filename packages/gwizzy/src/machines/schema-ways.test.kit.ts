import type { GatewaySummary } from '@pkg/domain'
import type { SchemaKey } from './schemas'
import { community } from './wizard.test.kit'

/** What a host and a community decide about a wizard's way. */
export interface Setting {
  isLocationStepEnabled?: boolean
  isResidentNameRequired?: boolean
  /** Whether every care level has a price at the community. */
  hasPrices?: boolean
}

/** Every way through a schema under one setting, as the requirements have it: the steps from the first to the submit. */
export interface Ways {
  setting: Setting
  ways: string[]
}

const end = 'homeSaleInterest'
const contact = `NameInfo → EmailInfo → PhoneInfo → ${end}`
const resident = 'ResidentNameInfo'

const withResident = (way: string) => `${way} → ${resident}`

/** Each way as it ends where no resident's name is asked for, and as it ends where one is. */
const bothEnds = (ways: string[]) => ways.flatMap((way) => [way, withResident(way)])

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

/** From NextStep on, whatever the care level costs. */
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
const after = (start: string, ways: string[]) => ways.map((way) => `${start} → ${way}`)

/** The table of the requirements. [GWZ-003 to GWZ-069] */
export const waysOfSchemas: Record<SchemaKey, Ways[]> = {
  default: [
    { setting: {}, ways: inDefault },
    { setting: { isResidentNameRequired: true }, ways: bothEnds(inDefault) },
    { setting: { isLocationStepEnabled: true }, ways: inDefaultWithPlace },
    { setting: { isLocationStepEnabled: true, isResidentNameRequired: true }, ways: bothEnds(inDefaultWithPlace) },
  ],
  paidAd: [
    { setting: {}, ways: inPaidAd },
    { setting: { isLocationStepEnabled: true, isResidentNameRequired: true }, ways: bothEnds(inPaidAd) },
  ],
  // Without LookingFor, the lookup alone decides about the resident's name.
  activeAdult: [
    { setting: {}, ways: inActiveAdult },
    { setting: { isLocationStepEnabled: true }, ways: inActiveAdult },
    { setting: { isResidentNameRequired: true }, ways: inActiveAdult.map(withResident) },
  ],
  d2c: [true, false].flatMap((hasPrices) => {
    const ways = [...fromNextStep, ...(hasPrices ? withPrices : withoutPrices)]
    return [
      { setting: { hasPrices }, ways: after('CareLevel', ways) },
      { setting: { hasPrices, isLocationStepEnabled: true }, ways: after('CareLevel → UserLocation', ways) },
      { setting: { hasPrices, isResidentNameRequired: true }, ways: after('CareLevel', ways).map(withResident) },
      {
        setting: { hasPrices, isLocationStepEnabled: true, isResidentNameRequired: true },
        ways: after('CareLevel → UserLocation', ways).map(withResident),
      },
    ]
  }),
  // Whoever searches for themselves is asked for a budget, everybody else may be for the resident's name.
  noAgent: [
    { setting: {}, ways: [`LookingFor → BudgetRangeInfo → ${contact}`, `LookingFor → ${contact}`] },
    {
      setting: { isLocationStepEnabled: true },
      ways: [`LookingFor → UserLocation → BudgetRangeInfo → ${contact}`, `LookingFor → UserLocation → ${contact}`],
    },
    {
      setting: { isResidentNameRequired: true },
      ways: [
        `LookingFor → BudgetRangeInfo → ${contact}`,
        `LookingFor → ${contact}`,
        `LookingFor → ${contact} → ${resident}`,
      ],
    },
    {
      setting: { isLocationStepEnabled: true, isResidentNameRequired: true },
      ways: [
        `LookingFor → UserLocation → BudgetRangeInfo → ${contact}`,
        `LookingFor → UserLocation → ${contact}`,
        `LookingFor → UserLocation → ${contact} → ${resident}`,
      ],
    },
  ],
}

/** How many different ways each schema has, all settings together. */
export const counts: Record<SchemaKey, number> = { default: 8, paidAd: 4, activeAdult: 4, d2c: 36, noAgent: 6 }

/** A community whose care levels all have a price, or none has. */
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
