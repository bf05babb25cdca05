import { endpoints } from '@pkg/api-client/server'
import { listServices, listSource } from '~/features/lists/index.server'
import { pool } from './list'
import { poolRow } from './row'

/** Where families without an advisor come from. */
export const source = listSource({
  list: pool,
  endpoint: endpoints.leadSuggestions.list,
  load: (api, query) => api.leadSuggestions.list(query),
  toRow: poolRow,
})

export const services = listServices(source)
