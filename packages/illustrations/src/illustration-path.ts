import { hashOf } from './random'
import { drawExterior } from './exterior'
import { drawInterior, interiorKinds, type InteriorKind } from './interior'
import { traitCode, traitsOfCode, type IllustrationTraits } from './traits'

/** What of a community is drawn. */
export type IllustrationView = 'exterior' | InteriorKind

/** All drawings of a community, the front first and the plan last. [TILE-012] */
export const illustrationViews: readonly IllustrationView[] = ['exterior', ...interiorKinds]

const pattern = new RegExp(`^drawings/([a-z]{7})/([a-z0-9]+(?:-[a-z0-9]+)*)-(${illustrationViews.join('|')})\\.svg$`)

/** The path under which a drawing is served. It holds all traits, so that nobody needs to know the community to draw it. [DATA-002] */
export function illustrationPath(traits: IllustrationTraits, slug: string, view: IllustrationView): string {
  return `drawings/${traitCode(traits)}/${slug}-${view}.svg`
}

/** The drawing under a path of `illustrationPath`, as SVG; nothing for any other path. */
export function renderIllustration(path: string): string | undefined {
  const [, code = '', slug = '', name] = pattern.exec(path) ?? []
  const view = illustrationViews.find((one) => one === name)
  const traits = traitsOfCode(code)
  if (!view || !traits) return undefined
  const seed = hashOf(slug)
  return view === 'exterior' ? drawExterior(traits, seed) : drawInterior(view, traits.palette, seed)
}
