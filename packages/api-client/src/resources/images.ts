import { imageKinds, livingRoomTypes, photographers, photoSubjects, uploadKinds } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { changesOf, collection } from '../collection'
import { photoBytes } from '../photo-bytes'
import { admins, editors } from '../roles'
import { day, moment, record, strictObject } from '../schemas/record'
import { listParameters, only, reference } from '../schemas/list-parameters'
import { anyLine, communitySlug, line, uuid } from '../schemas/text'
import { Category, CategoryParameters, NewCategory } from './tags'

const oneOf = <const Value extends string>(values: readonly Value[]) =>
  Type.Union(values.map((value) => Type.Literal(value)))

/** What people say about an upload: what it shows, of which room, who took it, and when. */
const uploadFacts = {
  subject: Type.Optional(oneOf(photoSubjects)),
  room: Type.Optional(oneOf(livingRoomTypes)),
  takenBy: Type.Optional(oneOf(photographers)),
  takenOn: Type.Optional(day),
}

const placement = {
  imageCategoryId: Type.Optional(uuid),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
}

/** A new illustration of a community. `path` is the path of an illustration. Photos are uploaded. [DATA-018] */
export const NewImage = strictObject({
  communityId: communitySlug,
  path: Type.String({ pattern: '^[\\w-]+(/[\\w.-]+)*$', maxLength: 200 }),
  description: line(300),
  ...placement,
})
export type NewImage = Static<typeof NewImage>

/**
 * An image of a community: its path, what it shows, and its position in the gallery. Uploads have a size in pixels. An upload without a description isn’t
 * shown, and neither is one that shows people who haven’t agreed. [DATA-018, WORK-011]
 */
export const Image = Type.Composite([
  Type.Object({
    ...record,
    createdAt: moment,
    kind: oneOf(imageKinds),
    width: Type.Optional(Type.Integer()),
    height: Type.Optional(Type.Integer()),
    ...uploadFacts,
    description: anyLine(300),
    showsPeople: Type.Boolean(),
    hasConsent: Type.Boolean(),
    isShown: Type.Boolean(),
    /** Who stated the consent, and when, for those who manage the community. */
    consentStatedBy: Type.Optional(Type.String()),
    consentStatedAt: Type.Optional(moment),
  }),
  Type.Omit(NewImage, ['description']),
])
export type Image = Static<typeof Image>

/** The images to list. */
export const ImageParameters = listParameters(['position', 'createdAt'], {
  communityId: only(communitySlug),
  imageCategoryId: reference(uuid),
})
export type ImageParameters = Static<typeof ImageParameters>

const imageRows = collection({
  entity: Image,
  query: ImageParameters,
  made: NewImage,
  path: '/platform/images',
  type: 'images',
  one: 'an image of a community',
  many: 'images of communities',
  read: 'anyone',
  write: editors,
})

/**
 * The values of an image that can change. Its file and community can't. An upload can turn out to be a plan. `hasConsent` states that the people in
 * it agree. [WORK-011]
 */
export const ImageValues = strictObject({
  description: line(300),
  kind: oneOf(uploadKinds),
  showsPeople: Type.Boolean(),
  hasConsent: Type.Boolean(),
  ...placement,
  ...uploadFacts,
})
export type ImageValues = Static<typeof ImageValues>

/** An upload. Plans have no subject. Without a description, it isn’t shown yet. `file` is the content of a JPEG, PNG, WebP, or AVIF. [FIND-009, WORK-011] */
export const NewPhoto = strictObject({
  file: Type.Unsafe<Uint8Array | Blob>(Type.Unknown({ type: 'string', format: 'binary' })),
  kind: oneOf(uploadKinds),
  description: Type.Optional(line(300)),
  subject: uploadFacts.subject,
  room: uploadFacts.room,
  takenBy: oneOf(photographers),
  takenOn: uploadFacts.takenOn,
})
export type NewPhoto = Static<typeof NewPhoto>

/** By how many degrees a photo is turned clockwise. [WORK-011] */
export const ImageRotation = strictObject({
  degrees: Type.Union([Type.Literal(90), Type.Literal(180), Type.Literal(270)]),
})
export type ImageRotation = Static<typeof ImageRotation>

/** All photos and plans of a community in their new order, and the order that it’s based on. The first photo is the cover. [WORK-011] */
export const PhotoOrderChange = strictObject({
  imageIds: Type.Array(uuid, { maxItems: 1000, uniqueItems: true }),
  was: Type.Array(uuid, { maxItems: 1000, uniqueItems: true }),
})
export type PhotoOrderChange = Static<typeof PhotoOrderChange>

/** The photos and plans of a community in their order. The id is the slug. */
export interface PhotoOrder {
  id: string
  imageIds: string[]
}

/** Photos and illustrations of communities; providers manage those of their own communities. [API-035] */
export const images = {
  ...imageRows,
  create: { ...imageRows.create, summary: 'Adds an illustration of a community' },
  update: { ...imageRows.update, body: changesOf(ImageValues) },
  rotate: {
    method: 'POST',
    path: '/platform/images/:id/rotation',
    status: 200,
    access: editors,
    isVersioned: true,
    summary: 'Turns a photo or plan clockwise; its files and path are new ones',
    resource: 'images',
    body: ImageRotation,
    response: Image,
  },
} as const satisfies Endpoints

/** Uploads of photos and plans, with the access rules of `images`. [FIND-009, API-035] */
export const photos = {
  upload: {
    method: 'POST',
    path: '/platform/communities/:id/photos',
    status: 201,
    communityParameter: 'id',
    isMultipart: true,
    // The file and the fields around it.
    bodyLimit: photoBytes + 64 * 1024,
    rateLimit: { requests: 60, seconds: 60 },
    access: editors,
    summary: 'Uploads a photo or plan: a JPEG, PNG, WebP, or AVIF of up to 20 MB, identified by its content',
    resource: 'images',
    body: NewPhoto,
    response: Image,
  },
  order: {
    method: 'PUT',
    path: '/platform/communities/:id/photo-order',
    status: 200,
    communityParameter: 'id',
    access: editors,
    summary: 'Orders all photos and plans of a community; 412 if their order changed since',
    resource: 'photo-orders',
    body: PhotoOrderChange,
    response: of<PhotoOrder>(),
  },
} as const satisfies Endpoints

/** Categories of images. [API-035] */
export const imageCategories = collection({
  entity: Category,
  query: CategoryParameters,
  made: NewCategory,
  path: '/platform/image-categories',
  type: 'image-categories',
  one: 'an image category',
  many: 'image categories',
  read: 'anyone',
  write: admins,
})
