import type { GatewaySummary, Homebase, RecommendedCommunity } from '@pkg/domain'
import type { ConversionData } from '../answers/conversion-data'
import { community as withAdvisor, memoryStorage, pageProps, standingAt, stoodAt } from '../Gwizzy/gwizzy.stories.kit'
import { progressKeys, schemaForType } from '../machines/schemas'
import type { ConversionFlowProps } from './ConversionFlow'

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
  ...more,
})

/** What a family finds after its request. */
export const homebase: Homebase = {
  id: 'me',
  recommendedCommunities: [
    nearby('old-mill-terrace', 'Old Mill Terrace', 1.8, { care: ['assisted-living', 'memory-care'] }),
    nearby('marigold-house', 'Marigold House', 3.4, { hidePricing: true }),
    nearby('poudre-view', 'Poudre View', 6.1, { startingRate: 3850 }),
  ],
  recommendationReasons: ['They offer help with bathing and dressing.', 'They lie within your budget.'],
  agent: { id: 'teresa-lindqvist', name: 'Teresa Lindqvist', phone: '(970) 555-0142' },
  client: { communitiesInterested: [], hasSearchReasons: false },
  uuidInfo: {
    locationInfo: { timeZone: 'America/Denver' },
    referralInfo: { referredCommunitySlugs: [] },
    disclosureData: { isAcknowledged: false, states: [] },
  },
}

/** One that was referred to two communities. */
export const referred: Homebase = {
  ...homebase,
  uuidInfo: { ...homebase.uuidInfo, referralInfo: { referredCommunitySlugs: ['cottonwood-bend', 'marigold-house'] } },
}

/** In Idaho, where no law asks for a disclosure. */
export const community: GatewaySummary = { ...withAdvisor, state: 'ID', city: 'Boise' }
export const d2cCommunity: GatewaySummary = { ...community, conversionSchemaType: 'D2C', isD2C: true }
export const inColorado: GatewaySummary = { ...withAdvisor, isDisclosureEnabled: true }

/** Storage that holds a wizard whose request is on its way: three seconds later it is through. */
export function submitted(of: GatewaySummary = community, data: ConversionData = {}) {
  const schema = progressKeys[schemaForType(of.conversionSchemaType)]
  if (schema === 'gwizzy') return standingAt('homeSaleInterest', { homeSaleInterest: 'No', ...data }, 'submitting')
  return stoodAt('homeSaleInterest', {
    schema,
    passed: ['CareLevel', 'UserLocation', 'NextStep', 'NameInfo', 'EmailInfo', 'PhoneInfo'],
    own: { nextStep: 'detailedPricingBreakDown', homeSaleInterest: 'No', ...data },
    status: 'submitting',
  })
}

/** A flow whose wizard is about to be through. */
export const flowProps: ConversionFlowProps = {
  ...pageProps,
  community,
  layout: 'dialog',
  storage: memoryStorage(),
  flowServices: { getHomebase: () => Promise.resolve(homebase) },
}
