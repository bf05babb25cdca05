import { endpoints } from '@pkg/api-client/server'
import { listServices, listSource } from '~/features/lists/index.server'
import { missedResponses } from './list'
import { missedRow } from './row'

/** Where missed responses come from. */
export const source = listSource({
  list: missedResponses,
  endpoint: endpoints.missedResponses.list,
  load: (api, query) => api.missedResponses.list(query),
  toRow: missedRow,
})

export const services = listServices(source)
