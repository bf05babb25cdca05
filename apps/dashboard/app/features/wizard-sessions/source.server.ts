import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { wizardSessions } from './list'
import { sessionRow } from './row'

/** Where sessions of the wizard come from. */
export const wizardSessionsSource = listSource({
  list: wizardSessions,
  endpoint: endpoints.wizardRuns.list,
  load: (api, query) => api.wizardRuns.list(query),
  toRow: sessionRow,
})
