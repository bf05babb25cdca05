import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { content } from './list'
import { contentRow } from './row'

/** Where content entries come from. */
export const contentSource = listSource({
  list: content,
  endpoint: endpoints.contentEntries.list,
  load: (api, query) => api.contentEntries.list(query),
  toRow: contentRow,
})
