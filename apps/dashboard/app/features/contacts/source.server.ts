import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { contacts } from './list'
import { contactRow } from './row'

/** Where contacts come from. */
export const contactsSource = listSource({
  list: contacts,
  endpoint: endpoints.contacts.list,
  load: (api, query) => api.contacts.list(query),
  toRow: contactRow,
})
