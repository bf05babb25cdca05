import type { NewUuidAction } from '@pkg/api-client'
import type { communities } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'

/** The person who sends a request, and the browser and site it comes from. `operator` is the name of the site's operator. */
export type Sender = Person & { anonymousId: string; networkAddress: string; browser: string; operator: string }

/** A community of a request. */
export type RequestedCommunity = typeof communities.$inferSelect

/** A complete request, with its communities in the order the family chose them. */
export interface CompleteRequest {
  action: NewUuidAction
  actionId: string
  communities: RequestedCommunity[]
}
