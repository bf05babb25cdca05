import type { ActionType, CareTypeSlug, LocalPrices } from '@pkg/domain'
import type { Role } from '../endpoint'
import type { MessageKind, StoppableKind } from './message-kinds'

/** A stored user action, as its author sees it. [API-007] */
export interface UuidAction {
  id: string
  actionType: ActionType
  actionPage: string
  actionInfo: { requestId: string; status: 'pending' | 'complete'; slug?: string; slugs?: string[] }
  /** The names of the communities whose teams have the request. Only in the response to a complete action. [TRUTH-003] */
  recipients?: string[]
  /** The id of the tour that the request asked for. Only in the response to a complete action. [FIND-013] */
  tourId?: string
  /** The id of the call that the request booked. Only in the response to a complete action. [AGENT-005] */
  callId?: string
  createdAt: string
}

/** A person with an account. [DATA-005] */
export interface User {
  id: string
  name: string
  email?: string
  phone?: string
  /** The role that the person works in. [WORK-001] */
  role: Exclude<Role, 'visitor'>
  /** All roles of the account, if it has several. Visible only to its owner and admins. */
  roles?: Exclude<Role, 'visitor'>[]
  /** The name of the admin who views the dashboard as this person. */
  viewedBy?: string
  agentId?: string
  /** Whether the account has a password. Visible only to its owner. */
  hasPassword?: boolean
  /** Whether the email address and the phone number are verified. Visible only to the owner and admins. */
  isEmailVerified?: boolean
  isPhoneVerified?: boolean
  /** Whether this request created the account. Present only in the response to a creation. [GWZ-113] */
  created?: boolean
}

/** A location with listings. `slug` is its last path segment. */
export interface Place {
  id: string
  kind: 'state' | 'county' | 'city' | 'neighborhood' | 'zip'
  name: string
  slug: string
  state: string
  county?: string
  zip?: string
  latitude: number
  longitude: number
  /** The path of the location's listing for any care type. */
  path: string
  communities: number
}

/** What a care type costs in a state, in whole US dollars a month. The id is the state's code. [FIND-008] */
export interface CareCost {
  id: string
  /** The number of communities that offer it. */
  communities: number
  /** The number of those whose prices the amounts come from: each states and shows prices. */
  priced: number
  /** The middle half of the prices and the median. Missing for fewer than five communities. */
  prices?: { low: number; median: number; high: number }
  /** The latest day on which one of them stated its prices, in `YYYY-MM-DD`. */
  asOf?: string
}

/** What care costs around a place, or in the whole country. [FIND-016] */
export interface PriceAnswer {
  id: string
  /** The place, such as `Denver, CO`. Missing for the whole country. */
  place?: string
  /** The miles around the place, or missing for its state or the country. */
  miles?: number
  /** The care type whose price the level of care uses. */
  care: CareTypeSlug
  /** The number of communities that offer it there. */
  communities: number
  /** What those charge that show a price. Missing for fewer than five. */
  prices?: LocalPrices
  /** The listing of the place itself, without the miles around it. Its name is missing for the whole country. */
  listing: { name?: string; path: string }
}

/** A link to another listing, with the number of communities there. */
export interface ListingLink {
  name: string
  path: string
  communities: number
}

/** The listings that one leads to. A list is empty where it doesn't apply. [FIND-008] */
export interface ListingLinks {
  id: string
  /** The states that have communities with the care type. */
  states: ListingLink[]
  /** The counties of the state, or the county of the city. */
  counties: ListingLink[]
  /** The cities of the state or county, or those around the city, nearest first. */
  cities: ListingLink[]
  /** The other care types in the same place. */
  care: (ListingLink & { care: CareTypeSlug })[]
}

/** A filter value and its label. */
export interface Choice {
  value: string
  label: string
}

/** The options of the search form. [API-036] */
export interface SearchResources {
  id: string
  care: Choice[]
  sizes: Choice[]
  startingRates: Choice[]
  sorts: Choice[]
  amenities: { category: string; label: string; amenities: Choice[] }[]
  states: (Choice & { slug: string; region: string })[]
  regions: Choice[]
}

/** Catalog statistics. Prices in whole US dollars a month. [API-025] */
export interface Stats {
  id: string
  communities: number
  paying: number
  care: { slug: CareTypeSlug; communities: number; low: number; high: number }[]
}

/** An entry of the sitemap. [API-040] */
export interface SitemapEntry {
  id: string
  path: string
}

/** A message in the outbox. */
export interface OutboxMessage {
  id: string
  /** Missing for messages of versions that didn't store it. */
  kind?: MessageKind
  channel: 'email' | 'text'
  recipient: string
  /** Whether the recipient is a family, whose address the dashboard masks. [TRUST-008] */
  isToFamily: boolean
  subject: string
  body: string
  status: 'queued' | 'sent' | 'failed'
  createdAt: string
  sentAt?: string
  /** The reason the message won't be delivered. */
  failure?: string
}

/** Whether the recipient of an email stopped emails of its kind. */
export interface EmailStop {
  /** The id of the email. */
  id: string
  kind: StoppableKind
  isStopped: boolean
}

/** The result of checking one contact value. [API-043] */
export interface ContactCheck {
  isValid: boolean
  reason?: string
  carrierType?: 'mobile' | 'landline' | 'voip' | 'unknown'
}
