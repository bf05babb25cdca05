import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { changeRow } from './change-row'
import { changesList, readsList } from './list'
import { readRow } from './read-row'

/** Where the changes of staff come from. [WORK-017] */
export const changesSource = listSource({
  list: changesList,
  endpoint: endpoints.recordChanges.list,
  load: (api, query) => api.recordChanges.list(query),
  toRow: changeRow,
})

/** Where the looks at contact info come from. [WORK-017] */
export const readsSource = listSource({
  list: readsList,
  endpoint: endpoints.recordReads.list,
  load: (api, query) => api.recordReads.list(query),
  toRow: readRow,
})
