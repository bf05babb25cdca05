import { anyCareSlug, careTypeSlugs, searchAlertLimits } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { strictObject } from './collection'
import { email, linkToken, slug } from './text'

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
