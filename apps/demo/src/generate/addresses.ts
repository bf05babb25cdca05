import { careTypeSlugs, states, type Community } from '@pkg/domain'
import type { Geography, Zip } from '@pkg/api/catalog'
import type { Random } from '@pkg/illustrations/random'
import { streetTypes, streetWords } from './name-words'

/** The number of communities from which every state has every care type. */
const fullCoverageCount = states.length * careTypeSlugs.length

/** Returns one ZIP code for each point, because those of post offices and single buildings share the coordinates of their city. */
function distinctPoints(zips: readonly Zip[]): Zip[] {
  return [...new Map(zips.map((zip) => [`${zip.latitude} ${zip.longitude}`, zip])).values()]
}

/**
 * Returns a function that picks a ZIP code for the community with a number. The first ones cycle through the states. Half of the others are
 * in towns with at least four points, as real communities are, and half are anywhere.
 */
export function createZipPicker({ zips, cities }: Geography): (random: Random, number: number) => Zip {
  const everywhere = distinctPoints(zips)
  const inTowns = cities
    .map((city) => distinctPoints(city.zips))
    .filter((points) => points.length >= 4)
    .flat()
  const byState = states.map(({ code }) => everywhere.filter((zip) => zip.state === code))
  return (random, number) => {
    const stateZips = number < fullCoverageCount ? byState[number % states.length] : undefined
    return random.pick(stateZips ?? (random.chance(0.5) ? inTowns : everywhere))
  }
}

/** Picks a house number and street within a mile of the center of a ZIP code. */
export function pickAddress(random: Random, zip: Zip): Community['address'] {
  const street = `${random.pick(streetWords)} ${random.pick(streetTypes)}`
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
