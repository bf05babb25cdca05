import { anyCareSlug, careTypeSlugs, searchAlertLimits, type TypeOfCareSlug } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { strictObject } from '../schemas/record'
import { email, linkToken, slug } from '../schemas/text'

/** A listing that a person watches, and the email address that alerts go to. [HOME-005] */
export interface SearchAlert {
  id: string
  care: TypeOfCareSlug
  /** The code of the state. */
  state?: string
  /** The name of the city, neighborhood, or county. */
  placeName?: string
  /** The filters, as the query string of the listing’s URL. */
  filters: string
  /** The path of the listing with its filters. */
  path: string
  email: string
  /** `unconfirmed` until the person opens the link in an email. `stopped` once the person stopped these emails. */
  status: 'unconfirmed' | 'active' | 'stopped'
  /** ISO 8601. */
  createdAt: string
}

const fewPerHour = { requests: 30, seconds: 3600 } as const

const care = Type.Union([...careTypeSlugs.map((slug) => Type.Literal(slug)), Type.Literal(anyCareSlug)])

/** A listing to watch. An account with a verified email address needs no other one. [HOME-005] */
export const NewSearchAlert = strictObject({
  care,
  /** The code of the state. */
  state: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  /** The slug of the city, neighborhood, or county. */
  place: Type.Optional(slug),
  /** The filters of the listing, as the query string of its URL. */
  filters: Type.Optional(Type.String({ maxLength: searchAlertLimits.filters })),
  email: Type.Optional(email),
})
export type NewSearchAlert = Static<typeof NewSearchAlert>

/** The token of an emailed link that turns an alert on. */
export const SearchAlertConfirmation = strictObject({ token: linkToken })
export type SearchAlertConfirmation = Static<typeof SearchAlertConfirmation>

/** Searches whose new matches a person gets by email, of an account or this browser. [HOME-005] */
export const searchAlerts = {
  list: {
    method: 'GET',
    path: '/marketplace/search-alerts',
    status: 200,
    access: 'anyone',
    summary: 'Lists the searches whose new matches you get by email, newest first',
    resource: 'search-alerts',
    response: pageOf<SearchAlert>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/search-alerts',
    status: 201,
    rateLimit: fewPerHour,
    access: 'anyone',
    summary: 'Saves a search. Without a verified email address, it emails a link that turns the alert on',
    resource: 'search-alerts',
    body: NewSearchAlert,
    response: of<SearchAlert>(),
  },
  confirm: {
    method: 'POST',
    path: '/marketplace/search-alerts/confirmations',
    status: 200,
    rateLimit: fewPerHour,
    access: 'anyone',
    summary: 'Turns an alert on with the token of an emailed link',
    body: SearchAlertConfirmation,
    response: of<SearchAlert>(),
  },
  resume: {
    method: 'POST',
    path: '/marketplace/search-alerts/:id/resume',
    status: 201,
    access: 'anyone',
    summary: 'Turns the alerts to your address on again after you stopped these emails',
    resource: 'search-alerts',
    response: of<SearchAlert>(),
  },
  remove: {
    method: 'DELETE',
    path: '/marketplace/search-alerts/:id',
    status: 204,
    access: 'anyone',
    summary: 'Deletes a search alert',
    resource: 'search-alerts',
  },
} as const satisfies Endpoints
