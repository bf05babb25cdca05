import { drawStreet } from './street'
import { mostStreetWindows, streetFormats, type StreetFormat, type StreetHouse } from './street-plan'

const housePattern = '\\d{1,2}\\.\\d{1,2}\\.\\d{1,2}'
const street = new RegExp(
  `^drawings/street/(${Object.keys(streetFormats).join('|')})/(${housePattern}(?:-${housePattern}){0,9})\\.svg$`,
)

/** Returns the path of a street: of each house the number of windows, the first lit one, and the one after the last. [FIND-016, LOOK-007] */
export const streetPath = (houses: readonly StreetHouse[], format: StreetFormat): string =>
  `drawings/street/${format}/${houses.map(({ windows, lit }) => [windows, ...lit].join('.')).join('-')}.svg`

/** Returns the SVG for the path of a street, or undefined for any other path. */
export function renderStreet(path: string): string | undefined {
  const [, size, list = ''] = street.exec(path) ?? []
  const format = formats.find((one) => one === size)
  if (!format) return undefined
  const houses = list.split('-').map((text): StreetHouse => {
    const [windows = 0, from = 0, to = 0] = text.split('.').map(Number)
    return { windows, lit: [from, to] }
  })
  const isPossible = ({ windows, lit: [from, to] }: StreetHouse) =>
    windows <= mostStreetWindows && from <= to && to <= windows
  return houses.every(isPossible) ? drawStreet(houses, format) : undefined
}

const formats: readonly StreetFormat[] = ['wide', 'middle', 'narrow']
