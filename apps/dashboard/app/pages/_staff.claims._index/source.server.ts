import { endpoints } from '@pkg/api-client/server'
import { listServices, listSource } from '~/features/lists/index.server'
import { claims } from './list'
import { claimRow } from './row'

/** Where people’s claims to communities come from. */
export const source = listSource({
  list: claims,
  endpoint: endpoints.adminClaims.list,
  load: (api, query) => api.adminClaims.list(query),
  toRow: claimRow,
})

export const services = listServices(source)
