import { careTypeSlugs, states, type Community } from '@pkg/domain'
import type { Geography, Zip } from '@pkg/api/catalog'
import type { Random } from '@pkg/illustrations/random'
import { streetKinds, streetWords } from './name-words'

/** From so many communities on, every state has every care type. */
const everyKindCount = states.length * careTypeSlugs.length

/** ZIP codes of post offices and single buildings share the point of their city: one of each point is enough. */
function onePerPoint(zips: readonly Zip[]): Zip[] {
  return [...new Map(zips.map((zip) => [`${zip.latitude} ${zip.longitude}`, zip])).values()]
}

/**
 * Picks the ZIP code of the community of a number. The first ones go round the states; of the others half lie in towns of four points
 * and more, as houses of this kind do, and half anywhere.
 */
export function placePicker({ zips, cities }: Geography): (random: Random, number: number) => Zip {
  const everywhere = onePerPoint(zips)
  const inTowns = cities
    .map((city) => onePerPoint(city.zips))
    .filter((points) => points.length >= 4)
    .flat()
  const byState = states.map(({ code }) => everywhere.filter((zip) => zip.state === code))
  return (random, number) => {
    const ofState = number < everyKindCount ? byState[number % states.length] : undefined
    return random.pick(ofState ?? (random.chance(0.5) ? inTowns : everywhere))
  }
}

/** A house number and street within a mile of the middle of a ZIP code. */
export function pickAddress(random: Random, zip: Zip): Community['address'] {
  const street = `${random.pick(streetWords)} ${random.pick(streetKinds)}`
  const side = random.chance(0.25) ? `${random.pick(['N', 'S', 'E', 'W'])} ` : ''
  const near = (degrees: number, reach: number) =>
    Math.round((degrees + reach * (random.next() + random.next() - 1)) * 1e5) / 1e5
  return {
    line1: `${random.between(10, random.chance(0.6) ? 999 : 9899)} ${side}${street}`,
    city: zip.city,
    state: zip.state,
    zip: zip.zip,
    county: zip.county,
    latitude: near(zip.latitude, 0.009),
    longitude: near(zip.longitude, 0.011),
    timezone: zip.timezone,
  }
}
