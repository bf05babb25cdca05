import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { leadRow } from './lead-row'
import { leads } from './leads-list'

/** Where the homes that families sell or buy come from, for admins. [DASH-016] */
export const leadsSource = listSource({
  list: leads,
  endpoint: endpoints.realEstateReferrals.list,
  load: (api, query) => api.realEstateReferrals.list(query),
  toRow: leadRow,
})
