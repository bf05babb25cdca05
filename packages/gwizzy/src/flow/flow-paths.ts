import { careTypeForLevel, categoryUrl } from '@pkg/domain'
import type { FlowContext } from './flow-context'

/** Returns the `/homebase` path with the entry point's modal for the flow's community. [FLOW-010, FLOW-013, HOME-001] */
export function homebasePath({ community, settings }: FlowContext): string {
  const query = new URLSearchParams({ modal: settings.entryPoint ?? 'communityPricing', communityName: community.name })
  if (community.isAutoReferable) query.set('isAutoReferable', 'true')
  return `/homebase?${query}`
}

/**
 * Returns the category page of a paid-ad request's care level and location, or none for other schemas and while either is unknown.
 * [FLOW-016, ROUTE-007]
 */
export function categoryPath({ community, data }: FlowContext): string | undefined {
  if (community.conversionSchemaType !== 'PaidAd' || !data?.adl || !data.location) return undefined
  const { city, state } = data.location.searchParams
  return categoryUrl({ care: careTypeForLevel(data.adl), state, city })
}
