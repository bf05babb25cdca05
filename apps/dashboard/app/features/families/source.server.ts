import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { familyRow } from './family-row'
import { families } from './list'

/** Where the families of an advisor, or all, come from. */
export const familySource = listSource({
  list: families,
  endpoint: endpoints.clients.list,
  load: (api, query) => api.clients.list(query),
  toRow: familyRow,
  counts({ stages, paused }, view) {
    // The paused families say nothing about the others.
    if (view === 'paused') return undefined
    const all = Object.values(stages).reduce((sum, count) => sum + count, 0)
    return { ...stages, paused, all }
  },
})
