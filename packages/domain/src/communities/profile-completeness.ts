import type { Community } from './community'

/** The parts of a community's profile that families look for, in the order in which its page asks for them. [DASH-010] */
export const profileParts = [
  'prices',
  'photo',
  'photos',
  'description',
  'phone',
  'amenities',
  'website',
  'capacity',
] as const

/** A part of a community's profile. */
export type ProfilePart = (typeof profileParts)[number]

/** What each part counts of 100: first what decides whether a family calls. */
export const profilePoints: Readonly<Record<ProfilePart, number>> = {
  prices: 20,
  photo: 15,
  photos: 15,
  description: 20,
  phone: 10,
  amenities: 10,
  website: 5,
  capacity: 5,
}

/** The number of photos, amenities, and characters of a description that make a profile complete. */
export const fullProfile = { photos: 5, amenities: 5, description: 200 } as const

/** The part of a community that its completeness is computed from. */
export type ProfiledCommunity = Pick<Community, 'isRateEstimated' | 'propInfo' | 'amenities' | 'capacity'> & {
  gallery: { images: readonly Pick<Community['gallery']['images'][number], 'kind'>[] }
}

/** How complete a profile is, from 0 to 100, and what it lacks, the most important part first. */
export interface ProfileCompleteness {
  points: number
  missing: ProfilePart[]
}

/**
 * Returns how complete a community's profile is. Only what its team or staff can add counts: illustrations aren't photos, and estimated prices aren't its
 * own. How old prices are doesn't count here, because they expire by themselves. [DASH-010, WORK-010]
 */
export function profileCompleteness(community: ProfiledCommunity): ProfileCompleteness {
  const { isRateEstimated, propInfo, amenities, capacity, gallery } = community
  const photos = gallery.images.filter(({ kind }) => kind === 'photo').length
  const has: Record<ProfilePart, boolean> = {
    prices: !isRateEstimated,
    photo: photos > 0,
    photos: photos >= fullProfile.photos,
    description: propInfo.communityDescription.trim().length >= fullProfile.description,
    phone: Boolean(propInfo.communityPhone),
    amenities: Object.values(amenities).filter(Boolean).length >= fullProfile.amenities,
    website: Boolean(propInfo.websiteUrl),
    capacity: capacity !== undefined,
  }
  const missing = profileParts.filter((part) => !has[part])
  return { points: 100 - missing.reduce((sum, part) => sum + profilePoints[part], 0), missing }
}
