import type { NewUuidAction } from '@pkg/api-client'
import type { communities } from '../../../database/schema/tables'
import type { RequestOrigin } from '../../../http/origin'
import type { Person } from '../../../http/person'

/** The person who sends a request, and where it comes from. */
export type Sender = Person &
  RequestOrigin & {
    anonymousId: string
    /** Business minutes in which an advisor accepts a family. Calls are booked after them. */
    minutesToRespond: number
    /** Whether the operator accepts requests without a phone number from families that would rather not be called. [TRUST-006] */
    isPhoneOptional: boolean
  }

/** A community of a request. */
export type RequestedCommunity = typeof communities.$inferSelect

/** A complete request, with its communities in the order the family chose them. */
export interface CompleteRequest {
  action: NewUuidAction
  actionId: string
  communities: RequestedCommunity[]
}
