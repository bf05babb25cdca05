import { collectionLinkDays, type CommunityTile } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors } from '../roles'
import { strictObject } from '../schemas/record'
import { token } from '../schemas/ids'
import { communitySlug, uuid } from '../schemas/text'

/** A community of a collection, as staff see it. `id` is its slug. */
export interface CollectionCommunity {
  id: string
  name: string
  address: string
  url: string
  /** Whether a link shows it: communities that aren't public are left out. */
  isShown: boolean
}

/** When something was last opened through a link, and how often. */
export interface CollectionOpen {
  communityId: string
  lastOpenedAt: string
  count: number
}

/** A link to a collection, with what was opened through it. [DASH-007] */
export interface CollectionLink {
  id: string
  collectionId: string
  /** The family that it's for, while the person sees that family. */
  clientId?: string
  clientName?: string
  createdAt: string
  expiresAt: string
  /** When staff ended it. */
  endedAt?: string
  /** When the page was last opened, and how often. */
  lastOpenedAt?: string
  count: number
  /** The communities that were opened from the page, the latest first. */
  opens: CollectionOpen[]
}

/** A link that was just created. Only this response has its token and its URLs, in English and in Spanish. */
export interface NewCollectionLinkResult extends CollectionLink {
  token: string
  url: string
  spanishUrl: string
}

/** A collection as people with a link see it. */
export interface SharedCollection {
  id: string
  name: string
  note?: string
  /** The advisor who made it. Missing for one that staff without an advisor's profile made. */
  advisorId?: string
  communities: CommunityTile[]
  /** What the advisor wrote about communities, by slug. */
  notes: Record<string, string>
  expiresAt: string
}

const manyLinks = { requests: 60, seconds: 600 } as const

const manyOpens = { requests: 120, seconds: 60 } as const

/** A new link to a collection: the days for which it works, and the family that it's for. [DASH-007] */
export const NewCollectionLink = strictObject({
  days: Type.Union(collectionLinkDays.map((days) => Type.Literal(days))),
  clientId: Type.Optional(uuid),
})
export type NewCollectionLink = Static<typeof NewCollectionLink>

/** The collection that a link opens. */
export const SharedCollectionParameters = strictObject({ token })
export type SharedCollectionParameters = Static<typeof SharedCollectionParameters>

/** What someone opened through a link: the collection, or one of its communities. */
export const NewCollectionOpen = strictObject({ token, communityId: Type.Optional(communitySlug) })
export type NewCollectionOpen = Static<typeof NewCollectionOpen>

/** Links to collections of communities. Advisors see those of their own collections; admins see all. [DASH-007] */
export const collectionLinks = {
  communities: {
    method: 'GET',
    path: '/marketplace/partner-collection/:id/communities',
    status: 200,
    access: advisors,
    summary: 'Lists the communities of a collection in its order, with their names',
    resource: 'collection-communities',
    response: pageOf<CollectionCommunity>(),
  },
  list: {
    method: 'GET',
    path: '/marketplace/partner-collection/:id/links',
    status: 200,
    access: advisors,
    summary: 'Lists the links to a collection with what was opened through each, newest first',
    resource: 'collection-links',
    response: pageOf<CollectionLink>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/partner-collection/:id/links',
    status: 201,
    rateLimit: manyLinks,
    access: advisors,
    summary: 'Creates a link to a collection that works for some days. Only this response has its token',
    resource: 'collection-links',
    body: NewCollectionLink,
    response: of<NewCollectionLinkResult>(),
  },
  end: {
    method: 'POST',
    path: '/marketplace/collection-links/:id/end',
    status: 201,
    access: advisors,
    summary: 'Ends a link to a collection; what was opened stays',
    resource: 'collection-links',
    response: of<CollectionLink>(),
  },
} as const satisfies Endpoints

/** The collection that a link opens, for everyone who has the link. [DASH-007] */
export const sharedCollections = {
  get: {
    method: 'GET',
    path: '/marketplace/shared-collections',
    status: 200,
    rateLimit: manyOpens,
    access: 'anyone',
    summary: 'Returns the collection of a link',
    resource: 'shared-collections',
    query: SharedCollectionParameters,
    response: of<SharedCollection>(),
  },
  recordOpen: {
    method: 'POST',
    path: '/marketplace/shared-collections/opens',
    status: 204,
    rateLimit: manyOpens,
    access: 'anyone',
    summary: 'Records that the collection of a link was opened, or one of its communities',
    body: NewCollectionOpen,
  },
} as const satisfies Endpoints
