import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { staff } from '../roles'
import { moment } from '../schemas/record'
import { choice, listParameters, only, range, reference } from '../schemas/list-parameters'
import { communitySlugLine, stateCode, text, uuid } from '../schemas/text'
import { waitingTime } from './clients'

/** What a community's team or a real estate agent did with a family. [TRUTH-008] */
export type ReleaseResponse = 'contacted' | 'tour-offered' | 'declined'

/** A release of a family's data to one recipient, as the recipient and staff see it. [TRUST-002] */
export interface Release {
  id: string
  clientId: string
  recipientKind: 'operator' | 'agent' | 'community'
  recipientId: string
  recipientName: string
  /** The names of the shared fields, such as `phone`. */
  sharedFields: string[]
  reason: string
  sentAt: string
  status: 'active' | 'ended' | 'revoked' | 'confirmed' | 'overdue'
  /** When the family stopped sharing, as ISO 8601. [TRUST-004] */
  stoppedAt?: string
  confirmBy?: string
  /** When the family expects a call or an email, as ISO 8601. [TRUTH-008] */
  respondBy?: string
  /** The recipient's latest response. [TRUTH-008] */
  response?: ReleaseResponse
  /** What the recipient noted with it. */
  responseNote?: string
  /** When the recipient first responded, as ISO 8601. */
  respondedAt?: string
}

const releaseStatus = Type.Union([
  Type.Literal('active'),
  Type.Literal('ended'),
  Type.Literal('revoked'),
  Type.Literal('confirmed'),
  Type.Literal('overdue'),
])

const releaseResponse = Type.Union([Type.Literal('contacted'), Type.Literal('tour-offered'), Type.Literal('declined')])

/**
 * The list of releases. `waiting` ones were revoked, and the recipient hasn't confirmed the deletion. `recipient` is the id of an advisor or a
 * community.
 */
export const ReleaseParameters = listParameters(
  ['sentAt', 'recipientName', 'status', 'stoppedAt', 'confirmBy', 'respondBy', 'respondedAt'],
  {
    client: reference(uuid),
    confirmation: only(Type.Literal('waiting')),
    status: choice(releaseStatus),
    recipientKind: choice(Type.Union([Type.Literal('operator'), Type.Literal('agent'), Type.Literal('community')])),
    recipient: only(communitySlugLine),
    response: choice(releaseResponse),
    firstResponse: waitingTime,
    state: reference(stateCode),
    sentAt: range(moment),
    openedAt: range(moment),
    stoppedAt: range(moment),
    confirmBy: range(moment),
    respondBy: range(moment),
    respondedAt: range(moment),
  },
)
export type ReleaseParameters = Static<typeof ReleaseParameters>

/** A response to a released family. `note` is required for `declined`. [TRUTH-008] */
export const NewReleaseResponse = Type.Object(
  { response: releaseResponse, note: Type.Optional(text(1000)) },
  { additionalProperties: false },
)
export type NewReleaseResponse = Static<typeof NewReleaseResponse>

/** Releases of families' data. [TRUST-002] */
export const releases = {
  list: {
    method: 'GET',
    path: '/platform/releases',
    status: 200,
    access: staff,
    summary: 'Lists the releases you received, by default newest first; admins see all',
    resource: 'releases',
    query: ReleaseParameters,
    response: pageOf<Release>(),
  },
  get: {
    method: 'GET',
    path: '/platform/releases/:id',
    status: 200,
    access: staff,
    summary: 'Returns a release that you received',
    resource: 'releases',
    response: of<Release>(),
  },
  confirm: {
    method: 'POST',
    path: '/platform/releases/:id/confirm',
    status: 201,
    access: staff,
    summary: 'Confirms that the recipient deleted the data of a revoked release',
    resource: 'releases',
    response: of<Release>(),
  },
} as const satisfies Endpoints

/** Responses of communities' teams and real estate agents to the families released to them. [TRUTH-008] */
export const releaseResponses = {
  create: {
    method: 'POST',
    path: '/platform/releases/:id/responses',
    status: 201,
    access: ['provider', 'real-estate-agent'],
    summary:
      'Records that you contacted a family, or declines it; a declined family goes to an advisor or another agent',
    resource: 'releases',
    body: NewReleaseResponse,
    response: of<Release>(),
  },
} as const satisfies Endpoints
