import { orderGallery, type CommunityImage } from '@pkg/domain'
import { illustrationPath, illustrationViews, type IllustrationView } from './illustration-path'
import { type IllustratedCommunity, traitsOfCommunity } from './community-traits'
import type { IllustrationTraits } from './traits'
import { illustrationTexts } from './texts'

/** One drawing of a community as a picture of its gallery. [DATA-002] */
export function illustrationImage(
  look: IllustrationTraits,
  slug: string,
  name: string,
  view: IllustrationView,
): CommunityImage {
  const { category, description } = illustrationTexts[view]
  return {
    id: `${slug}-${view}`,
    path: illustrationPath(look, slug, view),
    description: description(name),
    category: { name: category },
  }
}

/** Returns the exterior of a real community, for its page until it has photos. [DATA-002] */
export function exteriorOf(community: IllustratedCommunity): CommunityImage {
  return illustrationImage(traitsOfCommunity(community), community.id, community.name, 'exterior')
}

/** All drawings of a community in gallery order; small houses have no dining room worth a picture of its own. [TILE-012] */
export function illustrationGallery(
  look: IllustrationTraits,
  slug: string,
  name: string,
  capacity: number,
): CommunityImage[] {
  const views = illustrationViews.filter((view) => view !== 'dining' || capacity >= 16)
  return orderGallery(
    views.map((view) => illustrationImage(look, slug, name, view)),
    illustrationPath(look, slug, 'exterior'),
  )
}
