import { endpoints } from '@pkg/api-client/server'
import { listServices, listSource } from '~/features/lists/index.server'
import { applications } from './list'
import { applicationRow } from './row'

/** Where advisors’ applications come from. */
export const source = listSource({
  list: applications,
  endpoint: endpoints.adminAgents.list,
  load: (api, query) => api.adminAgents.list(query),
  toRow: applicationRow,
})

export const services = listServices(source)
