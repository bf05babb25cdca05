import { endpoints } from '@pkg/api-client/server'
import { listServices, listSource } from '~/features/lists/index.server'
import { exitSurvey } from './list'
import { answerRow } from './row'

/** Where the answers of the exit survey come from. */
export const source = listSource({
  list: exitSurvey,
  endpoint: endpoints.exitSurveyAnswers.list,
  load: (api, query) => api.exitSurveyAnswers.list(query),
  toRow: answerRow,
})

export const services = listServices(source)
