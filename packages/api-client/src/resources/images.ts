import { imageKinds, photographers, photoSubjects, uploadKinds } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints } from '../endpoint'
import { changesOf, collection } from '../collection'
import { photoBytes } from '../photo-bytes'
import { admins, editors } from '../roles'
import { day, moment, record, strictObject } from '../schemas/record'
import { listParameters, only, reference } from '../schemas/list-parameters'
import { communitySlug, line, uuid } from '../schemas/text'
import { Category, CategoryParameters, NewCategory } from './tags'

const oneOf = <const Value extends string>(values: readonly Value[]) =>
  Type.Union(values.map((value) => Type.Literal(value)))

/** What people say about an upload: what it shows, who took it, and when. */
const uploadFacts = {
  subject: Type.Optional(oneOf(photoSubjects)),
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

/** An image of a community: its path, what it shows, and its position in the gallery. Uploads have a size in pixels. [DATA-018] */
export const Image = Type.Composite([
  Type.Object({
    ...record,
    createdAt: moment,
    kind: oneOf(imageKinds),
    width: Type.Optional(Type.Integer()),
    height: Type.Optional(Type.Integer()),
    ...uploadFacts,
  }),
  NewImage,
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

/** The values of an image that can change. Its file and community can't. */
export const ImageValues = strictObject({ description: line(300), ...placement, ...uploadFacts })
export type ImageValues = Static<typeof ImageValues>

/** An upload. Plans have no subject. `file` is the content of a JPEG, PNG, WebP, or AVIF. [FIND-009] */
export const NewPhoto = strictObject({
  file: Type.Unsafe<Uint8Array | Blob>(Type.Unknown({ type: 'string', format: 'binary' })),
  kind: oneOf(uploadKinds),
  description: line(300),
  subject: uploadFacts.subject,
  takenBy: oneOf(photographers),
  takenOn: uploadFacts.takenOn,
})
export type NewPhoto = Static<typeof NewPhoto>

/** Photos and illustrations of communities; providers manage those of their own communities. [API-035] */
export const images = {
  ...imageRows,
  create: { ...imageRows.create, summary: 'Adds an illustration of a community' },
  update: { ...imageRows.update, body: changesOf(ImageValues) },
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
