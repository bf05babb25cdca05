import { type Endpoints, pageOf } from '../endpoint'
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
  NewAddress,
  NewCategory,
  NewCommunityEvent,
  NewContact,
  NewEntityAux,
  NewImage,
  NewOrganization,
  NewPartnerCollection,
  NewPerformer,
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
import { collection } from './collection'

const admins = ['admin'] as const
const editors = ['provider', 'admin'] as const
const staff = ['agent', 'provider', 'admin'] as const

/** Words that communities are marked with. [API-034] */
export const tags = collection<Tag, NewTag, TagParameters>()({
  path: '/platform/tags',
  type: 'tags',
  one: 'tag of communities',
  read: 'anyone',
  write: admins,
})

/** Groups of tags. [API-034] */
export const tagCategories = collection<Category, NewCategory, CategoryParameters>()({
  path: '/platform/tag-categories',
  type: 'tag-categories',
  one: 'group of tags',
  read: 'anyone',
  write: admins,
})

/** Pictures of communities; providers care for those of their own. [API-035] */
export const images = collection<Image, NewImage, ImageParameters>()({
  path: '/platform/images',
  type: 'images',
  one: 'picture of a community',
  read: 'anyone',
  write: editors,
})

/** Groups of pictures. [API-035] */
export const imageCategories = collection<Category, NewCategory, CategoryParameters>()({
  path: '/platform/image-categories',
  type: 'image-categories',
  one: 'group of pictures',
  read: 'anyone',
  write: admins,
})

/** Companies that run communities. [API-039] */
export const organizations = collection<Organization, NewOrganization, OrganizationParameters>()({
  path: '/platform/organizations',
  type: 'organizations',
  one: 'company that runs communities',
  read: staff,
  write: admins,
})

/** The address book of staff. [API-039] */
export const contacts = collection<Contact, NewContact, ContactParameters>()({
  path: '/platform/contacts',
  type: 'contacts',
  one: 'person to reach at a community or company',
  read: staff,
  write: staff,
})

/** What staff keep beside the fields of something. [API-039] */
export const entityAuxes = collection<EntityAux, NewEntityAux, EntityAuxParameters>()({
  path: '/platform/entityaux',
  type: 'entity-auxes',
  one: 'set of values kept beside a community or advisor',
  read: admins,
  write: admins,
})

/** Further addresses of communities and advisors. [API-042] */
export const addresses = collection<Address, NewAddress, AddressParameters>()({
  path: '/platform/addresses',
  type: 'addresses',
  one: 'further address of a community or advisor',
  read: staff,
  write: admins,
})

/** Those who play, teach or speak at events. [API-042] */
export const performers = collection<Performer, NewPerformer, PerformerParameters>()({
  path: '/platform/performers',
  type: 'performers',
  one: 'performer at events',
  read: 'anyone',
  write: editors,
})

/** What happens at communities. [API-042] */
export const communityEvents = collection<CommunityEvent, NewCommunityEvent, CommunityEventParameters>()({
  path: '/platform/events',
  type: 'events',
  one: 'event at a community',
  read: 'anyone',
  write: editors,
})

/** Named collections of communities; advisors see their own, admins all. [API-031] */
export const partnerCollections = {
  ...collection<PartnerCollection, NewPartnerCollection, PartnerCollectionParameters>()({
    path: '/marketplace/partner-collection',
    type: 'partner-collections',
    one: 'collection of communities',
    read: ['agent', 'admin'],
    write: ['agent', 'admin'],
  }),
  ofCommunity: {
    method: 'GET',
    path: '/marketplace/partner-collection/community/:id',
    access: ['agent', 'admin'],
    summary: 'The collections that a community is in',
    resource: 'partner-collections',
    response: pageOf<PartnerCollection>(),
  },
} as const satisfies Endpoints
