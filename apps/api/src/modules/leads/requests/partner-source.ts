import type { NewUuidAction } from '@pkg/api-client'
import type { Partner } from '../../../http/person'

/** Returns a user action with the partner as its lead source, which replaces the one that the partner's page sent. [DATA-009, DATA-016] */
export function withPartnerSource(action: NewUuidAction, partner: Partner): NewUuidAction {
  const { actionInfo } = action
  const source = { leadSource: 'affiliate', affiliateSource: partner.name, channel: 'affiliate' }
  return { ...action, actionInfo: { ...actionInfo, data: { ...actionInfo.data, ...source } } }
}
