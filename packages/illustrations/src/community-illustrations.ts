import { orderGallery, type CommunityImage } from '@pkg/domain'
import { illustrationPath, illustrationViews, type IllustrationView } from './illustration-path'
import { type IllustratedCommunity, traitsOfCommunity } from './community-traits'
import type { IllustrationTraits } from './traits'
import { illustrationTexts } from './texts'

/** Returns an illustration of a community as a gallery image. [DATA-002] */
export function illustrationImage(
  traits: IllustrationTraits,
  slug: string,
  name: string,
  view: IllustrationView,
): CommunityImage {
  const { category, description } = illustrationTexts[view]
  return {
    id: `${slug}-${view}`,
    path: illustrationPath(traits, slug, view),
    description: description(name),
    category: { name: category },
  }
}

/** Returns the exterior of a real community, for its page until it has photos. [DATA-002] */
export function exteriorOf(community: IllustratedCommunity): CommunityImage {
  return illustrationImage(traitsOfCommunity(community), community.id, community.name, 'exterior')
}

/** Returns all illustrations of a community in gallery order. Small homes have none of a dining room. [TILE-012] */
export function illustrationGallery(
  traits: IllustrationTraits,
  slug: string,
  name: string,
  capacity: number,
): CommunityImage[] {
  const views = illustrationViews.filter((view) => view !== 'dining' || capacity >= 16)
  return orderGallery(
    views.map((view) => illustrationImage(traits, slug, name, view)),
    illustrationPath(traits, slug, 'exterior'),
  )
}
