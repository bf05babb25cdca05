import { endpoints } from '@pkg/api-client/server'
import { listServices, listSource } from '~/features/lists/index.server'
import { coverage } from './list'
import { coverageRow } from './row'

/** Where the counties come from. */
export const source = listSource({
  list: coverage,
  endpoint: endpoints.countyCoverage.list,
  load: (api, query) => api.countyCoverage.list(query),
  toRow: coverageRow,
})

export const services = listServices(source)
