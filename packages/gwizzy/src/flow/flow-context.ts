import type { AdvisorContact, GatewaySummary, Homebase, RecommendedCommunity } from '@pkg/domain'
import type { ConversionData } from '../answers/conversion-data'
import type { Visitor } from '../services'
import type { FlowServices, FlowSettings } from './flow-services'

/** What is open. [FLOW-001] */
export type Modal =
  'none' | 'conversion' | 'postConversion' | 'recommendedCommunities' | 'advisor' | 'd2cConfirmation' | 'disclosure'

/** What a flow starts with. */
export interface FlowInput {
  community: GatewaySummary
  settings?: FlowSettings
  services?: FlowServices
  /** The signed-in person, if any. */
  visitor?: Visitor | undefined
}

/** Everything a flow knows. */
export interface FlowContext {
  modal: Modal
  community: GatewaySummary
  settings: FlowSettings
  services: FlowServices
  visitor: Visitor | undefined
  /** The idempotency key of what this flow sends. */
  requestId: string
  /** The `requestId` of the completed wizard, under which what follows belongs to it. */
  conversionId: string | undefined
  /** What the wizard learnt, once it was completed. [FLOW-003] */
  data: ConversionData | undefined
  isUserCreated: boolean
  homebase: Homebase | undefined
  /** The advisor who was assigned, else the community's. */
  advisor: AdvisorContact | undefined
  /** Communities to ask as well: the picked ones, else the nearest; without the current one, three at most. [FLOW-006, FLOW-007] */
  recommended: RecommendedCommunity[]
  /** The slugs asked for pricing in this flow. */
  requested: string[]
  /** What a notice says at the moment. [CTA-005] */
  notice: string | undefined
  isDisclosureAnswered: boolean
}

/** What happens in a flow. */
export type FlowEvent =
  | { type: 'start' }
  | { type: 'completed'; data: ConversionData; isUserCreated: boolean; continues: boolean; requestId?: string }
  | { type: 'requestAll' }
  | { type: 'recommendedDone' }
  | { type: 'disclosureConfirmed'; isAcknowledged: boolean }
  | { type: 'advisorDone' }
  | { type: 'postConversionDone' }
  | { type: 'close' }
  | { type: 'reset' }

/** A flow in which nothing has happened yet. [FLOW-001] */
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
    notice: undefined,
    isDisclosureAnswered: false,
  }
}
