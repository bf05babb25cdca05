import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { advisors } from '../roles'
import { communitySlug, uuid } from '../schemas/text'

/** A copy of a disclosure sent to a community. */
export interface DisclosureCopy {
  id: string
  clientId: string
  communityId: string
  sentAt: string
}

/** A copy of a state's disclosure for a community. */
export const NewDisclosureCopy = Type.Object(
  { clientId: uuid, communityId: communitySlug },
  { additionalProperties: false },
)
export type NewDisclosureCopy = Static<typeof NewDisclosureCopy>

/** Copies of acknowledged disclosures for communities. [TRUST-015] */
export const disclosureCopies = {
  create: {
    method: 'POST',
    path: '/platform/disclosure-copies',
    status: 201,
    access: advisors,
    summary: 'Sends a community its copy of the disclosure that the family acknowledged',
    resource: 'disclosure-copies',
    body: NewDisclosureCopy,
    response: of<DisclosureCopy>(),
  },
} as const satisfies Endpoints
