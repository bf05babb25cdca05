import { type Endpoints, of, pageOf } from '../endpoint'
import type { ExitSurveyParameters } from '../schemas/exit-survey'

/** An answer of the exit survey, with how often it was chosen in the last 90 days. */
export interface ExitSurveyAnswer {
  id: string
  /** The answer as the survey offered it. */
  answer: string
  count: number
  /** When someone last chose it, as ISO 8601. */
  lastAt: string
}

/** What people who left missed, for admins. [EXIT-008] */
export const exitSurveyAnswers = {
  list: {
    method: 'GET',
    path: '/admin/exit-survey-answers',
    status: 200,
    access: ['admin'],
    summary: 'Counts the answers of the exit survey in the last 90 days, by default the most frequent first',
    resource: 'exit-survey-answers',
    query: of<ExitSurveyParameters>(),
    response: pageOf<ExitSurveyAnswer>(),
  },
} as const satisfies Endpoints
