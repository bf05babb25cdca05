import type { GatewaySummary, Homebase, RecommendedCommunity } from '@pkg/domain'
import { createActor, SimulatedClock } from 'xstate'
import type { ConversionData } from '../answers/conversion-data'
import { community, settle } from '../machines/wizard.test.kit'
import { conversionFlowMachine } from './conversion-flow.machine'
import type { FlowEvent, FlowInput } from './flow-context'
import type { FlowServices } from './flow-services'

/** Returns a recommended community at a distance in miles. */
export const recommendation = (id: string, distance: number): RecommendedCommunity => ({
  id,
  name: id,
  url: `/assisted-living/idaho/boise/${id}`,
  city: 'Boise',
  state: 'ID',
  care: ['assisted-living'],
  imagePath: '',
  startingRate: 3600,
  hidePricing: false,
  distance,
  isDirect: false,
  feePercent: 50,
})

/** Returns a homebase without activity, except for `change`. */
export function buildHomebase(change: {
  recommended?: RecommendedCommunity[]
  referred?: string[]
  acknowledged?: Homebase['uuidInfo']['disclosureData']['states']
  agent?: Homebase['agent']
  openShares?: number
}): Homebase {
  const { recommended = [], referred = [], acknowledged = [], agent, openShares = 3 } = change
  return {
    id: 'me',
    recommendedCommunities: recommended,
    openShares,
    recommendationReasons: [],
    ...(agent && { agent }),
    client: { communitiesInterested: [], hasSearchReasons: false },
    uuidInfo: {
      locationInfo: { timeZone: 'America/Boise' },
      referralInfo: {
        referredCommunitySlugs: referred,
        hasOtherRecipients: false,
        heldSlugs: [],
        undisclosedSlugs: [],
      },
      disclosureData: { isAcknowledged: acknowledged.length > 0, states: acknowledged },
    },
  }
}

/** A flow whose wizard is about to be completed. */
export interface FlowUnderTest extends Partial<Omit<FlowInput, 'community'>> {
  community?: Partial<GatewaySummary>
  homebase?: Homebase
  services?: FlowServices
}

/** Starts a flow with its own clock. */
export function startFlow({ community: overrides, homebase, services, ...input }: FlowUnderTest = {}) {
  const clock = new SimulatedClock()
  const went: string[] = []
  const actor = createActor(conversionFlowMachine, {
    input: {
      community: { ...community, ...overrides },
      services: {
        ...(homebase && { getHomebase: async () => homebase }),
        navigate: (path) => void went.push(path),
        ...services,
      },
      ...input,
    },
    clock,
  }).start()
  const send = async (event: FlowEvent) => {
    actor.send(event)
    await settle()
  }
  return {
    clock,
    actor,
    went,
    send,
    context: () => actor.getSnapshot().context,
    modal: () => actor.getSnapshot().context.modal,
    /** Opens the wizard, completes it, and continues from the screen that says who has the request. */
    async complete(data: ConversionData = {}, continues = true) {
      await send({ type: 'start' })
      await send({ type: 'completed', data, isUserCreated: true, continues })
      await send({ type: 'continue' })
    },
  }
}
