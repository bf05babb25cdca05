import type { Pane } from '@pkg/ui/core'
import { isQuestionOpen } from '../machines/wizard-statuses'
import type { WizardContext } from '../machines/wizard-context'

/** Returns whether there is a house above the questions: not in a conversation, nor above the questions after the request. [LOOK-007] */
export const hasHouse = ({ schema, settings }: WizardContext): boolean =>
  schema !== 'postConversion' && !settings.isChatMode

/** Returns the windows of the house: one for each step, lit once it's answered, and all of them once the request is complete. [LOOK-007] */
export function answerPanes(context: Pick<WizardContext, 'path' | 'status'>, of: number): Pane[] {
  const answered = isQuestionOpen(context) ? Math.max(0, context.path.length - 1) : of
  return Array.from({ length: of }, (_, index) => (index < answered ? 'lit' : index === answered ? 'here' : 'dark'))
}
