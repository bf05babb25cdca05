import type { Random } from './random'
import { createTint, getLight } from './light'
import { Sheet } from './sheet'
import type { IllustrationTraits } from './traits'

/** The details to leave out, in this order, when a drawing is too large. */
export const details = ['bench', 'flowers', 'texture', 'balconies', 'companions', 'bushes', 'trees'] as const

/** The details of a drawing. */
export type Detail = Readonly<Record<(typeof details)[number], boolean>>

/** The state that all parts of an exterior share. */
export interface Drawing {
  sheet: Sheet
  random: Random
  traits: IllustrationTraits
  light: ReturnType<typeof getLight>
  tint: (color: string) => string
  detail: Detail
}

/** Returns an empty drawing that leaves out the first `dropped` details. */
export function startDrawing(traits: IllustrationTraits, random: Random, dropped: number): Drawing {
  const has = (name: (typeof details)[number]) => details.indexOf(name) >= dropped
  const detail: Detail = {
    bench: has('bench'),
    flowers: has('flowers'),
    texture: has('texture'),
    balconies: has('balconies'),
    companions: has('companions'),
    bushes: has('bushes'),
    trees: has('trees'),
  }
  return { sheet: new Sheet(), random, traits, light: getLight(traits.time), tint: createTint(traits.time), detail }
}

/** The height at which the ground meets the walls. */
export const groundLine = 196
