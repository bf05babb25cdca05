import { isSame } from '../answers/with-answers'
import type { Progress } from '../progress/progress'
import type { WizardContext } from './wizard-context'

/** Whether the same request came as far or further in another tab, while a question stands here. [GWZ-101] */
export function isFurtherElsewhere(context: WizardContext, progress: Progress): boolean {
  if (context.status !== 'started' || progress.requestId !== context.requestId) return false
  if (progress.status !== 'started' && progress.status !== 'pending') return false
  if (progress.path.length < context.path.length) return false
  return !isSame(progress.path, context.path) || !isSame(progress.answers, context.answers)
}

/** Whether the same request is through in another tab, and not yet here. One that is on its way from here stays so. [GWZ-101] */
export function isSentElsewhere(context: WizardContext, progress: Progress): boolean {
  if (progress.requestId !== context.requestId || progress.status !== 'done') return false
  const { status, notes, unsent } = context
  if (notes.isThrough) return unsent !== undefined
  return status !== 'submitting' && status !== 'done'
}
