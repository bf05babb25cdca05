import { endpoints } from '@pkg/api-client/server'
import { listServices, listSource } from '~/features/lists/index.server'
import { reviews } from './list'
import { reviewRow } from './row'

/** Where families’ reviews come from. */
export const source = listSource({
  list: reviews,
  endpoint: endpoints.reviews.list,
  load: (api, query) => api.reviews.list(query),
  toRow: reviewRow,
})

export const services = listServices(source)
