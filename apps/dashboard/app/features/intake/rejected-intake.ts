import type { KnownFamily } from '@pkg/api-client'
import type { RejectedForm } from '~/site/forms/rejected-form'
import type { AnswersBase } from './answers-base'
import type { AnswerValues } from './answer-values'

/** A new family that wasn't added: what was typed, what to correct, and who is known. */
export interface RejectedFamily extends RejectedForm {
  answers: AnswerValues
  known?: KnownFamily[] | undefined
}

/** Changed answers that weren't saved: what was typed, what to correct, and what someone else changed meanwhile. */
export interface RejectedAnswers extends RejectedForm {
  answers: AnswerValues
  /** What the form is based on from now on. */
  basis: AnswersBase
  conflicts?: string[] | undefined
}

/** The intent of the form that changes what a family says. */
export const answersIntent = 'change-answers'

/** Returns the changed answers that weren't saved, if that's what a form returned. */
export const rejectedAnswers = (rejected: object | undefined): RejectedAnswers | undefined =>
  isRejectedAnswers(rejected) ? rejected : undefined

const isRejectedAnswers = (rejected: object | undefined): rejected is RejectedAnswers =>
  rejected !== undefined && 'intent' in rejected && rejected.intent === answersIntent

/** The name under which the browser keeps a new family that wasn't added yet. Colleagues can share a computer. */
export const newFamilyDraft = (userId: string): string => `new family ${userId}`

/** The name under which the browser keeps changed answers that weren't saved yet. */
export const answersDraft = (familyId: string, userId: string): string => `answers ${familyId} ${userId}`
