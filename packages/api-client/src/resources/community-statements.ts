import {
  type PaymentFact,
  type PaymentSource,
  paymentSources,
  type RoomStatement,
  type StatedPrice,
  type StatementAge,
} from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { editors } from '../roles'
import { token } from '../schemas/ids'
import { StatedRoom } from './community-rooms'

/** What a community's team said about the price of a room, fee, or care type, and how current that is. */
export interface PriceStatement extends StatedPrice {
  age: StatementAge
  /** The first day on which it counts as old. */
  expiresOn?: string
}

/** What a community's team last said about its rooms of one type, and how current that is. */
export interface RoomStatementRow extends Pick<RoomStatement, 'room' | 'openRooms'> {
  /** Missing if no one ever said anything about these rooms. */
  status?: RoomStatement['status']
  statedOn?: string
  age: StatementAge
  /** The first day on which it counts as unknown. */
  expiresOn?: string
}

/** Whether a community takes a source of payment. Without an answer, no one has said. [FIND-022] */
export type PaymentRow = { source: PaymentSource } & Partial<Omit<PaymentFact, 'source'>>

/** What a community's team says about its prices, its rooms, and who pays. The id is the slug. [TRUST-018, WORK-010] */
export interface CommunityStatements {
  id: string
  name: string
  /** The path of its public page. */
  url: string
  /** Whether families can open its page. */
  isPublic: boolean
  /** Whether its page hides its prices. */
  arePricesHidden: boolean
  prices: PriceStatement[]
  rooms: RoomStatementRow[]
  payments: PaymentRow[]
}

const linkLimit = { requests: 60, seconds: 60 }

const amount = Type.Integer({ minimum: 1, maximum: 1_000_000 })

const statements = {
  prices: Type.Optional(
    Type.Array(
      Type.Object(
        {
          id: Type.String({ minLength: 1, maxLength: 80, pattern: '^[a-z-]+(\\.[A-Za-z]+)?$' }),
          amount,
          /** What the person saw. If it's different now, someone else changed it meanwhile. */
          was: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 120 },
    ),
  ),
  rooms: Type.Optional(Type.Array(StatedRoom, { maxItems: 9 })),
  payments: Type.Optional(
    Type.Array(
      Type.Object(
        { source: Type.Union(paymentSources.map((one) => Type.Literal(one))), isAccepted: Type.Boolean() },
        { additionalProperties: false },
      ),
      { maxItems: paymentSources.length },
    ),
  ),
}

/** What a community's team says today about some of its prices and rooms, and about who pays. What it doesn't name stays as it was. [TRUST-018] */
export const StatementsChange = Type.Object(statements, { additionalProperties: false, minProperties: 1 })
export type StatementsChange = Static<typeof StatementsChange>

/** The token of an emailed link. [TRUST-018] */
export const PriceLinkParameters = Type.Object({ token }, { additionalProperties: false })
export type PriceLinkParameters = Static<typeof PriceLinkParameters>

/** What a community's team says today, with the token of an emailed link. [TRUST-018] */
export const LinkedStatements = Type.Object({ token, ...statements }, { additionalProperties: false })
export type LinkedStatements = Static<typeof LinkedStatements>

/** The prices and rooms of a community as its team keeps them current. [TRUST-018, WORK-010] */
export const communityStatements = {
  get: {
    method: 'GET',
    path: '/platform/community-statements/:id',
    status: 200,
    access: editors,
    communityParameter: 'id',
    summary: 'Returns the prices and rooms of a community with the day each was stated and the day it expires',
    resource: 'community-statements',
    response: of<CommunityStatements>(),
  },
  state: {
    method: 'PATCH',
    path: '/platform/community-statements/:id',
    status: 200,
    access: editors,
    communityParameter: 'id',
    summary: 'States prices and rooms of a community as of today',
    resource: 'community-statements',
    body: StatementsChange,
    response: of<CommunityStatements>(),
  },
} as const satisfies Endpoints

/** The same with the token of an emailed link, without an account. The link opens one community's prices and rooms, and nothing else. [TRUST-018] */
export const priceLinks = {
  get: {
    method: 'GET',
    path: '/platform/price-links/:id',
    status: 200,
    access: 'anyone',
    rateLimit: linkLimit,
    communityParameter: 'id',
    summary: 'Returns what the community of an emailed link stated about its prices and rooms',
    resource: 'community-statements',
    query: PriceLinkParameters,
    response: of<CommunityStatements>(),
  },
  state: {
    method: 'PATCH',
    path: '/platform/price-links/:id',
    status: 200,
    access: 'anyone',
    rateLimit: linkLimit,
    communityParameter: 'id',
    summary: 'States prices and rooms as of today with an emailed link',
    resource: 'community-statements',
    body: LinkedStatements,
    response: of<CommunityStatements>(),
  },
} as const satisfies Endpoints
