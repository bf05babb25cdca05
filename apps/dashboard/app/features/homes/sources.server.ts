import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { homes, leads } from './list'
import { homeRow, leadRow } from './row'

/** Where the homes of a real estate agent come from. [AGENT-006] */
export const homesSource = listSource({
  list: homes,
  endpoint: endpoints.realEstateReferrals.list,
  load: (api, query) => api.realEstateReferrals.list(query),
  toRow: homeRow,
})

/** Where the homes that families sell or buy come from, for admins. [DASH-016] */
export const leadsSource = listSource({ ...homesSource, list: leads, toRow: leadRow })
