import { trimInvisible } from '@pkg/domain'
import { asyncError } from '../answers/async-error'
import { errorsAt } from '../answers/step-errors'
import type { CheckedAnswer } from './checked-answer'
import type { WizardContext, WizardEvent } from './wizard-context'

/** The server's result for a field checked separately. */
export interface FieldCheckedEvent {
  type: 'fieldChecked'
  name: CheckedAnswer
  /** The step that shows the field, which the person may have left since. */
  step: WizardContext['step']
  /** The checked value, which may have changed since. */
  value: string
  error: string
}

/**
 * Returns whether a field has a value to check on the server. A field that has an error already is left when the summary takes the focus, and
 * keeps that error.
 */
export function isCheckable(context: WizardContext, event: WizardEvent | FieldCheckedEvent): boolean {
  if (event.type !== 'check' || context.status !== 'started' || !context.answers[event.name]) return false
  return !(event.name in context.errors) && !(event.name in errorsAt(context.step, context))
}

/** Checks one field on the server while its step is shown and calls `report` if it's invalid. [VAL-016, ERR-008] */
export async function checkField(
  { answers, services, step }: WizardContext,
  name: CheckedAnswer,
  report: (found: FieldCheckedEvent) => void,
): Promise<void> {
  const value = answers[name] ?? ''
  try {
    const check = (await services.applyFormValidation?.({ [name]: trimInvisible(value) }))?.[name]
    if (check?.isValid !== false) return
    report({ type: 'fieldChecked', name, step, value, error: asyncError(name, check.reason) })
  } catch (error) {
    services.log?.('Check not made', error)
  }
}
