import { supplementalIncomeRequired } from '@pkg/domain'
import { assertEvent, assign, setup } from 'xstate'
import type { AnswerErrors } from '../answers/answers'
import { asksResidentName } from '../answers/asks-resident-name'
import { conversionDataOf } from '../answers/conversion-data'
import { isEmailLocked } from '../answers/prefilled'
import { problemsAt } from '../answers/problems'
import { contactOf, userActionOf } from '../answers/user-action-of'
import { withAnswers } from '../answers/with-answers'
import type { WizardReport } from '../services'
import { isRefusal, statusOf } from './failures'
import { serviceActors } from './service-actors'
import type { StepId } from './step-ids'
import type { WizardContext, WizardEvent, WizardInput } from './wizard-context'

/** The service calls that `lacks` asks for. */
type ServiceName = 'applyFormValidation' | 'createUuidAction' | 'isGwizzyQuestion'

const report = (context: WizardContext, event: WizardReport) => context.services.track?.(event)

/** What every conversion schema shares. A variant adds its states, nothing else. */
export const wizard = setup({
  types: {} as { context: WizardContext; events: WizardEvent; input: WizardInput },
  actors: serviceActors,
  delays: {
    /** How long a check or an early lead may hold a person up. */
    patience: 8000,
    /** From the lead action to done. [GWZ-112] */
    untilDone: 2000,
    /** From the lead action to the conversion-done callback, one second after done. [GWZ-113] */
    untilCallback: 3000,
    /** From one attempt at an unsent request to the next: 3 seconds, doubling up to a minute. */
    backoff: ({ context }) => Math.min(60_000, 3000 * 2 ** context.attempts),
  },
  guards: {
    unanswered: ({ context }) => Object.keys(problemsAt(context.step, context)).length > 0,
    lacks: ({ context }, { service }: { service: ServiceName }) => context.services[service] === undefined,
    needsSupplementalIncome: ({ context }) => supplementalIncomeRequired(context.answers.budgetRange),
    asksLocation: ({ context }) => context.settings.isLocationStepEnabled === true,
    knowsResidentQuestion: ({ context }) => context.isResidentNameRequired !== undefined,
    asksResidentName: ({ context }) => asksResidentName(context),
    isAsking: ({ context }) => isAsking(context),
    cameFrom: ({ context }, { step }: { step: StepId }) => isAsking(context) && context.path.at(-2) === step,
    stoodAt: ({ context }, { step }: { step: StepId }) => context.path.at(-1) === step,
    isDone: ({ context }) => context.status === 'done',
    wasSubmitting: ({ context }) => context.status === 'submitting' || context.status === 'error',
    isUnsent: ({ context }) => context.unsent !== undefined,
    isWorthTrying: ({ context }) => !context.isRefused,
    needsNoUser: ({ context }) => !needsUser(context),
    hasUser: ({ context }) => context.isUserCreated || !needsUser(context),
    isKnownUser: (_, { error }: { error: unknown }) => statusOf(error) === 409,
  },
  actions: {
    enter: assign(({ context }, { step }: { step: StepId }) => ({
      step,
      path: context.path.at(-1) === step ? context.path : [...context.path, step],
      errors: {},
    })),
    stepBack: assign({ path: ({ context }) => context.path.slice(0, -1) }),
    // A changed answer clears what depends on it [GWZ-090] and its own error [VAL-018].
    remember: assign(({ context, event }) => {
      assertEvent(event, 'answer')
      const { email: _, ...others } = event.answers
      const change = isEmailLocked(context.visitor) ? others : event.answers
      const errors = Object.entries(context.errors).filter(([name]) => !(name in change))
      return {
        answers: withAnswers(context.answers, change, context.community.gwizzyPricingThreshold),
        errors: Object.fromEntries(errors),
      }
    }),
    complain: assign({ errors: ({ context }) => problemsAt(context.step, context) }),
    refuse: assign((_, { errors }: { errors: AnswerErrors }) => ({ errors })),
    ask: assign({ status: 'started' }),
    wait: assign({ status: 'pending' }),
    notePhone: assign((_, { carrierType }: { carrierType: string | undefined }) => ({
      isMobilePhone: carrierType === undefined ? undefined : carrierType === 'mobile',
    })),
    noteUser: assign(({ context }) => ({ savedContact: contactOf(context.answers), isUserCreated: true })),
    noteResidentQuestion: assign((_, { isRequired }: { isRequired: boolean }) => ({
      isResidentNameRequired: isRequired,
    })),
    startSubmitting: assign(({ context }) => ({
      status: 'submitting' as const,
      errors: {},
      isRefused: false,
      // A request kept for another community goes out first, as it was written.
      unsent:
        context.unsent?.actionInfo.slug === context.community.id || context.unsent === undefined
          ? userActionOf(context, 'complete')
          : context.unsent,
    })),
    noteSent: assign({ unsent: undefined, isRefused: false, attempts: 0 }),
    fail: assign((_, { error }: { error: unknown }) => ({ status: 'error' as const, isRefused: isRefusal(error) })),
    noteAttempt: assign(({ context }, { error }: { error: unknown }) => ({
      attempts: context.attempts + 1,
      isRefused: isRefusal(error),
    })),
    finish: assign({
      status: ({ context: { community, unsent, status } }) => {
        if (!community.isDisclosureEnabled) return 'done'
        return unsent === undefined ? 'submitting' : status
      },
    }),
    log: ({ context }, { message, error }: { message: string; error: unknown }) =>
      context.services.log?.(message, error),
    reportNext: ({ context }) =>
      report(context, { name: 'step-completed', schema: context.schema, step: context.step }),
    reportBack: ({ context }) => report(context, { name: 'step-previous', schema: context.schema, step: context.step }),
    reportSubmit: ({ context }) => {
      if (context.unsent !== undefined) return
      report(context, { name: 'completed', schema: context.schema })
      report(context, { name: 'submitted', schema: context.schema })
    },
    callBack: ({ context }) =>
      context.services.onConversionDone?.(conversionDataOf(context.answers), context.isUserCreated),
  },
})

/** Whether a question stands or is being dealt with. */
function isAsking({ status }: WizardContext): boolean {
  return status === 'started' || status === 'pending'
}

/** Whether the contact has to be sent: a visitor's, with something to reach them by, that the server has not got yet. [VAL-020, VAL-021] */
function needsUser({ visitor, answers, savedContact, services }: WizardContext): boolean {
  const contact = contactOf(answers)
  if (visitor.isLoggedIn || services.createOrUpdateUser === undefined) return false
  if (contact.phone === undefined && contact.email === undefined) return false
  return JSON.stringify(contact) !== JSON.stringify(savedContact)
}
