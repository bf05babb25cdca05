import { endpoints } from '@pkg/api-client/server'
import { listServices, listSource } from '~/features/lists/index.server'
import { collections } from './list'
import { collectionRow } from './row'

/** Where collections come from. */
export const source = listSource({
  list: collections,
  endpoint: endpoints.partnerCollections.list,
  load: (api, query) => api.partnerCollections.list(query),
  toRow: collectionRow,
})

export const services = listServices(source)
