import type { UserAction } from '@pkg/domain'
import { assertEvent, assign, setup } from 'xstate'
import type { AnswerErrors } from '../answers/answers'
import { conversionDataOf } from '../answers/conversion-data'
import { isEmailLocked } from '../answers/prefilled'
import { asksFor, problemsAt } from '../answers/problems'
import { contactOf, userActionOf } from '../answers/user-action-of'
import { isSame, withAnswers } from '../answers/with-answers'
import { isFurtherElsewhere, isSentElsewhere } from './other-tabs'
import { isRecord } from '../progress/is-record'
import type { WizardReport } from '../services'
import { conditions, type Condition } from './conditions'
import { isRefusal, statusOf } from './failures'
import { checkField, isCheckable, type FieldChecked } from './field-check'
import { serviceActors } from './service-actors'
import type { AnyStepId } from './step-ids'
import type { WizardContext, WizardEvent, WizardInput } from './wizard-context'

/** The service calls that `lacks` asks for. */
type ServiceName = 'applyFormValidation' | 'createUuidAction' | 'isGwizzyQuestion'

const report = (context: WizardContext, event: WizardReport) => context.services.track?.(event)

const types = <Input extends WizardInput>() =>
  ({}) as { context: WizardContext; events: WizardEvent | FieldChecked; input: Input }

/** What every wizard shares, whatever it starts with. A wizard adds its states, and little else. */
export const wizardSetup = <Input extends WizardInput>() =>
  setup({
    types: types<Input>(),
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
      ...conditions,
      knowsResidentQuestion: ({ context }) => context.isResidentNameRequired !== undefined,
      beginsWith: ({ context }, { step }: { step: AnyStepId }) => context.firstStep === step,
      passes: ({ context }, { if: name }: { if: Condition | undefined }) =>
        context.retraced.length > 0 && (name === undefined || conditions[name]({ context })),
      isAsking: ({ context }) => isAsking(context),
      canGoBack: ({ context }) => isAsking(context) && context.path.length > 1,
      staysHere: ({ context, event }) => !reachesBack(context, event),
      reachesBack: ({ context, event }) => isAsking(context) && reachesBack(context, event),
      isCheckable: ({ context, event }) => isCheckable(context, event),
      isStillSo: ({ context, event }) =>
        event.type === 'fieldChecked' && context.status === 'started' && context.answers[event.name] === event.value,
      isFurtherElsewhere: ({ context, event }) => event.type === 'adopt' && isFurtherElsewhere(context, event.progress),
      isSentElsewhere: ({ context, event }) => event.type === 'adopt' && isSentElsewhere(context, event.progress),
      isDone: ({ context }) => context.status === 'done',
      wasSubmitting: ({ context }) => context.status === 'submitting' || context.status === 'error',
      isUnsent: ({ context }) => context.unsent !== undefined,
      isWorthTrying: ({ context }) => !context.isRefused,
      needsNoUser: ({ context }) => !needsUser(context),
      hasUser: ({ context }) => context.savedContact !== undefined || !needsUser(context),
      isKnownUser: (_, { error }: { error: unknown }) => statusOf(error) === 409,
    },
    actions: {
      enter: assign(({ context }, { step }: { step: AnyStepId }) => ({
        step,
        path: context.path.at(-1) === step ? context.path : [...context.path, step],
        errors: {},
        retraced: passesAgain(context, step) ? context.retraced : [],
      })),
      retrace: assign({ retraced: ({ context }) => context.path, path: [] }),
      retraceBack: assign({ retraced: ({ context }) => context.path.slice(0, -1), path: [] }),
      // What another tab knows is walked through like what an earlier visit kept.
      adoptPath: assign(({ event }) => {
        assertEvent(event, 'adopt')
        const { answers, path } = event.progress
        return { answers, retraced: path, path: [] }
      }),
      adoptEnd: assign(({ event }) => {
        assertEvent(event, 'adopt')
        const { answers, path, unsent } = event.progress
        return { answers, path, unsent, status: 'done' as const, isThrough: true, errors: {} }
      }),
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
      checkField: ({ context, event, self }) => {
        assertEvent(event, 'check')
        void checkField(context, event.name, (found) => self.send(found))
      },
      noteFieldError: assign(({ context, event }) => {
        assertEvent(event, 'fieldChecked')
        return { errors: { ...context.errors, [event.name]: event.error } }
      }),
      ask: assign({ status: 'started' }),
      wait: assign({ status: 'pending' }),
      beDone: assign({ status: 'done' }),
      notePhone: assign((_, { carrierType }: { carrierType: string | undefined }) => ({
        isMobilePhone: carrierType === undefined ? undefined : carrierType === 'mobile',
      })),
      noteUser: assign(({ context }, { user }: { user: unknown }) => ({
        savedContact: contactOf(context.answers),
        isUserCreated: context.isUserCreated || !(isRecord(user) && user.created === false),
      })),
      noteResidentQuestion: assign((_, { isRequired }: { isRequired: boolean }) => ({
        isResidentNameRequired: isRequired,
      })),
      startSubmitting: assign({ status: 'submitting', errors: {}, isRefused: false }),
      writeRequest: assign({ unsent: ({ context }) => requestToSend(context, userActionOf(context, 'complete')) }),
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
      reportBack: ({ context }) =>
        report(context, { name: 'step-previous', schema: context.schema, step: context.step }),
      reportSubmit: ({ context }) => {
        if (context.unsent !== undefined) return
        report(context, { name: 'completed', schema: context.schema })
        report(context, { name: 'submitted', schema: context.schema })
      },
      beThrough: assign({ isThrough: true }),
      callBack: ({ context }) =>
        context.services.onConversionDone?.(conversionDataOf(context.answers), context.isUserCreated),
    },
  })

/** What every conversion schema is made of. */
export const wizard = wizardSetup<WizardInput>()

/** What goes out with the final submit. A request kept for another community goes first, as it was written. */
export function requestToSend({ unsent, community }: WizardContext, request: UserAction): UserAction {
  return unsent === undefined || unsent.actionInfo.slug === community.id ? request : unsent
}

/** Whether a question stands or is being dealt with. */
function isAsking({ status }: WizardContext): boolean {
  return status === 'started' || status === 'pending'
}

/** Whether `step` was passed before and is still answered, so that a path walked again goes through it. */
function passesAgain(context: WizardContext, step: AnyStepId): boolean {
  const { retraced } = context
  return retraced.includes(step) && retraced.at(-1) !== step && Object.keys(problemsAt(step, context)).length === 0
}

/** Whether an event changes the answer to a question that was passed: what followed from it may no longer hold. */
function reachesBack({ path, answers }: WizardContext, event: WizardEvent | FieldChecked): boolean {
  if (event.type !== 'answer') return false
  const before: Record<string, unknown> = { ...answers }
  return Object.entries(event.answers).some(
    ([name, value]) => !isSame(value, before[name]) && path.slice(0, -1).some((step) => asksFor(step, name)),
  )
}

/** Whether the contact has to be sent: a visitor's, with something to reach them by, that the server has not got yet. [VAL-020, VAL-021] */
function needsUser({ visitor, answers, savedContact, services }: WizardContext): boolean {
  const contact = contactOf(answers)
  if (visitor !== undefined || services.createOrUpdateUser === undefined) return false
  if (contact.phone === undefined && contact.email === undefined) return false
  return JSON.stringify(contact) !== JSON.stringify(savedContact)
}
