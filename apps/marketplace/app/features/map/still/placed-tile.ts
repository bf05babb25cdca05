import type { GroundTile } from '../ground/ground-tiles.server'

/** A tile at its place in the image. */
export interface PlacedTile {
  tile: GroundTile
  /** The tile's left upper corner in nominal pixels. */
  x: number
  y: number
  /** Nominal pixels per unit of the tile. */
  scale: number
}
