import { endpoints } from '@pkg/api-client/server'
import { listServices, listSource } from '~/features/lists/index.server'
import { outbox } from './list'
import { messageRow } from './row'

/** Where the messages come from. */
export const source = listSource({
  list: outbox,
  endpoint: endpoints.emails.list,
  load: (api, query) => api.emails.list(query),
  toRow: messageRow,
})

export const services = listServices(source)
