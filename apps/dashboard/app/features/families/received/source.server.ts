import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { receivedFamilies } from './list'
import { receivedRow } from './received-row'

/** Where the families that are shared with a provider or a real estate agent come from. [ROLE-010] */
export const receivedSource = listSource({
  list: receivedFamilies,
  endpoint: endpoints.clients.list,
  load: (api, query) => api.clients.list(query),
  toRow: receivedRow,
})
