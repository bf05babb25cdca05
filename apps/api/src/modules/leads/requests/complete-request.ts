import type { NewUuidAction } from '@pkg/api-client'
import type { communities } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'

/** The person who sends a request, and where from. */
export type Sender = Person & { anonymousId: string; networkAddress: string; browser: string }

/** A community that a request names. */
export type RequestedCommunity = typeof communities.$inferSelect

/** A complete request, with the communities it names, in the order of asking. */
export interface CompleteRequest {
  action: NewUuidAction
  actionId: string
  asked: RequestedCommunity[]
}
