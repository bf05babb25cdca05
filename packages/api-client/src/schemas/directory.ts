import { imageKinds, photographers, photoSubjects, uploadKinds } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { day, moment, record, strictObject } from './collection'
import { choice, listParameters, only, range, reference, textFilter } from './list-parameters'
import { email, line, name, phone, communitySlug, text, uuid, communitySlugLine } from './text'

const optional = Type.Optional
const state = Type.String({ pattern: '^[A-Z]{2}$' })
const zip = Type.String({ pattern: '^\\d{5}$' })

/** A label for communities, and its category. [DATA-018] */
export const NewTag = strictObject({ name: line(80), tagCategoryId: optional(uuid) })
export const Tag = Type.Composite([Type.Object(record), NewTag])
export const TagParameters = listParameters(['name'], { tagCategoryId: reference(uuid) }, { q: textFilter })
export type NewTag = Static<typeof NewTag>
export type Tag = Static<typeof Tag>
export type TagParameters = Static<typeof TagParameters>

/** A category of tags or images. */
export const NewCategory = strictObject({
  name: line(80),
  position: optional(Type.Integer({ minimum: 0, maximum: 1000 })),
})
export const Category = Type.Composite([Type.Object(record), NewCategory])
export const CategoryParameters = listParameters(['position', 'name'], {})
export type NewCategory = Static<typeof NewCategory>
export type Category = Static<typeof Category>
export type CategoryParameters = Static<typeof CategoryParameters>

const oneOf = <const Value extends string>(values: readonly Value[]) =>
  Type.Union(values.map((value) => Type.Literal(value)))

/** What people say about an upload: what it shows, who took it, and when. */
const uploadFacts = {
  subject: optional(oneOf(photoSubjects)),
  takenBy: optional(oneOf(photographers)),
  takenOn: optional(day),
}
const placement = { imageCategoryId: optional(uuid), position: optional(Type.Integer({ minimum: 0, maximum: 1000 })) }

/** A new illustration of a community. `path` is the path of an illustration. Photos are uploaded. [DATA-018] */
export const NewImage = strictObject({
  communityId: communitySlug,
  path: Type.String({ pattern: '^[\\w-]+(/[\\w.-]+)*$', maxLength: 200 }),
  description: line(300),
  ...placement,
})
/** The values of an image that can change. Its file and community can't. */
export const ImageValues = strictObject({ description: line(300), ...placement, ...uploadFacts })
/** An image of a community: its path, what it shows, and its position in the gallery. Uploads have a size in pixels. [DATA-018] */
export const Image = Type.Composite([
  Type.Object({
    ...record,
    createdAt: moment,
    kind: oneOf(imageKinds),
    width: optional(Type.Integer()),
    height: optional(Type.Integer()),
    ...uploadFacts,
  }),
  NewImage,
])
/** An upload. Plans have no subject. `file` is the content of a JPEG, PNG, WebP, or AVIF. [FIND-009] */
export const NewPhoto = strictObject({
  file: Type.Unsafe<Uint8Array | Blob>(Type.Unknown({ type: 'string', format: 'binary' })),
  kind: oneOf(uploadKinds),
  description: line(300),
  subject: uploadFacts.subject,
  takenBy: oneOf(photographers),
  takenOn: uploadFacts.takenOn,
})
export const ImageParameters = listParameters(['position', 'createdAt'], {
  communityId: only(communitySlug),
  imageCategoryId: reference(uuid),
})
export type NewImage = Static<typeof NewImage>
export type ImageValues = Static<typeof ImageValues>
export type NewPhoto = Static<typeof NewPhoto>
export type Image = Static<typeof Image>
export type ImageParameters = Static<typeof ImageParameters>

/** A company that operates communities. [DATA-018] */
export const NewOrganization = strictObject({
  name: line(160),
  line1: optional(line(160)),
  city: optional(line(80)),
  state: optional(state),
  zip: optional(zip),
  websiteUrl: optional(Type.String({ pattern: '^https://', maxLength: 300 })),
})
export const Organization = Type.Composite([Type.Object({ ...record, createdAt: moment }), NewOrganization])
export const OrganizationParameters = listParameters(
  ['name', 'createdAt'],
  {
    state: reference(state),
  },
  { q: textFilter },
)
export type NewOrganization = Static<typeof NewOrganization>
export type Organization = Static<typeof Organization>
export type OrganizationParameters = Static<typeof OrganizationParameters>

