import { endpoints } from '@pkg/api-client/server'
import { listServices, listSource } from '~/features/lists/index.server'
import { taskRow, tasks } from '~/features/tasks'

/** Where the tasks of a person, or all, come from. */
export const source = listSource({
  list: tasks,
  endpoint: endpoints.tasks.list,
  load: (api, query) => api.tasks.list(query),
  toRow: taskRow,
})

export const services = listServices(source)
