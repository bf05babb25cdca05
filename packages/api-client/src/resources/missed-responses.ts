import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, pageOf } from '../endpoint'
import { moment } from '../schemas/record'
import { choice, listParameters, range, reference } from '../schemas/list-parameters'
import { line, uuid } from '../schemas/text'

/** A family that a recipient declined, or didn't respond to in time. [TRUTH-008] */
export interface MissedResponse {
  id: string
  outcome: 'declined' | 'no-response'
  recipientKind: 'advisor' | 'community' | 'real-estate-agent'
  recipientName: string
  clientId: string
  clientName: string
  reason?: string
  /** When the recipient declined, when its time was up, or when it got the family, as ISO 8601. */
  at: string
  /** The family's advisor now. */
  agentName?: string
}

/** The list of missed responses. `agent` is the family's advisor now. [TRUTH-008] */
export const MissedResponseParameters = listParameters(['at', 'recipientName', 'clientName', 'agentName', 'outcome'], {
  outcome: choice(Type.Union([Type.Literal('declined'), Type.Literal('no-response')])),
  recipientKind: choice(
    Type.Union([Type.Literal('advisor'), Type.Literal('community'), Type.Literal('real-estate-agent')]),
  ),
  client: reference(uuid),
  agent: reference(line(160)),
  at: range(moment),
})
export type MissedResponseParameters = Static<typeof MissedResponseParameters>

/** Families that advisors, communities, and real estate agents declined or didn't respond to, for admins. [TRUTH-008] */
export const missedResponses = {
  list: {
    method: 'GET',
    path: '/admin/missed-responses',
    status: 200,
    access: ['admin'],
    summary: "Lists the families that a recipient declined or didn't respond to in time, by default newest first",
    resource: 'missed-responses',
    query: MissedResponseParameters,
    response: pageOf<MissedResponse>(),
  },
} as const satisfies Endpoints
