import { asyncError } from '../answers/async-error'
import { errorsAt } from '../answers/step-errors'
import type { CheckedAnswer } from './service-actors'
import type { WizardContext, WizardEvent } from './wizard-context'

/** What the server found out about a field on its own. */
export interface FieldCheckedEvent {
  type: 'fieldChecked'
  name: CheckedAnswer
  /** The value that was checked: it may have changed since. */
  value: string
  error: string
}

/** Whether a field has a value that the server can be asked about. */
export function isCheckable(context: WizardContext, event: WizardEvent | FieldCheckedEvent): boolean {
  if (event.type !== 'check' || context.status !== 'started' || !context.answers[event.name]) return false
  return !(event.name in errorsAt(context.step, context))
}

/** Asks the server about one field while its step stands, and tells `report` if it is not valid. [VAL-016, ERR-008] */
export async function checkField(
  { answers, services }: WizardContext,
  name: CheckedAnswer,
  report: (found: FieldCheckedEvent) => void,
): Promise<void> {
  const value = answers[name] ?? ''
  try {
    const check = (await services.applyFormValidation?.({ [name]: value }))?.[name]
    if (check?.isValid === false) report({ type: 'fieldChecked', name, value, error: asyncError(name, check.reason) })
  } catch (error) {
    services.log?.('Check not made', error)
  }
}
