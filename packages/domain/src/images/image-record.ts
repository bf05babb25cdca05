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
