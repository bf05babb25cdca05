import { type Community, type GatewaySummary, gatewaySummary } from '@pkg/domain'

/** Returns what the wizard needs to know about a community. The URL says whether the visit is from an ad. [COMM-005, COMM-009] */
export const wizardSummary = (community: Community, request: Request): GatewaySummary =>
  gatewaySummary(community, { isPaidAd: new URL(request.url).searchParams.get('entry') === 'paid-ad' })
