/** The kinds of images. Only an illustration is ours and not a picture of the community. [DATA-018] */
export const imageKinds = ['photo', 'floor-plan', 'site-plan', 'illustration'] as const
export type ImageKind = (typeof imageKinds)[number]

/** The kinds of images that people upload. */
export const uploadKinds = ['photo', 'floor-plan', 'site-plan'] as const satisfies readonly ImageKind[]
export type UploadKind = (typeof uploadKinds)[number]

/** What a photo can show. */
export const photoSubjects = ['exterior', 'rooms', 'dining', 'shared-spaces', 'outdoors', 'other'] as const
export type PhotoSubject = (typeof photoSubjects)[number]

/** Who took a photo: the community’s team, a family, or our staff. */
export const photographers = ['community', 'family', 'staff'] as const
export type Photographer = (typeof photographers)[number]

const categoryOfSubject: Readonly<Record<PhotoSubject, string>> = {
  exterior: 'Exterior',
  rooms: 'Rooms',
  dining: 'Dining',
  'shared-spaces': 'Shared spaces',
  outdoors: 'Outdoors',
  other: 'Other',
}

/** Returns the gallery category of an upload: the name of its plan, or what the photo shows. [DATA-002] */
export function uploadCategory(kind: UploadKind, subject: PhotoSubject | undefined): string {
  if (kind === 'floor-plan') return 'Floor Plans'
  if (kind === 'site-plan') return 'Site Plans'
  return categoryOfSubject[subject ?? 'other']
}

/** What decides whether families see an image. */
export interface ImageStatements {
  kind: ImageKind
  /** What one sees in it, in words. Empty until someone says it. */
  description: string
  /** Whether people can be recognized in it. */
  showsPeople: boolean
  /** Whether someone stated that these people agree to be shown. */
  hasConsent: boolean
}

/** Why families don’t see an upload: it lacks words for people who can’t see it, or the consent of the people in it. */
export const imageLacks = ['description', 'consent'] as const
export type ImageLack = (typeof imageLacks)[number]

/** Returns what an image lacks until families see it. Illustrations show no one, and are described when they’re drawn. [WORK-011] */
export function lacksOfImage({ kind, description, showsPeople, hasConsent }: ImageStatements): ImageLack[] {
  if (kind === 'illustration') return []
  const lacks = { description: description.trim() === '', consent: showsPeople && !hasConsent }
  return imageLacks.filter((lack) => lacks[lack])
}
