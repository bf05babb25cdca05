import { endpoints } from '@pkg/api-client/server'
import { listServices, listSource } from '~/features/lists/index.server'
import { homes } from './list'
import { homeRow } from './row'

/** Where the homes of a real estate agent come from. */
export const source = listSource({
  list: homes,
  endpoint: endpoints.realEstateReferrals.list,
  load: (api, query) => api.realEstateReferrals.list(query),
  toRow: homeRow,
})

export const services = listServices(source)
