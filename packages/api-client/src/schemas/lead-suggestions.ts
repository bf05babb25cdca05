import { type Static, Type } from '@sinclair/typebox'
import { moment } from './collection'
import { choice, listParameters, range, reference } from './list-parameters'
import { stateCode } from './text'

/** What the list of suggested families has: those that an advisor can get, and those that they can't get now. */
const suggestionStatus = Type.Union([Type.Literal('suggested'), Type.Literal('not-suggested')])

/** The list of families that wait for an advisor, by default the best fit first. [DASH-005] */
export const LeadSuggestionParameters = listParameters(['score', 'waitingSince'], {
  status: choice(suggestionStatus),
  state: reference(stateCode),
  waitingSince: range(moment),
})
export type LeadSuggestionParameters = Static<typeof LeadSuggestionParameters>
