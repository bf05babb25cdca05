import type { ExitSurveyAnswer } from '@pkg/api-client'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'

/** An answer of the exit survey. */
export interface AnswerRow {
  id: string
  name: string
  count: number
  lastAt: Moment
}

/** Returns the row of an answer. [EXIT-008] */
export const answerRow = ({ id, answer, count, lastAt }: ExitSurveyAnswer, clock: RequestClock): AnswerRow => ({
  id,
  name: answer,
  count,
  lastAt: formatMoment(lastAt, clock),
})
