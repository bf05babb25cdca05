import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { suggestedEdits } from './list'
import { editRow } from './row'

/** Where suggested edits come from. */
export const suggestedEditsSource = listSource({
  list: suggestedEdits,
  endpoint: endpoints.suggestedEdits.list,
  load: (api, query) => api.suggestedEdits.list(query),
  toRow: editRow,
})
