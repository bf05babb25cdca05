import { type Community, type GatewaySummary, gatewaySummary } from '@pkg/domain'

/** What the wizard knows of a community. The address says whether the visitor came by an ad. [COMM-005, COMM-009] */
export const wizardSummary = (community: Community, request: Request): GatewaySummary =>
  gatewaySummary(community, { isPaidAd: new URL(request.url).searchParams.get('entry') === 'paid-ad' })