/** A contact person at a community or company. [DATA-018, DASH-014] */
export const NewContact = strictObject({
  name: name(160),
  role: optional(line(80)),
  email: optional(email),
  phone: optional(phone),
  communityId: optional(communitySlug),
  organizationId: optional(uuid),
})
export const Contact = Type.Composite([Type.Object({ ...record, createdAt: moment }), NewContact])
export const ContactParameters = listParameters(
  ['name', 'createdAt'],
  {
    communityId: only(communitySlug),
    organizationId: reference(uuid),
  },
  { q: textFilter },
)
export type NewContact = Static<typeof NewContact>
export type Contact = Static<typeof Contact>
export type ContactParameters = Static<typeof ContactParameters>

/** The types of records that extra values and addresses belong to. [DATA-015] */
const entityType = Type.Union(
  ['Property', 'Community', 'PartnerAgent', 'RealEstateAgent'].map((value) => Type.Literal(value)),
)

/** An additional address, for example for billing or parking. */
export const NewAddress = strictObject({
  entityType,
  entityId: communitySlugLine,
  kind: line(40),
  line1: line(160),
  line2: optional(line(160)),
  city: line(80),
  state,
  zip,
})
export const Address = Type.Composite([Type.Object(record), NewAddress])
export const AddressParameters = listParameters(['kind'], {
  entityType: choice(entityType),
  entityId: only(communitySlugLine),
})
export type NewAddress = Static<typeof NewAddress>
export type Address = Static<typeof Address>
export type AddressParameters = Static<typeof AddressParameters>

/** Extra values that staff store with a record, by name. */
export const NewEntityAux = strictObject({
  entityType,
  entityId: communitySlugLine,
  info: Type.Record(
    Type.String({ pattern: '^[\\w.-]{1,60}$' }),
    Type.Union([text(2000), Type.Number(), Type.Boolean()]),
  ),
})
export const EntityAux = Type.Composite([Type.Object({ ...record, updatedAt: moment }), NewEntityAux])
export const EntityAuxParameters = listParameters(['updatedAt'], {
  entityType: choice(entityType),
  entityId: only(communitySlugLine),
})
export type NewEntityAux = Static<typeof NewEntityAux>
export type EntityAux = Static<typeof EntityAux>
export type EntityAuxParameters = Static<typeof EntityAuxParameters>

/** A person who performs, teaches, or speaks at events. */
export const NewPerformer = strictObject({ name: name(160), description: optional(text(2000)) })
export const Performer = Type.Composite([Type.Object(record), NewPerformer])
export const PerformerParameters = listParameters(['name'], {}, { q: textFilter })
export type NewPerformer = Static<typeof NewPerformer>
export type Performer = Static<typeof Performer>
export type PerformerParameters = Static<typeof PerformerParameters>

/** An event at a community that families can attend. */
export const NewCommunityEvent = strictObject({
  communityId: communitySlug,
  title: line(160),
  description: optional(text(4000)),
  startsAt: moment,
  endsAt: optional(moment),
  performerId: optional(uuid),
})
export const CommunityEvent = Type.Composite([Type.Object(record), NewCommunityEvent])
export const CommunityEventParameters = listParameters(['startsAt', 'title'], {
  communityId: only(communitySlug),
  performerId: reference(uuid),
})
export type NewCommunityEvent = Static<typeof NewCommunityEvent>
export type CommunityEvent = Static<typeof CommunityEvent>
export type CommunityEventParameters = Static<typeof CommunityEventParameters>

/** A named collection of communities that an advisor shares. [DATA-018, DASH-007] */
export const NewPartnerCollection = strictObject({
  name: line(120),
  /** What everyone with a link reads above the communities. */
  note: optional(text(1000)),
  /** In the order in which a link shows them. */
  communityIds: Type.Array(communitySlug, { maxItems: 100, uniqueItems: true }),
  /** What everyone with a link reads about a community, by its slug. */
  notes: optional(Type.Record(communitySlugLine, text(500), { additionalProperties: false, maxProperties: 100 })),
})
export const PartnerCollection = Type.Composite([
  Type.Object({ ...record, ownerId: Type.String(), createdAt: moment }),
  NewPartnerCollection,
])
export const PartnerCollectionParameters = listParameters(
  ['name', 'createdAt'],
  { createdAt: range(moment) },
  { q: textFilter },
)
export type NewPartnerCollection = Static<typeof NewPartnerCollection>
export type PartnerCollection = Static<typeof PartnerCollection>
export type PartnerCollectionParameters = Static<typeof PartnerCollectionParameters>
