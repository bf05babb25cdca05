import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { partners } from './list'
import { partnerRow } from './row'

/** Where partners come from. */
export const partnersSource = listSource({
  list: partners,
  endpoint: endpoints.partners.list,
  load: (api, query) => api.partners.list(query),
  toRow: partnerRow,
})
