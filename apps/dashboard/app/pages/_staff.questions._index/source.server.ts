import { endpoints } from '@pkg/api-client/server'
import { listServices, listSource } from '~/features/lists/index.server'
import { questions } from './list'
import { questionRow } from './row'

/** Where questions come from: those about a provider’s communities, or all. */
export const source = listSource({
  list: questions,
  endpoint: endpoints.communityQuestions.managed,
  load: (api, query) => api.communityQuestions.managed(query),
  toRow: questionRow,
})

export const services = listServices(source)
