import { type Static, Type } from '@sinclair/typebox'
import { moment } from './collection'
import { listParameters, range, textFilter } from './list-parameters'

/** The list of the exit survey's answers. `q` searches the answer. [EXIT-008] */
export const ExitSurveyParameters = listParameters(
  ['count', 'answer', 'lastAt'],
  { count: range(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })), lastAt: range(moment) },
  { q: textFilter },
)
export type ExitSurveyParameters = Static<typeof ExitSurveyParameters>
