import { needsResidentName } from '../answers/needs-resident-name'
import { statusTexts } from '../texts/status-texts'
import type { WizardContext } from './wizard-context'
import { isQuestionOpen, type WizardStatus } from './wizard-statuses'

/** The texts of the functions below, in the reader's language. */
export interface StatusTexts {
  buttons: { continue: string; submit: string }
  status: { submitting: string; done: string; noAgentDone: string; postConversionDone: string }
}

/** Returns whether a Back button shows: once the path has more than one step, and until the request is being sent. [GWZ-071] */
export function canGoBack({ path, status }: WizardContext): boolean {
  return path.length > 1 && isQuestionOpen({ status })
}

/** Returns whether the Continue button is disabled: while submitting, checking, or sending, and while there are errors. [GWZ-117] */
export function isNextDisabled({ status, errors }: WizardContext): boolean {
  return status !== 'started' || Object.keys(errors).length > 0
}

/**
 * Returns the label of the Continue button: `Submit` on the last step, `Continue` before it. Defaults to English. [GWZ-066, GWZ-067,
 * POST-014]
 */
export function nextLabel(context: WizardContext, { buttons }: StatusTexts = statusTexts): string {
  return isLastStep(context) ? buttons.submit : buttons.continue
}

function isLastStep(context: WizardContext): boolean {
  return context.schema === 'postConversion' ? context.step === 'MoreInfoLeadInfo' : sendsRequest(context)
}

/** Returns whether the button of the current step sends a request to the community, which is when the family reads what it pays us. [TRUST-009] */
export function sendsRequest(context: WizardContext): boolean {
  const { schema, step } = context
  if (schema === 'postConversion') return false
  return step === 'ResidentNameInfo' || (step === 'homeSaleInterest' && !needsResidentName(context))
}

/**
 * Returns the status that the family and the next visit see. A wizard that called back is done, even if a disclosure keeps its machine at
 * `submitting`. [GWZ-101, GWZ-112, FLOW-003]
 */
export function finalStatus({ status, internals }: WizardContext): WizardStatus {
  return internals.isCompleted ? 'done' : status
}

/**
 * Returns the text that replaces a question while a request is sent and afterward, or none while a question is open. [GWZ-114 to GWZ-116,
 * POST-018]
 */
export function statusText(
  { status, schema }: WizardContext,
  texts: StatusTexts = statusTexts,
  doneText?: string,
): string | undefined {
  if (status === 'submitting') return texts.status.submitting
  if (status !== 'done') return undefined
  if (doneText !== undefined) return doneText
  if (schema === 'postConversion') return texts.status.postConversionDone
  return schema === 'noAgent' ? texts.status.noAgentDone : texts.status.done
}
