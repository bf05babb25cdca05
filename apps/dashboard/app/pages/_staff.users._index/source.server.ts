import { endpoints } from '@pkg/api-client/server'
import { listServices, listSource } from '~/features/lists/index.server'
import { users } from './list'
import { userRow } from './row'

/** Where accounts come from, and what is done with each of them. */
export const source = listSource({
  list: users,
  endpoint: endpoints.adminUsers.list,
  load: (api, query) => api.adminUsers.list(query),
  toRow: userRow,
  runs: {
    invite: (api, id) => api.adminUsers.invite({ id }),
    'sign-out': (api, id) => api.adminUsers.endSessions({ id }),
  },
})

export const services = listServices(source)
