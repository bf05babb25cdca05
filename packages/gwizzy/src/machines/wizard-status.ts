import { needsResidentName } from '../answers/needs-resident-name'
import { statusTexts } from '../texts/status-texts'
import type { WizardContext } from './wizard-context'

/** The words of the facts below, in the reader's language. */
export interface StatusTexts {
  buttons: { continue: string; submit: string }
  status: { submitting: string; done: string; noAgentDone: string; postConversionDone: string }
}

/** Whether a Back button shows: as soon as the path has more than one step, and until the request is on its way. [GWZ-071] */
export function canGoBack({ path, status }: WizardContext): boolean {
  return path.length > 1 && (status === 'started' || status === 'pending')
}

/** Whether the button that advances is disabled: while submitting, checking or sending, and as long as errors stand. [GWZ-117] */
export function isNextDisabled({ status, errors }: WizardContext): boolean {
  return status !== 'started' || Object.keys(errors).length > 0
}

/** What the button that advances reads: `Submit` on the last step, `Continue` before; in English unless told otherwise. [GWZ-066, GWZ-067, POST-014] */
export function nextLabel(context: WizardContext, { buttons }: StatusTexts = statusTexts): string {
  return isLastStep(context) ? buttons.submit : buttons.continue
}

function isLastStep(context: WizardContext): boolean {
  const { schema, step } = context
  if (schema === 'postConversion') return step === 'MoreInfoLeadInfo'
  return step === 'ResidentNameInfo' || (step === 'homeSaleInterest' && !needsResidentName(context))
}

/** The sentence in place of a question while a request is sent and once it was; none while a question stands. [GWZ-114 to GWZ-116, POST-018] */
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
