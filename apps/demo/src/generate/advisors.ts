import { regionOfState, slugify, states, type Agent, type State } from '@pkg/domain'
import type { City, Geography } from '@pkg/api/catalog'
import { Random } from '@pkg/illustrations/random'
import { fictionalPhone } from './area-codes'
import { exampleEmail, pickPerson } from './person-names'

/** The number of advisors to spread over the states. */
const total = 440
/** The number of advisors in the smallest state. */
const fewest = 4

const testimonials = [
  'The first question was about Mom, and the second about money.',
  'We only heard about communities that had been toured.',
  'We toured three communities in one afternoon. The last one was it.',
  'We never felt pushed.',
  'Our advisor called back on a Sunday.',
  'We knew what to ask about price increases.',
  'We found a community that takes cats.',
  'Straight answers, no sales pitch.',
] as const

const introductions = [
  'I’ve been in the communities I talk about, and I’ll tell you what I saw.',
  'Bring me the question you think is too small. It’s usually the one that matters.',
  'I moved my own father twice. I know which papers to find first.',
  'I worked as a nurse on a memory care floor before I did this.',
  'If staying at home is the better choice, I’ll say so.',
  'I start with what your family can spend, so no one falls for a place that’s out of reach.',
  'I’ll ask about the nights first. They tell me how much help is needed.',
  'I answer on weekends, because that’s when families talk.',
] as const

/**
 * Generates the demo advisors, all approved. In every state one serves all counties, and the others serve some. The same seed gives the
 * same advisors. [AGENT-001, AGENT-002, AGENT-003, DATA-004]
 */
export function generateAdvisors({
  geography,
  seed,
  today,
}: {
  geography: Geography
  seed: number
  today: Date
}): Agent[] {
  const zipCount = geography.zips.length
  const slugs = new Set<string>()
  return states.flatMap((state) => {
    const cities = geography.cities.filter((city) => city.state === state.code)
    const zips = cities.reduce((sum, city) => sum + city.zips.length, 0)
    const count = Math.max(fewest, Math.round((total * zips) / zipCount))
    return Array.from({ length: count }, (_, place) => {
      const random = new Random(seed, 1_000_000 + slugs.size)
      return makeAdvisor(random, { state, cities, place, slugs, geography, year: today.getUTCFullYear() })
    })
  })
}

interface Place {
  state: State
  cities: readonly City[]
  /** The position within the state. The first advisor serves the whole state. */
  place: number
  slugs: Set<string>
  geography: Geography
  year: number
}

function makeAdvisor(random: Random, { state, cities, place, slugs, geography, year }: Place): Agent {
  const home = pickHome(random, cities)
  const person = pickPerson(random)
  const name = `${person.firstName} ${person.lastName}`
  const plain = slugify(`${name} ${home.name} ${state.code}`)
  const slug = slugs.has(plain) ? `${plain}-${slugs.size}` : plain
  slugs.add(slug)
  const since = year - random.between(1, 24)
  const numRatings = random.between(0, 90)
  const agent: Agent = {
    id: slug,
    name,
    status: 2,
    region: regionOfState(state.code),
    info: {
      displayName: name,
      email: exampleEmail(person, `${state.code}${slugs.size}`),
      workPhone: fictionalPhone(state.code, home.zips[0]?.zip ?? '', random.between(0, 99)),
      recentFamiliesHelped: random.between(3, 12) * Math.min(10, year - since),
      serviceArea: {
        operatingIn: place === 0 ? [{ state: state.code, counties: [] }] : pickArea(random, state, home, geography),
      },
      inBusinessSince: since,
      awards: random.chance(0.12) ? ['Advisor of the year'] : [],
      agentSlug: slug,
      ...(random.chance(0.6) && { testimonial: random.pick(testimonials) }),
    },
    aggregateRating: {
      ratingValue: numRatings > 0 ? Math.round((7.4 + 2.6 * Math.sqrt(random.next())) * 10) / 10 : 0,
      numRatings,
    },
    address: { city: home.name, state: state.code },
    gallery: { images: [] },
  }
  // Picked last, so everything else about an advisor stays as it was.
  return { ...agent, info: { ...agent.info, introduction: random.pick(introductions) } }
}

/** Picks a home city. Cities with more ZIP codes are more likely. */
function pickHome(random: Random, cities: readonly City[]): City {
  return random.pick(cities.flatMap((city) => city.zips.map(() => city)))
}

/** Picks the county of the home city and some of the nearest ones. */
function pickArea(random: Random, state: State, home: City, { counties }: Geography) {
  const offset = (county: { latitude: number; longitude: number }) =>
    (county.latitude - home.latitude) ** 2 + (county.longitude - home.longitude) ** 2
  const others = counties
    .filter((county) => county.state === state.code && county.name !== home.county)
    .toSorted((one, other) => offset(one) - offset(other))
    .slice(0, random.between(1, 6))
  return [{ state: state.code, counties: [home.county, ...others.map(({ name }) => name)] }]
}
