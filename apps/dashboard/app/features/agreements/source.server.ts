import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { referralAgreements } from './list'
import { referralAgreementRow } from './row'

/** Where referral agreements with real estate agents come from. [DASH-016] */
export const referralAgreementsSource = listSource({
  list: referralAgreements,
  endpoint: endpoints.referralAgreements.list,
  load: (api, query) => api.referralAgreements.list(query),
  toRow: referralAgreementRow,
})
