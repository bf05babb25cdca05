import type { Photographer, UploadKind } from '@pkg/domain'
import type { GalleryKind } from './gallery-kind'

/** The texts of the gallery and of the full-size view. [FIND-009] */
export const photoTexts = {
  seeAll: (count: number, kind: GalleryKind) => `See all ${count} ${kind}`,
  seeFewer: (kind: GalleryKind) => `See fewer ${kind}`,

  dialog: (name: string) => `Photos of ${name}`,
  groups: 'Groups of photos',
  all: 'All',
  fromFamilies: 'From families',
  position: (number: number, count: number, category: string) => `${number} of ${count} · ${category}`,
  close: 'Close',
  back: 'Back',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomed: 'Zoomed photo. Scroll to move.',
  filmstrip: 'All photos in this group',
  hint: 'Arrow keys show the next photo. Esc closes.',

  takenBy: 'Photo by',
  takenOn: 'Taken',
  kind: 'Kind',
  photographers: {
    community: 'The community',
    family: 'A family',
    staff: 'Our staff',
  } satisfies Record<Photographer, string>,
  kinds: {
    photo: 'Photo',
    'floor-plan': 'Floor plan',
    'site-plan': 'Site plan',
  } satisfies Record<UploadKind, string>,
  illustration: 'Illustration',
  illustrationsNote: (count: number) =>
    `${count === 1 ? 'This is an illustration' : 'These are illustrations'}. You’ll see photos once the community adds them.`,
  illustrationNote: 'We drew this. It doesn’t show what the community looks like.',
}
