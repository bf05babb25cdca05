import type { RoomStatement, StatedPrice, StatementAge } from '@pkg/domain'
import { type Endpoints, of } from '../endpoint'
import type { LinkedStatements, PriceLinkParameters, StatementsChange } from '../schemas/community-statements'

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

/** What a community's team says about its prices and rooms. The id is the slug. [TRUST-018, WORK-010] */
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
}

const editors = ['provider', 'admin'] as const

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
    body: of<StatementsChange>(),
    response: of<CommunityStatements>(),
  },
} as const satisfies Endpoints

const linkLimit = { requests: 60, seconds: 60 }

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
    query: of<PriceLinkParameters>(),
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
    body: of<LinkedStatements>(),
    response: of<CommunityStatements>(),
  },
} as const satisfies Endpoints
