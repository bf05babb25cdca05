import type { NewUuidAction } from '@pkg/api-client'
import type { Partner } from '../../../http/person'

/**
 * The action with the partner as its source, whatever the page says of itself: staff read there whom a family came by.
 * [DATA-009, DATA-016]
 */
export function withPartnerSource(action: NewUuidAction, partner: Partner): NewUuidAction {
  const { actionInfo } = action
  const source = { leadSource: 'affiliate', affiliateSource: partner.name, channel: 'affiliate' }
  return { ...action, actionInfo: { ...actionInfo, data: { ...actionInfo.data, ...source } } }
}
