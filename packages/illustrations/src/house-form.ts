import type { Roof, Wall } from './materials'
import type { Scene } from './scene'
import type { Tree } from './trees'

/** What a house is made of. */
export interface HouseMaterials {
  wall: Wall
  /** The wall of its smaller parts. */
  second: Wall
  roof: Roof
  /** The tree of its landscape. */
  tree: Tree
}

/** The form of a house: its blocks with their roofs and openings, from x 20 to 340, and where the path to its door starts. */
export interface HouseForm {
  door: number
  draw: (scene: Scene, materials: HouseMaterials) => void
}
