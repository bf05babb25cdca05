import {
  budgetRangeOf,
  careTypeForLevel,
  distanceInMiles,
  type CallPreferences,
  type Community,
  type LeadStage,
  type StateCode,
  type TourChoice,
  type WizardAnswers,
} from '@pkg/domain'
import { Random } from '@pkg/illustrations/random'
import { fictionalPhone } from '../generate/area-codes'
import { exampleEmail, pickPerson } from '../generate/person-names'
import { demoEmails, demoFamilyName } from './demo-accounts'

/** A demo family with its answers, location, and stage. */
export interface DemoFamily {
  /** The idempotency key of the request. */
  requestId: string
  name: string
  email: string
  phone: string
  answers: WizardAnswers
  /** The communities that the family sent a request to. */
  communitySlugs: string[]
  state: StateCode
  city: string
  county: string
  zip: string
  stage: LeadStage
  callPreferences: CallPreferences | undefined
  /** The free time at which the family tours the first of the communities. */
  tourSlot?: TourChoice
  /** The age of the request in minutes at the time of seeding. */
  minutesAgo: number
}

/** The facts of a community that demo families choose by. */
export interface RequestableCommunity extends Pick<
  Community,
  'id' | 'name' | 'care' | 'address' | 'startingRate' | 'feePercent'
> {
  /** The advisor that the community's page shows. */
  agentId: string | undefined
  /** Whether the demo provider manages the community. */
  isOfDemoTeam: boolean
}

/** The age of requests by stage, in days. */
const ages: Readonly<Record<LeadStage, readonly [from: number, to: number]>> = {
  new: [0, 1],
  contacted: [1, 14],
  touring: [6, 40],
  decided: [18, 60],
  'moved-in': [45, 240],
  closed: [20, 300],
}

const lookingForValues = ['Myself', 'Self + Partner', 'Mother', 'Father', 'Parents', 'Someone else'] as const
const timings = ['Within 30 Days', '30-90 Days', 'Over 180 Days', 'Unsure'] as const
const paymentSources = [
  "Veterans' benefits",
  'Longterm care insurance',
  'Equity in a home',
  'Pension plan',
  'Medicaid',
  "I'm not sure",
] as const

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const callPreferences: readonly CallPreferences[] = [
  { days: [...weekdays], from: 9, until: 17 },
  { days: [...weekdays], from: 17, until: 20 },
  { from: 9, until: 12 },
  { from: 12, until: 19, textFirst: true },
  { days: ['monday', 'wednesday', 'friday'], from: 10, until: 14 },
]

/** The demo families to generate. */
export interface FamilyOptions {
  /** Each family requests one of these, and up to two others nearby. */
  communities: readonly RequestableCommunity[]
  /** The other communities that families can add. */
  others?: readonly RequestableCommunity[]
  /** The stage of each family. */
  stages: readonly LeadStage[]
  seed: number
  /** The number of the first family, from 0 to 99, so different groups have different people. */
  first?: number
}

/**
 * Generates demo families, at most 100 with different phone numbers. The same seed and communities give the same families. The first one
 * with the stage "touring" has the demo account of a family. [DASH-003, DATA-011]
 */
export function generateFamilies({ communities, others = [], stages, seed, first = 0 }: FamilyOptions): DemoFamily[] {
  const withAccount = first === 0 ? stages.indexOf('touring') : -1
  return stages.map((stage, place) => {
    const random = new Random(seed, 2_000_000 + first + place)
    const family = makeFamily(random, { number: first + place, stage, communities, others })
    return place === withAccount ? withDemoAccount(family) : family
  })
}

interface FamilyPlace extends Required<Pick<FamilyOptions, 'communities' | 'others'>> {
  number: number
  stage: LeadStage
}

function makeFamily(random: Random, { number, stage, communities, others }: FamilyPlace): DemoFamily {
  const person = pickPerson(random)
  const chosen = random.pick(communities)
  const near = others.filter((other) => other.id !== chosen.id && distanceInMiles(chosen.address, other.address) < 40)
  const { city, county, zip } = chosen.address
  const state = chosen.address.state as StateCode
  const [youngest, oldest] = ages[stage]
  const contact = {
    email: exampleEmail(person, String(number + 1)),
    phone: fictionalPhone(state, zip, number),
  }
  return {
    requestId: pickUuid(random),
    name: `${person.firstName} ${person.lastName}`,
    ...contact,
    answers: {
      ...pickAnswers(random, chosen),
      ...person,
      ...contact,
      location: { searchParams: { city, state, zip } },
    },
    communitySlugs: [chosen, ...random.some(near, random.between(0, 2))].map(({ id }) => id),
    state,
    city,
    county,
    zip,
    stage,
    minutesAgo: random.between(youngest * 1440 + 20, oldest * 1440),
    callPreferences: random.chance(0.6) ? random.pick(callPreferences) : undefined,
  }
}

function withDemoAccount(family: DemoFamily): DemoFamily {
  const { firstName, lastName } = demoFamilyName
  const email = demoEmails.family
  return {
    ...family,
    name: `${firstName} ${lastName}`,
    email,
    answers: { ...family.answers, firstName, lastName, email },
  }
}

/** Picks answers that match a community. [GWZ-073 to GWZ-082] */
function pickAnswers(random: Random, { care, startingRate }: RequestableCommunity): WizardAnswers {
  const levels = (['memory-care', 'heavy-care', 'light-care', 'no-care'] as const).filter((level) =>
    care.includes(careTypeForLevel(level)),
  )
  const lookingFor = random.pick(lookingForValues)
  const isForOther = lookingFor !== 'Myself' && lookingFor !== 'Self + Partner'
  const resident = pickPerson(random)
  return {
    lookingFor,
    adl: random.pick(levels.length > 0 ? levels : (['light-care', 'heavy-care'] as const)),
    timing: random.pick(timings),
    budgetRange: budgetRangeOf(startingRate * (0.8 + 0.4 * random.next())),
    isCustomBudgetRange: 'no',
    budget: random.some(paymentSources, random.between(1, 3)),
    consultationRequested: random.chance(0.4) ? 'Yes' : 'No',
    homeSaleInterest: random.chance(0.25) ? 'Yes' : 'No',
    ...(isForOther && { residentName: `${resident.firstName} ${resident.lastName}` }),
  }
}

function pickUuid(random: Random): string {
  const digits = Array.from({ length: 32 }, (_, place) =>
    place === 12 ? '4' : place === 16 ? random.pick(['8', '9', 'a', 'b']) : random.between(0, 15).toString(16),
  ).join('')
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    '-',
  )
}
