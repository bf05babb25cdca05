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

/** A demo family with its answers, location, and stage. */
export interface DemoFamily {
  /** A UUID; also the request's idempotency key. */
  id: string
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
  /** The age of the request in minutes at the time of seeding. */
  minutesAgo: number
}

/** The facts of a community that demo families choose by. */
export type RequestableCommunity = Pick<Community, 'id' | 'name' | 'care' | 'address' | 'startingRate'>

/** The age of requests by stage, in days. */
const ages: Readonly<Record<LeadStage, readonly [from: number, to: number]>> = {
  new: [0, 2],
  contacted: [1, 14],
  touring: [5, 40],
  decided: [14, 60],
  'moved-in': [30, 240],
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

/**
 * Generates the demo families, equally many in every stage. Each sends a request to one to three nearby communities. The same seed and
 * communities give the same families. [DASH-003, DATA-011]
 */
export function generateFamilies({
  communities,
  count,
  seed,
}: {
  communities: readonly RequestableCommunity[]
  count: number
  seed: number
}): DemoFamily[] {
  return Array.from({ length: count }, (_, number) => {
    const random = new Random(seed, 2_000_000 + number)
    return makeFamily(random, number, communities)
  })
}

function makeFamily(random: Random, number: number, communities: readonly RequestableCommunity[]): DemoFamily {
  const stage = leadStages[number % leadStages.length] ?? 'new'
  const person = pickPerson(random)
  const requested = pickCommunities(random, communities)
  const [first = random.pick(communities)] = requested
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
    communitySlugs: requested.map(({ id }) => id),
    state,
    city,
    county,
    zip,
    stage,
    minutesAgo: random.between(youngest * 1440 + 5, oldest * 1440),
  }
}

/** Picks a community and up to two others within 40 miles. */
function pickCommunities(random: Random, communities: readonly RequestableCommunity[]): RequestableCommunity[] {
  const first = random.pick(communities)
  const near = communities.filter((other) => other !== first && distanceInMiles(first.address, other.address) < 40)
  return [first, ...random.some(near, random.between(0, 2))]
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
