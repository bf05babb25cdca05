import { endpoints, requestSchemas } from '@pkg/api-client/server'
import { listServices } from '~/lists/list-services.server'
import { listSource } from '~/lists/list-source.server'
import { homes } from './list'
import { homeRow } from './row'

/** Where the homes of a real estate agent come from. */
export const source = listSource({
  list: homes,
  endpoint: endpoints.realEstateReferrals.list,
  schema: requestSchemas.realEstateReferrals.list.query,
  load: (api, query) => api.realEstateReferrals.list(query),
  toRow: homeRow,
})

export const services = listServices(source)
