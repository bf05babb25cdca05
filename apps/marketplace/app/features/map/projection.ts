import type { Point } from '@pkg/domain'

/** The latitude at which a square web map ends. */
const limit = 85.0511

/** Returns a point's place on the square web map: 0 to 1 from west to east and from north to south. */
export function project({ latitude, longitude }: Point): { x: number; y: number } {
  const sine = Math.sin((Math.min(Math.max(latitude, -limit), limit) * Math.PI) / 180)
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}
