/** The room that an outline has on a plate. */
export const outlineSize = { width: 54, height: 44 } as const

/** The key of a state's own outline. */
export const wholeState = 'state'

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A corner of an outline in whole units, up to 63. */
type Spot = readonly [x: number, y: number]

/** Returns an outline as text, with two characters for each corner. */
export const encodeOutline = (spots: readonly Spot[]): string =>
  spots.map(([x, y]) => `${digits.charAt(x)}${digits.charAt(y)}`).join('')

/** Returns the path of an outline from its text, for SVG. */
export function outlinePath(text: string): string {
  const at = (index: number) => digits.indexOf(text.charAt(index))
  let path = ''
  for (let index = 0; index < text.length; index += 2) {
    const [x, y] = [at(index), at(index + 1)]
    if (index === 0) path += `M${x} ${y}`
    else {
      const [dx, dy] = [x - at(index - 2), y - at(index - 1)]
      path += dx === 0 ? `v${dy}` : dy === 0 ? `h${dx}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`
    }
  }
  return `${path}z`
}

/** Returns what a county's name has in common in all sources, such as `stjohns` for Saint Johns County. */
export const countyKey = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ (?:county|parish|borough|census area|municipality)$/, '')
    .replace(/^saint /, 'st ')
    .replaceAll(/[^a-z]/g, '')
