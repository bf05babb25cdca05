import { regionOfState, slugify, states, type Agent, type State } from '@pkg/domain'
import type { City, Geography } from '@pkg/api/catalog'
import { Random } from '@pkg/illustrations/random'
import { fictionalPhone } from './area-codes'
import { introductionOf, testimonialOf } from './advisor-sentences'
import { exampleEmail, pickPerson } from './person-names'

/** The number of advisors to spread over the states. */
const total = 440
/** The number of advisors in the smallest state. */
const fewest = 4

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
  const number = slugs.size
  const home = pickHome(random, cities)
  const person = pickPerson(random)
  const name = `${person.firstName} ${person.lastName}`
  const plain = slugify(`${name} ${home.name} ${state.code}`)
  const slug = slugs.has(plain) ? `${plain}-${slugs.size}` : plain
  slugs.add(slug)
  const since = year - random.between(1, 24)
  const numRatings = random.between(0, 90)
  return {
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
      introduction: introductionOf(number),
      ...(random.chance(0.6) && { testimonial: testimonialOf(number) }),
    },
    aggregateRating: {
      ratingValue: numRatings > 0 ? Math.round((7.4 + 2.6 * Math.sqrt(random.next())) * 10) / 10 : 0,
      numRatings,
    },
    address: { city: home.name, state: state.code },
    gallery: { images: [] },
  }
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
