import type { Random } from './random'
import { lightOf, tinting } from './light'
import { Sheet } from './sheet'
import type { IllustrationTraits } from './traits'

/** What may be left away, in this order, when a drawing grows too large. */
export const details = ['bench', 'flowers', 'texture', 'balconies', 'companions', 'bushes', 'trees'] as const

/** Which details a drawing has. */
export type Detail = Readonly<Record<(typeof details)[number], boolean>>

/** What every part of an exterior draws with. */
export interface Drawing {
  sheet: Sheet
  random: Random
  traits: IllustrationTraits
  light: ReturnType<typeof lightOf>
  tint: (color: string) => string
  detail: Detail
}

/** An empty drawing, which leaves the first `dropped` details away. */
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
  return { sheet: new Sheet(), random, traits, light: lightOf(traits.time), tint: tinting(traits.time), detail }
}

/** Where the ground meets the walls. */
export const groundLine = 196
