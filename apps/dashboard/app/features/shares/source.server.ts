import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { shares } from './list'
import { shareRow } from './row'

/** Where the releases to a person, or all, come from. */
export const sharesSource = listSource({
  list: shares,
  endpoint: endpoints.releases.list,
  load: (api, query) => api.releases.list(query),
  toRow: shareRow,
})
