import {
  budgetRangeOf,
  careTypeForLevel,
  distanceInMiles,
  leadStages,
  type Community,
  type LeadStage,
  type StateCode,
  type WizardAnswers,
} from '@pkg/domain'
import { Random } from '@pkg/illustrations/random'
import { fictionalPhone } from './area-codes'
import { exampleEmail, pickPerson } from './person-names'

/** A family of the demo: who asks, for whom, where, and how far they have come. */
export interface DemoFamily {
  /** A UUID; also the request's idempotency key. */
  id: string
  name: string
  email: string
  phone: string
  answers: WizardAnswers
  /** The communities asked about, the first one first. */
  communitySlugs: string[]
  state: StateCode
  city: string
  county: string
  zip: string
  stage: LeadStage
  /** How long before the reference date the request came in. */
  minutesAgo: number
}

/** What families read of a community. */
export type AskedCommunity = Pick<Community, 'id' | 'name' | 'care' | 'address' | 'startingRate'>

/** How old the requests of a stage are, in days. */
const ages: Readonly<Record<LeadStage, readonly [from: number, to: number]>> = {
  new: [0, 2],
  contacted: [1, 14],
  touring: [5, 40],
  decided: [14, 60],
  'moved-in': [30, 240],
  closed: [20, 300],
}

const seekers = ['Myself', 'Self + Partner', 'Mother', 'Father', 'Parents', 'Someone else'] as const
const timings = ['Within 30 Days', '30-90 Days', 'Over 180 Days', 'Unsure'] as const
const means = [
  "Veterans' benefits",
  'Longterm care insurance',
  'Equity in a home',
  'Pension plan',
  'Medicaid',
  "I'm not sure",
] as const

/**
 * The demo families, equally many in every stage, each asking about one to three communities near each other. `communities` are public
 * ones of the demo, with states in them by their codes. The same seed and communities give the same families. [DASH-003, DATA-011]
 */
export function generateFamilies({
  communities,
  count,
  seed,
}: {
  communities: readonly AskedCommunity[]
  count: number
  seed: number
}): DemoFamily[] {
  return Array.from({ length: count }, (_, number) => {
    const random = new Random(seed, 2_000_000 + number)
    return makeFamily(random, number, communities)
  })
}

function makeFamily(random: Random, number: number, communities: readonly AskedCommunity[]): DemoFamily {
  const stage = leadStages[number % leadStages.length] ?? 'new'
  const person = pickPerson(random)
  const asked = pickCommunities(random, communities)
  const [first = random.pick(communities)] = asked
  const { city, county, zip } = first.address
  const state = first.address.state as StateCode
  const [youngest, oldest] = ages[stage]
  const contact = {
    email: exampleEmail(person, String(number + 1)),
    phone: fictionalPhone(state, zip, random.between(0, 99)),
  }
  return {
    id: pickUuid(random),
    name: `${person.firstName} ${person.lastName}`,
    ...contact,
    answers: { ...pickAnswers(random, first), ...person, ...contact, location: { searchParams: { city, state, zip } } },
    communitySlugs: asked.map(({ id }) => id),
    state,
    city,
    county,
    zip,
    stage,
    minutesAgo: random.between(youngest * 1440 + 5, oldest * 1440),
  }
}

/** One community and up to two within forty miles of it. */
function pickCommunities(random: Random, communities: readonly AskedCommunity[]): AskedCommunity[] {
  const first = random.pick(communities)
  const near = communities.filter((other) => other !== first && distanceInMiles(first.address, other.address) < 40)
  return [first, ...random.some(near, random.between(0, 2))]
}

/** Answers that fit the community asked about. [GWZ-073 to GWZ-082] */
function pickAnswers(random: Random, { care, startingRate }: AskedCommunity): WizardAnswers {
  const levels = (['memory-care', 'heavy-care', 'light-care', 'no-care'] as const).filter((level) =>
    care.includes(careTypeForLevel(level)),
  )
  const lookingFor = random.pick(seekers)
  const isForOther = lookingFor !== 'Myself' && lookingFor !== 'Self + Partner'
  const resident = pickPerson(random)
  return {
    lookingFor,
    adl: random.pick(levels.length > 0 ? levels : (['light-care', 'heavy-care'] as const)),
    timing: random.pick(timings),
    budgetRange: budgetRangeOf(startingRate * (0.8 + 0.4 * random.next())),
    isCustomBudgetRange: 'no',
    budget: random.some(means, random.between(1, 3)),
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
