import { orderGallery, type AmenityFlag, type Community, type CommunityImage } from '@pkg/domain'
import { illustrationPath, type IllustrationView } from './illustration-path'
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

/** The amenities that a shared or outdoor space shows. A community needs one of them. */
const amenitiesShown: Readonly<Partial<Record<IllustrationView, readonly AmenityFlag[]>>> = {
  dining: ['hasThreeMealsDaily', 'hasRestaurantDining'],
  lounge: ['hasLibrary'],
  garden: ['hasGarden', 'hasSecuredCourtyard', 'hasWalkingPaths'],
}

/**
 * Returns the illustrations of a community in gallery order: the exterior, the shared and outdoor spaces that its record says exist, and a
 * floor plan. Never a private room, which no one has seen. [TILE-011, TILE-012]
 */
export function illustrationGallery(
  traits: IllustrationTraits,
  slug: string,
  name: string,
  amenities: Community['amenities'],
): CommunityImage[] {
  const shared = (['dining', 'lounge', 'garden'] as const).filter((view) =>
    amenitiesShown[view]?.some((flag) => amenities[flag] === true),
  )
  return orderGallery(
    (['exterior', ...shared, 'plan'] as const).map((view) => illustrationImage(traits, slug, name, view)),
    illustrationPath(traits, slug, 'exterior'),
  )
}
