import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { imports } from './list'
import { importListRow } from './row'

/** Where imports come from. */
export const importsSource = listSource({
  list: imports,
  endpoint: endpoints.imports.list,
  load: (api, query) => api.imports.list(query),
  toRow: importListRow,
})
