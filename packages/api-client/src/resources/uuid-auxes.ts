import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints } from '../endpoint'
import { moment, strictObject } from '../schemas/record'
import { communitySlug } from '../schemas/text'

const value = Type.String({ minLength: 1, maxLength: 300 })

/** A click from a campaign. [ATTR-006] */
const Click = strictObject({
  campaign: value,
  source: Type.Optional(value),
  medium: Type.Optional(value),
  content: Type.Optional(value),
  term: Type.Optional(value),
  fbclid: Type.Optional(value),
  gclid: Type.Optional(value),
  affiliateid: Type.Optional(value),
  timestamp: moment,
})

/**
 * What we know about a browser besides its actions: how it arrived, its location, and what it acknowledged. [DATA-006, API-008, ATTR-002]
 */
export const NewUuidAux = strictObject({
  clicks: Type.Optional(Type.Array(Click, { maxItems: 20 })),
  referrer: Type.Optional(Type.String({ maxLength: 500 })),
  /** The id that a mailing or another site gave the person. It's a label and gives no access. [ATTR-001] */
  uniqueId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  uuidInfo: Type.Optional(strictObject({ locationInfo: strictObject({ timeZone: value }) })),
  referralInfo: Type.Optional(strictObject({ referredCommunitySlugs: Type.Array(communitySlug, { maxItems: 50 }) })),
  disclosureData: Type.Optional(strictObject({ isAcknowledged: Type.Boolean() })),
})
export type NewUuidAux = Static<typeof NewUuidAux>

/** How a visitor arrived. [ATTR-002] */
export const UuidAux = Type.Composite([Type.Object({ id: Type.String(), updatedAt: moment }), NewUuidAux])
export type UuidAux = Static<typeof UuidAux>

/** What we know about a browser besides its actions; the id is “me”. [API-008] */
export const uuidAuxes = {
  get: {
    method: 'GET',
    path: '/platform/uuid-auxes/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns the stored data of this browser; the id is “me”',
    resource: 'uuid-auxes',
    response: UuidAux,
  },
  create: {
    method: 'POST',
    path: '/platform/uuid-auxes',
    status: 201,
    access: 'anyone',
    summary: 'Records how the visitor arrived',
    resource: 'uuid-auxes',
    body: NewUuidAux,
    response: UuidAux,
  },
  update: {
    method: 'PATCH',
    path: '/platform/uuid-auxes/:id',
    status: 200,
    access: 'anyone',
    summary: 'Adds to the stored data of this browser; the id is “me”',
    resource: 'uuid-auxes',
    body: NewUuidAux,
    response: UuidAux,
  },
} as const satisfies Endpoints
