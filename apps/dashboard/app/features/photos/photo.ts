import type { Image } from '@pkg/api-client'
import { type ImageKind, type ImageLack, lacksOfImage, livingRoomTypes, photoSubjects, uploadKinds } from '@pkg/domain'
import { pricesTexts } from '~/features/prices'
import { photosTexts as words } from './texts'

/** A photo or plan as its card shows it. */
export interface PhotoView {
  id: string
  version: number
  path: string
  width: number
  height: number
  isPlan: boolean
  /** What it shows: a subject of photos, or the kind of a plan. */
  shows: string
  room: string
  description: string
  showsPeople: boolean
  hasConsent: boolean
  /** Who confirmed the consent, in words. */
  consent: string | undefined
  lacks: ImageLack[]
}

/** The photos and plans of a community, both in their order. */
export interface PhotosView {
  /** The ids of all of them, in the order that the API has. */
  order: string[]
  photos: PhotoView[]
  plans: PhotoView[]
}

/** What a photo can show: the subjects of photos, and the kinds of plans. */
export const showsOptions = [
  ...photoSubjects.map((value) => ({ value, label: words.subjects[value] })),
  { value: 'floor-plan', label: words.planKinds['floor-plan'] },
  { value: 'site-plan', label: words.planKinds['site-plan'] },
]

/** The rooms that a photo or a plan can show. */
export const roomOptions = [
  { value: '', label: words.noRoom },
  ...livingRoomTypes.map((value) => ({ value, label: pricesTexts.rooms[value] })),
]

/** Returns the kind and subject of what a person chose, or undefined for anything else. */
export function kindOf(
  shows: string,
): { kind: 'photo'; subject: (typeof photoSubjects)[number] } | { kind: 'floor-plan' | 'site-plan' } | undefined {
  const subject = photoSubjects.find((one) => one === shows)
  if (subject) return { kind: 'photo', subject }
  const kind = uploadKinds.find((one) => one === shows)
  return kind === undefined || kind === 'photo' ? undefined : { kind }
}

const isPlan = (kind: ImageKind): boolean => kind === 'floor-plan' || kind === 'site-plan'

/** Returns the photos and plans of a community. `day` writes the day of a moment. */
export function photosView(images: readonly Image[], day: (moment: string) => string): PhotosView {
  const uploads = images.filter(({ kind }) => kind !== 'illustration').map((image) => photoView(image, day))
  return {
    order: uploads.map(({ id }) => id),
    photos: uploads.filter((photo) => !photo.isPlan),
    plans: uploads.filter((photo) => photo.isPlan),
  }
}

function photoView(image: Image, day: (moment: string) => string): PhotoView {
  const { id, version, path, width = 1, height = 1, kind, subject, room = '', description } = image
  const { showsPeople, hasConsent, consentStatedBy: by, consentStatedAt: at } = image
  const on = at && day(at)
  return {
    id,
    version,
    path,
    width,
    height,
    isPlan: isPlan(kind),
    shows: isPlan(kind) ? kind : (subject ?? 'other'),
    room,
    description,
    showsPeople,
    hasConsent,
    consent: on && (by ? words.consentBy(by, on) : words.consentOn(on)),
    lacks: lacksOfImage({ kind, description, showsPeople, hasConsent }),
  }
}

/** Returns how a photo is called in a list: by its description, or by its place. */
export const photoName = ({ description }: Pick<PhotoView, 'description'>, index: number): string =>
  description || words.placeOf(index + 1)
