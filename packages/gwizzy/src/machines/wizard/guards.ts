import { isAnswered, requiresAnswer } from '../../answers/step-errors'
import { changedNames } from '../../answers/with-answers'
import { conditions } from '../conditions'
import { httpStatus, isCallersChanged } from '../failures'
import { isCheckable } from '../field-check'
import { isAheadInOtherTab, isSentInOtherTab } from '../other-tabs'
import { canGoBack } from '../wizard-status'
import { isQuestionOpen } from '../wizard-statuses'
import { needsUser } from './unsaved-contact'
import type { WizardMoment } from './wizard-types'

/** The services that `isServiceMissing` checks. */
type ServiceName = 'applyFormValidation' | 'createUuidAction' | 'searchPlaces'

const questionGuards = {
  isUnanswered: ({ context }: WizardMoment) => !isAnswered(context.step, context),
  isServiceMissing: ({ context }: WizardMoment, { service }: { service: ServiceName }) =>
    context.services[service] === undefined,
  knowsResidentQuestion: ({ context }: WizardMoment) => context.isResidentNameRequired !== undefined,
  isAt: ({ context }: WizardMoment, { step }: { step: string }) => context.path.at(-1) === step,
  isQuestionOpen: ({ context }: WizardMoment) => isQuestionOpen(context),
  canGoBack: ({ context }: WizardMoment) => canGoBack(context),
  staysOnStep: (moment: WizardMoment) => isQuestionOpen(moment.context) && !changesEarlierAnswer(moment),
  isCheckable: ({ context, event }: WizardMoment) => isCheckable(context, event),
  isStillCurrent: ({ context, event }: WizardMoment) =>
    event.type === 'fieldChecked' &&
    context.status === 'started' &&
    context.step === event.step &&
    !(event.name in context.errors) &&
    context.answers[event.name] === event.value,
}

const submitGuards = {
  isAheadInOtherTab: ({ context, event }: WizardMoment) =>
    event.type === 'adopt' && isAheadInOtherTab(context, event.progress),
  isSentInOtherTab: ({ context, event }: WizardMoment) =>
    event.type === 'adopt' && isSentInOtherTab(context, event.progress),
  isDone: ({ context }: WizardMoment) => context.status === 'done',
  wasSubmitting: ({ context }: WizardMoment) => context.status === 'submitting' || context.status === 'error',
  isUnsent: ({ context }: WizardMoment) => context.unsent !== undefined,
  canRetry: ({ context }: WizardMoment) => !context.isRejected,
  declinesCalls: ({ context }: WizardMoment) => context.answers.noCalls === true,
  knowsCallers: ({ context }: WizardMoment) => context.internals.callerChoice !== undefined,
  awaitsCallers: ({ context }: WizardMoment) => context.internals.callerChoice === undefined,
  isCallersChanged: (_: WizardMoment, { error }: { error: unknown }) => isCallersChanged(error),
  needsNoUser: ({ context }: WizardMoment) => !needsUser(context),
  hasUser: ({ context }: WizardMoment) => context.internals.savedContact !== undefined || !needsUser(context),
  // 429 follows after many known users on one network. The request doesn't need the user.
  isKnownUser: (_: WizardMoment, { error }: { error: unknown }) => [409, 429].includes(httpStatus(error) ?? 0),
}

/** What decides where a wizard goes, by name. */
export const wizardGuards = { ...questionGuards, ...submitGuards, ...conditions }

/** Returns whether an event changes the answer to an earlier question, after which later steps may no longer apply. */
function changesEarlierAnswer({ context: { path, step, answers }, event }: WizardMoment): boolean {
  if (event.type !== 'answer') return false
  const changed = changedNames(answers, event.answers).filter((name) => !requiresAnswer(step, name))
  return changed.some((name) => path.some((passed) => requiresAnswer(passed, name)))
}
