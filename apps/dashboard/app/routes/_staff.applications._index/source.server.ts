import { endpoints, requestSchemas } from '@pkg/api-client/server'
import { listServices } from '~/lists/list-services.server'
import { listSource } from '~/lists/list-source.server'
import { applications } from './list'
import { applicationRow } from './row'

/** Where advisors’ applications come from. */
export const source = listSource({
  list: applications,
  endpoint: endpoints.adminAgents.list,
  schema: requestSchemas.adminAgents.list.query,
  load: (api, query) => api.adminAgents.list(query),
  toRow: applicationRow,
})

export const services = listServices(source)
