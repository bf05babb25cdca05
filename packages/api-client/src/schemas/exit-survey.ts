import { type Static, Type } from '@sinclair/typebox'
import { paging } from './paging'

/** A page of the exit survey's answers. [EXIT-008] */
export const ExitSurveyParameters = Type.Object(paging, { additionalProperties: false })
export type ExitSurveyParameters = Static<typeof ExitSurveyParameters>
