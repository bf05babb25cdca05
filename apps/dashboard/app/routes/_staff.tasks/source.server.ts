import { endpoints, requestSchemas } from '@pkg/api-client/server'
import { listServices } from '~/lists/list-services.server'
import { listSource } from '~/lists/list-source.server'
import { taskRow } from '~/tasks/task-row'
import { tasks } from './list'

/** Where the tasks of a person, or all, come from. */
export const source = listSource({
  list: tasks,
  endpoint: endpoints.tasks.list,
  schema: requestSchemas.tasks.list.query,
  load: (api, query) => api.tasks.list(query),
  toRow: taskRow,
})

export const services = listServices(source)
