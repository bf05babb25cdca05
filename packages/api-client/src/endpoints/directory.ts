import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  Address,
  AddressParameters,
  Category,
  CategoryParameters,
  CommunityEvent,
  CommunityEventParameters,
  Contact,
  ContactParameters,
  EntityAux,
  EntityAuxParameters,
  Image,
  ImageParameters,
  ImageValues,
  NewAddress,
  NewCategory,
  NewCommunityEvent,
  NewContact,
  NewEntityAux,
  NewImage,
  NewOrganization,
  NewPartnerCollection,
  NewPerformer,
  NewPhoto,
  NewTag,
  Organization,
  OrganizationParameters,
  PartnerCollection,
  PartnerCollectionParameters,
  Performer,
  PerformerParameters,
  Tag,
  TagParameters,
} from '../schemas/directory'
import { type ChangeOf, collection } from './collection'
import { photoBytes } from '../photo-bytes'

const admins = ['admin'] as const
const editors = ['provider', 'admin'] as const
const staff = ['agent', 'provider', 'admin'] as const

/** Labels for communities. [API-034] */
export const tags = collection<Tag, NewTag, TagParameters>()({
  path: '/platform/tags',
  type: 'tags',
  one: 'a tag',
  many: 'tags',
  read: 'anyone',
  write: admins,
})

/** Categories of tags. [API-034] */
export const tagCategories = collection<Category, NewCategory, CategoryParameters>()({
  path: '/platform/tag-categories',
  type: 'tag-categories',
  one: 'a tag category',
  many: 'tag categories',
  read: 'anyone',
  write: admins,
})

const imageRows = collection<Image, NewImage, ImageParameters>()({
  path: '/platform/images',
  type: 'images',
  one: 'an image of a community',
  many: 'images of communities',
  read: 'anyone',
  write: editors,
})

/** Photos and illustrations of communities; providers manage those of their own communities. [API-035] */
export const images = {
  ...imageRows,
  create: { ...imageRows.create, summary: 'Adds an illustration of a community' },
  update: { ...imageRows.update, body: of<ChangeOf<ImageValues>>() },
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
    body: of<NewPhoto>(),
    response: of<Image>(),
  },
} as const satisfies Endpoints

/** Categories of images. [API-035] */
export const imageCategories = collection<Category, NewCategory, CategoryParameters>()({
  path: '/platform/image-categories',
  type: 'image-categories',
  one: 'an image category',
  many: 'image categories',
  read: 'anyone',
  write: admins,
})

/** Companies that operate communities. [API-039] */
export const organizations = collection<Organization, NewOrganization, OrganizationParameters>()({
  path: '/platform/organizations',
  type: 'organizations',
  one: 'an organization',
  many: 'organizations',
  read: staff,
  write: admins,
})

/** The staff address book. [API-039] */
export const contacts = collection<Contact, NewContact, ContactParameters>()({
  path: '/platform/contacts',
  type: 'contacts',
  one: 'a contact at a community or organization',
  many: 'contacts at communities and organizations',
  read: staff,
  write: staff,
})

/** Extra values that staff store with a record. [API-039] */
export const entityAuxes = collection<EntityAux, NewEntityAux, EntityAuxParameters>()({
  path: '/platform/entityaux',
  type: 'entity-auxes',
  one: 'the extra values of a community or advisor',
  many: 'extra values of communities and advisors',
  read: admins,
  write: admins,
})

/** Additional addresses of communities and advisors. [API-042] */
export const addresses = collection<Address, NewAddress, AddressParameters>()({
  path: '/platform/addresses',
  type: 'addresses',
  one: 'an additional address of a community or advisor',
  many: 'additional addresses of communities and advisors',
  read: staff,
  write: admins,
})

/** People who perform, teach, or speak at events. [API-042] */
export const performers = collection<Performer, NewPerformer, PerformerParameters>()({
  path: '/platform/performers',
  type: 'performers',
  one: 'a performer',
  many: 'performers',
  read: 'anyone',
  write: editors,
})

/** Events at communities. [API-042] */
export const communityEvents = collection<CommunityEvent, NewCommunityEvent, CommunityEventParameters>()({
  path: '/platform/events',
  type: 'events',
  one: 'an event at a community',
  many: 'events at communities',
  read: 'anyone',
  write: editors,
})

/** Named collections of communities. Advisors see their own; admins see all. [API-031] */
export const partnerCollections = {
  ...collection<PartnerCollection, NewPartnerCollection, PartnerCollectionParameters>()({
    path: '/marketplace/partner-collection',
    type: 'partner-collections',
    one: 'a collection of communities',
    many: 'collections of communities',
    read: ['agent', 'admin'],
    write: ['agent', 'admin'],
  }),
  ofCommunity: {
    method: 'GET',
    path: '/marketplace/partner-collection/community/:id',
    status: 200,
    communityParameter: 'id',
    access: ['agent', 'admin'],
    summary: 'Lists the collections that contain a community',
    resource: 'partner-collections',
    response: pageOf<PartnerCollection>(),
  },
} as const satisfies Endpoints
