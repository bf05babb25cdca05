import { asksResidentName } from '../answers/asks-resident-name'
import { texts as english } from '../texts'
import type { WizardContext } from './wizard-context'

/** The words of the facts below, in the reader's language. */
export interface FrameTexts {
  buttons: { continue: string; submit: string }
  status: { submitting: string; done: string; noAgentDone: string }
}

/** Whether a Back button shows: as soon as the path has more than one step, and until the request is on its way. [GWZ-071] */
export function canGoBack({ path, status }: WizardContext): boolean {
  return path.length > 1 && (status === 'started' || status === 'pending')
}

/** Whether the button that advances is disabled: while submitting, checking or sending, and as long as errors stand. [GWZ-117] */
export function isNextDisabled({ status, errors }: WizardContext): boolean {
  return status !== 'started' || Object.keys(errors).length > 0
}

/** What the button that advances reads: `Submit` on the last step, `Continue` before; in English unless told otherwise. [GWZ-066, GWZ-067] */
export function nextLabel(context: WizardContext, { buttons }: FrameTexts = english): string {
  const isLast =
    context.step === 'ResidentNameInfo' || (context.step === 'homeSaleInterest' && !asksResidentName(context))
  return isLast ? buttons.submit : buttons.continue
}

/** The sentence in place of a question while a request is sent and once it was; none while a question stands. [GWZ-114 to GWZ-116] */
export function statusText(context: WizardContext, texts: FrameTexts = english, doneText?: string): string | undefined {
  const { status, schema } = context
  if (status === 'submitting') return texts.status.submitting
  if (status !== 'done') return undefined
  return doneText ?? (schema === 'noAgent' ? texts.status.noAgentDone : texts.status.done)
}
