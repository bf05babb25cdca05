import { type CareCost } from '@pkg/api-client'
import { states } from '@pkg/domain'
import { drawPlate, findAround } from '~/features/around/index.server'
import { countryView, drawStill, houseBoxes, readCountryShapes } from '~/features/map/index.server'

/** Places whose surroundings differ as much as places do. */
const places = [
  ['Denver', 39.655, -104.862],
  ['Winter Haven', 28.03, -81.73],
  ['Minneapolis', 44.95, -93.29],
  ['Madison', 43.073, -89.401],
  ['Pittsburgh', 40.44, -79.98],
  ['Albuquerque', 35.096, -106.668],
] as const

/** The plates of these places, by day and by night. */
export const plates = places.flatMap(([name, latitude, longitude]) => {
  const around = findAround({ latitude, longitude })
  if (!around) return []
  const { place, description } = around
  return [{ name, description, day: drawPlate(place, 'day'), night: drawPlate(place, 'night') }]
})

const city = { south: 39.62, west: -105.1, north: 39.86, east: -104.8 }
/** Two miles around a community in Denver. */
const surroundings = { south: 39.71, west: -104.98, north: 39.768, east: -104.904 }

/** The ground of maps in both themes. Their pages put prices and houses on top. */
export const grounds = {
  city: { box: city, light: drawStill(city, 'light'), dark: drawStill(city, 'dark') },
  community: {
    box: surroundings,
    light: drawStill(surroundings, 'light', houseBoxes),
    dark: drawStill(surroundings, 'dark', houseBoxes),
  },
}

/** Invented middle prices, from $3,900 on. */
const costs = states.map(({ code }, index): CareCost => {
  const median = 3900 + ((index * 797) % 3600)
  return { id: code, communities: 90, priced: 60, prices: { low: median - 900, median, high: median + 900 } }
})

/** The shapes of the country, and what its map shows. */
export const country = {
  shapes: readCountryShapes().file,
  view: countryView({
    care: 'assisted-living',
    priced: 'assisted-living',
    path: '/assisted-living',
    filters: [],
    costs,
    pins: {
      pins: [],
      clusters: [
        [39.7, -104.9, 173, 3400],
        [25.8, -80.2, 296, 2900],
        [34.1, -118.2, 412, 3100],
        [41.9, -87.7, 188, 3600],
        [61.2, -149.9, 12, 0],
        [32.8, -96.8, 240, 2700],
        [47.6, -122.3, 121, 4100],
        [40.7, -74, 205, 4600],
      ],
    },
  }),
}
