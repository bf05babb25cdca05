/** Left, top, right, bottom. */
export type Bounds = readonly [number, number, number, number]

/** How many numbers each path command takes, and which of them are end or control points. */
const commands: Readonly<Record<string, { takes: number; points: readonly (readonly [x: number, y: number])[] }>> = {
  m: { takes: 2, points: [[0, 1]] },
  l: { takes: 2, points: [[0, 1]] },
  t: { takes: 2, points: [[0, 1]] },
  q: { takes: 4, points: [[0, 1], [2, 3]] }, // oxfmt-ignore
  a: { takes: 7, points: [[5, 6]] },
}

/**
 * Returns a box that contains a path. Treats control points as points, extends arcs by their radii, and treats `t` as a line with its own
 * length as a margin. The box can be too large, but never too small.
 */
export function boundsOf(path: string, margin: number): Bounds {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const reach = (toX: number, toY: number, room = 0) => {
    left = Math.min(left, toX - room)
    right = Math.max(right, toX + room)
    top = Math.min(top, toY - room)
    bottom = Math.max(bottom, toY + room)
  }
  for (const [, letter = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = Array.from(text.matchAll(/-?[\d.]+/g), Number)
    const command = letter.toLowerCase()
    const isRelative = letter === command
    if (command === 'z') [x, y] = [startX, startY]
    if (command === 'h') x = (isRelative ? x : 0) + (numbers[0] ?? 0)
    if (command === 'v') y = (isRelative ? y : 0) + (numbers[0] ?? 0)
    if ('zhv'.includes(command)) reach(x, y)
    const { takes, points } = commands[command] ?? { takes: Infinity, points: [] }
    for (let at = 0; at + takes <= numbers.length; at += takes) {
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
      for (const [dx, dy] of points) {
        const [toX, toY] = [fromX + (numbers[at + dx] ?? 0), fromY + (numbers[at + dy] ?? 0)]
        const room =
          command === 'a' ? 2 * (numbers[at] ?? 0) : command === 't' ? Math.abs(toX - x) + Math.abs(toY - y) : 0
        reach(toX, toY, room)
        if (dx === takes - 2) [x, y] = [toX, toY]
      }
      if (command === 'm' && at === 0) [startX, startY] = [x, y]
    }
  }
  return [left - margin, top - margin, right + margin, bottom + margin]
}

/** Returns whether two boxes overlap. */
export function overlap(one: Bounds, other: Bounds): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}
