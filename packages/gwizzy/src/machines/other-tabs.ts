import { isSameAnswer } from '../answers/with-answers'
import type { Progress } from '../progress/progress'
import type { WizardContext } from './wizard-context'
import { isQuestionOpen } from './wizard-statuses'

/** Returns whether the same request is as far or further in another tab, while a question is open in this one. [GWZ-101] */
export function isAheadInOtherTab(context: WizardContext, progress: Progress): boolean {
  if (context.status !== 'started' || progress.requestId !== context.requestId) return false
  if (!isQuestionOpen(progress) || progress.path.length < context.path.length) return false
  return !isSameAnswer(progress.path, context.path) || !isSameAnswer(progress.answers, context.answers)
}

/** Returns whether another tab finished the same request and this one hasn't. A request that this tab is sending isn't interrupted. [GWZ-101] */
export function isSentInOtherTab(context: WizardContext, progress: Progress): boolean {
  if (progress.requestId !== context.requestId || progress.status !== 'done') return false
  const { status, internals, unsent } = context
  if (internals.isCompleted) return unsent !== undefined
  return status !== 'submitting' && status !== 'done'
}
