import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { tours } from './list'
import { tourListRow } from './row'

/** Where the tours that a person sees come from. */
export const toursSource = listSource({
  list: tours,
  endpoint: endpoints.tours.list,
  load: (api, query) => api.tours.list(query),
  toRow: tourListRow,
})
