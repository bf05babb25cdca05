import { hashOf } from './random'
import { drawExterior } from './exterior'
import { drawInterior, interiorKinds, type InteriorKind } from './interior'
import { formatTraitCode, parseTraitCode, type IllustrationTraits } from './traits'

/** What an illustration shows. */
export type IllustrationView = 'exterior' | InteriorKind

/** All views in gallery order, from the exterior to the floor plan. [TILE-012] */
export const illustrationViews: readonly IllustrationView[] = ['exterior', ...interiorKinds]

const pattern = new RegExp(
  `^drawings/([a-z]{7})/([a-z0-9]+(?:-[a-z0-9]+)*)-(${illustrationViews.join('|')})(-night)?\\.svg$`,
)

/** Returns the path of an illustration. It contains all traits, so a server can draw it without loading the community. [DATA-002] */
export function illustrationPath(traits: IllustrationTraits, slug: string, view: IllustrationView): string {
  return `drawings/${formatTraitCode(traits)}/${slug}-${view}.svg`
}

/** Returns whether a view has a path of its own for the night. The path of an exterior contains the time, and a floor plan has none. */
const hasNightPath = (view: IllustrationView) => view !== 'exterior' && view !== 'plan'

/** Returns what the illustration at a path shows, or undefined if no illustration has this path. */
export function illustrationView(path: string): IllustrationView | undefined {
  const [, code = '', , name, night] = pattern.exec(path) ?? []
  const view = illustrationViews.find((one) => one === name)
  return view && parseTraitCode(code) && !(night && !hasNightPath(view)) ? view : undefined
}

/** Returns the SVG for a path of `illustrationPath`, or undefined for any other path. */
export function renderIllustration(path: string): string | undefined {
  const [, code = '', slug = '', , night] = pattern.exec(path) ?? []
  const view = illustrationView(path)
  const traits = parseTraitCode(code)
  if (!view || !traits) return undefined
  const seed = hashOf(slug)
  return view === 'exterior'
    ? drawExterior(traits, seed)
    : drawInterior(view, traits.palette, seed, night !== undefined)
}
