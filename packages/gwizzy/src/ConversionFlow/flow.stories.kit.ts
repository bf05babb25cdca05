import type { GatewaySummary, Homebase, RecommendedCommunity } from '@pkg/domain'
import type { ConversionData } from '../answers/conversion-data'
import {
  community as withAdvisor,
  memoryStorage,
  pageProps,
  storageAtStep,
  storageAtSchemaStep,
} from '../Gwizzy/gwizzy.stories.kit'
import { progressKeys, schemaForType } from '../machines/schemas'
import type { ConversionFlowProps } from './conversion-flow-props'

const nearby = (id: string, name: string, distance: number, more: Partial<RecommendedCommunity> = {}) => ({
  id,
  name,
  url: `/assisted-living/colorado/fort-collins/${id}`,
  city: 'Fort Collins',
  state: 'CO',
  care: ['assisted-living' as const],
  imagePath: '',
  startingRate: 4200,
  hidePricing: false,
  distance,
  isDirect: false,
  feePercent: 50,
  ...more,
})

/** What a family sees after its request. */
export const homebase: Homebase = {
  id: 'me',
  openShares: 3,
  recommendedCommunities: [
    nearby('old-mill-terrace', 'Old Mill Terrace', 1.8, { care: ['assisted-living', 'memory-care'], isDirect: true }),
    nearby('marigold-house', 'Marigold House', 3.4, { hidePricing: true }),
    nearby('poudre-view', 'Poudre View', 6.1, { startingRate: 3850 }),
  ],
  recommendationReasons: ['They offer help with bathing and dressing.', 'They’re within your budget.'],
  agent: { id: 'teresa-lindqvist', name: 'Teresa Lindqvist', phone: '(970) 555-0142' },
  callBy: '2026-11-24T21:30:00.000Z',
  client: { communitiesInterested: [], hasSearchReasons: false },
  uuidInfo: {
    locationInfo: { timeZone: 'America/Denver' },
    referralInfo: { referredCommunitySlugs: [], hasOtherRecipients: false, heldSlugs: [], undisclosedSlugs: [] },
    disclosureData: { isAcknowledged: false, states: [] },
  },
}

const { agent, ...withoutAdvisor } = homebase

/** A homebase with two communities whose teams call, and an advisor who calls if they don't. */
export const referred: Homebase = {
  ...withoutAdvisor,
  ...(agent && { backup: agent }),
  client: {
    communitiesInterested: [
      nearby('cottonwood-bend', 'Cottonwood Bend', 0, { isDirect: true }),
      nearby('marigold-house', 'Marigold House', 3.4, { isDirect: true, hidePricing: true }),
    ],
    hasSearchReasons: false,
  },
  uuidInfo: {
    ...homebase.uuidInfo,
    referralInfo: {
      referredCommunitySlugs: ['cottonwood-bend', 'marigold-house'],
      hasOtherRecipients: false,
      heldSlugs: [],
      undisclosedSlugs: [],
    },
  },
}

/** A community in Idaho, whose law requires no disclosure. */
export const community: GatewaySummary = { ...withAdvisor, state: 'ID', city: 'Boise' }
export const d2cCommunity: GatewaySummary = { ...community, conversionSchemaType: 'D2C', isD2C: true }
export const inColorado: GatewaySummary = { ...withAdvisor, isDisclosureEnabled: true }

/** Returns storage with a wizard whose request is being sent and is done after three seconds. */
export function submitted(of: GatewaySummary = community, data: ConversionData = {}) {
  const schema = progressKeys[schemaForType(of.conversionSchemaType)]
  if (schema === 'gwizzy') return storageAtStep('homeSaleInterest', { homeSaleInterest: 'No', ...data }, 'submitting')
  return storageAtSchemaStep('homeSaleInterest', {
    schema,
    passed: ['CareLevel', 'UserLocation', 'NextStep', 'NameInfo', 'EmailInfo', 'PhoneInfo'],
    answers: { nextStep: 'detailedPricingBreakDown', homeSaleInterest: 'No', ...data },
    status: 'submitting',
  })
}

/** A flow whose wizard is about to finish. */
export const flowProps: ConversionFlowProps = {
  ...pageProps,
  community,
  layout: 'dialog',
  storage: memoryStorage(),
  flowServices: { getHomebase: () => Promise.resolve(homebase) },
}
