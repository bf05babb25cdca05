import { orderGallery, type AmenityFlag, type Community, type CommunityImage } from '@pkg/domain'
import { illustrationPath, type IllustrationView, illustrationView } from './illustration-path'
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

/** Returns whether a record says that what a view shows exists. No record describes a private room. */
const isRecorded = (view: IllustrationView, amenities: Community['amenities']) =>
  view === 'exterior' || view === 'plan' || amenitiesShown[view]?.some((flag) => amenities[flag] === true) === true

/** Returns the gallery category of the illustration at a path, or undefined if no illustration has this path. [DATA-002] */
export function illustrationCategory(path: string): string | undefined {
  const view = illustrationView(path)
  return view && illustrationTexts[view].category
}

/**
 * Returns whether a path is an illustration that a community with these amenities may show: of nothing that its record lacks or denies,
 * such as a garden or a private room. [FIND-009]
 */
export function canIllustrate(path: string, amenities: Community['amenities']): boolean {
  const view = illustrationView(path)
  return view !== undefined && isRecorded(view, amenities)
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
  const shared = (['dining', 'lounge', 'garden'] as const).filter((view) => isRecorded(view, amenities))
  return orderGallery(
    (['exterior', ...shared, 'plan'] as const).map((view) => illustrationImage(traits, slug, name, view)),
    illustrationPath(traits, slug, 'exterior'),
  )
}
