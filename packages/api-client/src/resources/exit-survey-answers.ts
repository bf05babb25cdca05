import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, pageOf } from '../endpoint'
import { moment } from '../schemas/record'
import { listParameters, range, textFilter } from '../schemas/list-parameters'

/** An answer of the exit survey, with how often it was chosen in the last 90 days. */
export interface ExitSurveyAnswer {
  id: string
  /** The answer as the survey offered it. */
  answer: string
  count: number
  /** When someone last chose it, as ISO 8601. */
  lastAt: string
}

/** The list of the exit survey's answers. `q` searches the answer. [EXIT-008] */
export const ExitSurveyParameters = listParameters(
  ['count', 'answer', 'lastAt'],
  { count: range(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })), lastAt: range(moment) },
  { q: textFilter },
)
export type ExitSurveyParameters = Static<typeof ExitSurveyParameters>

/** What people who left missed, for admins. [EXIT-008] */
export const exitSurveyAnswers = {
  list: {
    method: 'GET',
    path: '/admin/exit-survey-answers',
    status: 200,
    access: ['admin'],
    summary: 'Counts the answers of the exit survey in the last 90 days, by default the most frequent first',
    resource: 'exit-survey-answers',
    query: ExitSurveyParameters,
    response: pageOf<ExitSurveyAnswer>(),
  },
} as const satisfies Endpoints
