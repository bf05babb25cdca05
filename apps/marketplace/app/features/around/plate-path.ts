import type { PlatePlace } from './frame'
import { inks, type PlateTheme } from './inks'

/** The version of all plates. A test compares their drawings, and asks for another version when one changes. */
export const plateVersion = '1'

/** Returns the URL of a plate. It has everything that decides the plate, so browsers cache it for a year. */
export const platePath = ({ latitude, longitude, miles }: PlatePlace, theme: PlateTheme): string =>
  `/around/${plateVersion}/${theme}/${latitude.toFixed(3)},${longitude.toFixed(3)},${miles}.svg`

/** Reads the URL of a plate. */
export function parsePlate(theme = '', place = ''): { place: PlatePlace; theme: PlateTheme } | undefined {
  const [, latitude, longitude, miles] = /^(-?\d{1,2}\.\d{3}),(-?\d{1,3}\.\d{3}),(4|8)$/.exec(place) ?? []
  if (!latitude || !longitude || !Object.hasOwn(inks, theme)) return undefined
  return {
    place: { latitude: Number(latitude), longitude: Number(longitude), miles: Number(miles) },
    theme: theme === 'night' ? 'night' : 'day',
  }
}
