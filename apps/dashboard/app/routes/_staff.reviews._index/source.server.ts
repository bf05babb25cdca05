import { endpoints, requestSchemas } from '@pkg/api-client/server'
import { listServices } from '~/lists/list-services.server'
import { listSource } from '~/lists/list-source.server'
import { reviews } from './list'
import { reviewRow } from './row'

/** Where families’ reviews come from. */
export const source = listSource({
  list: reviews,
  endpoint: endpoints.reviews.list,
  schema: requestSchemas.reviews.list.query,
  load: (api, query) => api.reviews.list(query),
  toRow: reviewRow,
})

export const services = listServices(source)
