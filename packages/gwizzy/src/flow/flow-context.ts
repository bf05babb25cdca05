import type { AdvisorContact, CallerChoice, GatewaySummary, Homebase, RecommendedCommunity } from '@pkg/domain'
import type { ConversionData } from '../answers/conversion-data'
import type { Visitor } from '../services'
import type { FlowServices, FlowSettings } from './flow-services'

/** The open modal. [FLOW-001] */
export type Modal =
  | 'none'
  | 'conversion'
  | 'postConversion'
  | 'recommendedCommunities'
  | 'advisor'
  | 'd2cConfirmation'
  | 'disclosure'

/** The input of a flow. */
export interface FlowInput {
  community: GatewaySummary
  settings?: FlowSettings
  services?: FlowServices
  /** The signed-in person, if any. */
  visitor?: Visitor | undefined
}

/** The context of a flow. */
export interface FlowContext {
  modal: Modal
  community: GatewaySummary
  settings: FlowSettings
  services: FlowServices
  visitor: Visitor | undefined
  /** The idempotency key of everything this flow sends. */
  requestId: string
  /** The `requestId` of the completed wizard, to which everything that follows belongs. */
  conversionId: string | undefined
  /** The data of the completed wizard. [FLOW-003] */
  data: ConversionData | undefined
  isUserCreated: boolean
  homebase: Homebase | undefined
  /** The advisor who will call, or who calls if no team does, if the server named one. */
  advisor: AdvisorContact | undefined
  /** Nearby communities to offer: the chosen ones, or the nearest, without the current one and at most three. [FLOW-006, FLOW-007] */
  recommended: RecommendedCommunity[]
  /** The slugs of the nearby communities that have been requested. */
  requested: string[]
  /** The last request for nearby communities, with its idempotency key. A failed one is sent again under the same key. */
  nearbyRequest: { id: string; slugs: string[] } | undefined
  /** Who will call about the nearby communities, if the server said so. [TRUTH-001] */
  nearbyCallers: CallerChoice | undefined
  /** Whether the family wants to go on before the next modal is known. */
  hasContinued: boolean
  /** Whether the family wants to go on while that request is still being sent. [TRUTH-004] */
  isLeaving: boolean
  /** The current notice. [CTA-005] */
  notice: string | undefined
  isDisclosureAnswered: boolean
  /** Whether the flow has sent the browser to another page. [FLOW-010, FLOW-013, FLOW-016] */
  hasNavigated: boolean
}

/** The events of a flow. `resume` looks for a disclosure that a request sent earlier still waits for. */
export type FlowEvent =
  | { type: 'start' }
  | { type: 'completed'; data: ConversionData; isUserCreated: boolean; continues: boolean; requestId?: string }
  | { type: 'resume'; data: ConversionData }
  | { type: 'continue' }
  | { type: 'requestAll' }
  | { type: 'requestOne'; id: string }
  | { type: 'recommendedDone' }
  | { type: 'disclosureConfirmed'; isAcknowledged: boolean }
  | { type: 'advisorDone' }
  | { type: 'postConversionDone' }
  | { type: 'close' }
  | { type: 'reset' }

/** Returns the context of a flow that hasn't started. [FLOW-001] */
export function initialFlowContext({ community, settings = {}, services = {}, visitor }: FlowInput): FlowContext {
  return {
    modal: 'none',
    community,
    settings,
    services,
    visitor,
    requestId: crypto.randomUUID(),
    conversionId: undefined,
    data: undefined,
    isUserCreated: false,
    homebase: undefined,
    advisor: undefined,
    recommended: [],
    requested: [],
    nearbyRequest: undefined,
    nearbyCallers: undefined,
    hasContinued: false,
    isLeaving: false,
    notice: undefined,
    isDisclosureAnswered: false,
    hasNavigated: false,
  }
}
