/** A window of the street: its place in the answer's windows, and its upper left corner. */
export type StreetPane = readonly [index: number, x: number, y: number]

/** Which way each arrow key goes. */
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Returns the window that an arrow key leads to, or the same one if there is none further that way. Undefined for any other key. [LOOK-007] */
export function paneAfterKey(panes: readonly StreetPane[], index: number, key: string): number | undefined {
  const direction = directions[key]
  const [, x, y] = panes.find(([one]) => one === index) ?? []
  if (!direction || x === undefined || y === undefined) return undefined
  const [across, up] = direction
  const far = ([, paneX, paneY]: StreetPane) => {
    const along = (paneX - x) * across + (paneY - y) * up
    const aside = Math.abs((paneX - x) * up) + Math.abs((paneY - y) * across)
    return along > 0 ? along + 3 * aside : Infinity
  }
  return closest(panes, far) ?? index
}

/** Returns the window at a point, or next to it, as far as `reach`. */
export function paneAt(
  panes: readonly StreetPane[],
  pane: { width: number; height: number },
  point: { x: number; y: number },
  reach: number,
): number | undefined {
  const away = ([, x, y]: StreetPane) => {
    const distance = Math.hypot(x + pane.width / 2 - point.x, y + pane.height / 2 - point.y)
    return distance <= reach ? distance : Infinity
  }
  return closest(panes, away)
}

function closest(panes: readonly StreetPane[], distance: (pane: StreetPane) => number): number | undefined {
  let [found, least]: [number | undefined, number] = [undefined, Infinity]
  for (const pane of panes) {
    const own = distance(pane)
    if (own < least) [found, least] = [pane[0], own]
  }
  return found
}
