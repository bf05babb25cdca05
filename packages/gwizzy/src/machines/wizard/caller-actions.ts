import type { CallerChoice } from '@pkg/domain'
import { withoutUndefined } from '../../answers/without-undefined'
import type { AnyStepId } from '../step-ids'
import type { WizardContext } from '../wizard-context'
import { change, changeInternals } from './wizard-types'

/** What a wizard does about who will call. [TRUST-009, TRUTH-001] */
export const callerActions = {
  forgetCallers: changeInternals(({ context }) => ({
    callerChoice: context.services.chooseCallers ? undefined : 'unknown',
  })),
  saveCallers: changeInternals<{ choice: CallerChoice | 'unknown' }>((_, { choice }) => ({ callerChoice: choice })),
  giveUpOnCallers: changeInternals(({ context }) => ({ callerChoice: context.internals.callerChoice ?? 'unknown' })),
  // The request goes nowhere until the family has seen who will call now.
  returnToCallers: change(({ context }) => ({
    path: pathToCallers(context.path),
    // The consent to texts named someone else.
    answers: withoutUndefined({ ...context.answers, consent: undefined }),
    unsent: undefined,
    status: 'started',
    internals: { ...context.internals, haveCallersChanged: true, isCompleted: false, attempts: 0 },
  })),
}

/** Returns the id of the callers that the family was shown, if it was shown any by name. */
export function callerChoiceId({ internals: { callerChoice } }: WizardContext): string | undefined {
  return typeof callerChoice === 'object' ? callerChoice.id : undefined
}

/** Returns a path up to the step that says who will call. */
function pathToCallers(path: readonly AnyStepId[]): AnyStepId[] {
  return path.slice(0, path.findIndex((step) => step === 'PhoneInfo' || step === 'ContactInfo') + 1)
}
