import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { licenses } from './list'
import { licenseRow } from './row'

/** Where the licenses of real estate agents come from. [DASH-016] */
export const licensesSource = listSource({
  list: licenses,
  endpoint: endpoints.realEstateLicenses.list,
  load: (api, query) => api.realEstateLicenses.list(query),
  toRow: licenseRow,
})
