import { collectionLinkDays } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { strictObject } from './collection'
import { communitySlug, uuid } from './text'

const token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })

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
