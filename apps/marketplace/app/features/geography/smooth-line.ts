/** Returns a line or a ring with its corners cut once, in whole units, so what the files store to about 100 meters has no steps. Ends stay where they are. */
export function smoothLine(points: readonly (readonly [x: number, y: number])[]): [number, number][] {
  const [first] = points
  const last = points.at(-1)
  if (points.length < 3 || !first || !last) return points.map(([x, y]) => [x, y])
  const isRing = first[0] === last[0] && first[1] === last[1]
  const cut = points.slice(1).flatMap(([x, y], index): [number, number][] => {
    const [fromX, fromY] = points[index] ?? [x, y]
    return [
      [Math.round(fromX * 0.75 + x * 0.25), Math.round(fromY * 0.75 + y * 0.25)],
      [Math.round(fromX * 0.25 + x * 0.75), Math.round(fromY * 0.25 + y * 0.75)],
    ]
  })
  if (!isRing) return [[...first], ...cut.slice(1, -1), [...last]]
  const [start = [...first]] = cut
  return [...cut, start]
}
