import { type Community, type GatewaySummary, gatewaySummary } from '@pkg/domain'

/**
 * What the wizard knows of a community. State disclosures are off: a wizard that waits for an acknowledgement would never
 * end while this site does not show the text to acknowledge. [COMM-009, GWZ-112]
 */
export const wizardSummary = (community: Community): GatewaySummary =>
  gatewaySummary(community, { isDisclosureEnabled: false })
