import type { UserAction } from '@pkg/domain'
import { assertEvent, assign, setup } from 'xstate'
import type { AnswerChange, AnswerErrors } from '../answers/answers'
import { conversionDataOf } from '../answers/conversion-data'
import { isEmailLocked } from '../answers/prefilled'
import { asksFor, isAnswered, problemsAt } from '../answers/problems'
import { contactOf, userActionOf } from '../answers/user-action-of'
import { changedNames, withAnswers } from '../answers/with-answers'
import { isFurtherElsewhere, isSentElsewhere } from './other-tabs'
import { isRecord } from '../progress/is-record'
import type { WizardReport } from '../services'
import { conditions, type Condition } from './conditions'
import { isRefusal, statusOf } from './failures'
import { checkField, isCheckable, type FieldChecked } from './field-check'
import { serviceActors } from './service-actors'
import type { AnyStepId } from './step-ids'
import type { Notes, WizardContext, WizardEvent, WizardInput } from './wizard-context'

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
      backoff: ({ context }) => Math.min(60_000, 3000 * 2 ** context.notes.attempts),
    },
    guards: {
      unanswered: ({ context }) => !isAnswered(context.step, context),
      lacks: ({ context }, { service }: { service: ServiceName }) => context.services[service] === undefined,
      ...conditions,
      knowsResidentQuestion: ({ context }) => context.isResidentNameRequired !== undefined,
      beginsWith: ({ context }, { step }: { step: AnyStepId }) => context.notes.firstStep === step,
      passes: ({ context }, { if: name }: { if: Condition | undefined }) =>
        context.notes.retraced.length > 0 && (name === undefined || conditions[name]({ context })),
      isAsking: ({ context }) => isAsking(context),
      canGoBack: ({ context }) => isAsking(context) && context.path.length > 1,
      staysHere: ({ context, event }) => isAsking(context) && !reachesBack(context, event),
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
      hasUser: ({ context }) => context.notes.savedContact !== undefined || !needsUser(context),
      isKnownUser: (_, { error }: { error: unknown }) => statusOf(error) === 409,
    },
    actions: {
      enter: assign(({ context }, { step }: { step: AnyStepId }) => ({
        step,
        path: context.path.at(-1) === step ? context.path : [...context.path, step],
        status: 'started' as const,
        errors: {},
        notes: isStanding(context, step) ? note(context, { retraced: [] }) : context.notes,
      })),
      retrace: assign(({ context }) => ({ notes: note(context, { retraced: context.path }), path: [] })),
      retraceBack: assign(({ context }) => ({
        notes: note(context, { retraced: context.path.slice(0, -1) }),
        path: [],
      })),
      // What another tab knows is walked through like what an earlier visit kept.
      adoptPath: assign(({ context, event }) => {
        assertEvent(event, 'adopt')
        const { answers, path } = event.progress
        return { answers, notes: note(context, { retraced: path }), path: [] }
      }),
      adoptEnd: assign(({ context, event }) => {
        assertEvent(event, 'adopt')
        const { answers, path, unsent } = event.progress
        const notes = note(context, { isThrough: true })
        return { answers, path, unsent, status: 'done' as const, notes, errors: {} }
      }),
      // A changed answer clears what depends on it [GWZ-090] and its own error [VAL-018].
      remember: assign(({ context, event }) => {
        assertEvent(event, 'answer')
        const change = isEmailLocked(context.visitor) ? withoutEmail(event.answers) : event.answers
        return {
          answers: withAnswers(context.answers, change, context.community.gwizzyPricingThreshold),
          errors: withoutErrorsOf(change, context.errors),
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
      notePhone: assign(({ context }, { carrierType }: { carrierType: string | undefined }) => ({
        notes: note(context, { isMobilePhone: carrierType === undefined ? undefined : carrierType === 'mobile' }),
      })),
      noteUser: assign(({ context }, { user }: { user: unknown }) => ({
        notes: note(context, {
          savedContact: contactOf(context.answers),
          isUserCreated: context.notes.isUserCreated || !(isRecord(user) && user.created === false),
        }),
      })),
      noteResidentQuestion: assign((_, { isRequired }: { isRequired: boolean }) => ({
        isResidentNameRequired: isRequired,
      })),
      startSubmitting: assign({ status: 'submitting', errors: {}, isRefused: false }),
      writeRequest: assign({ unsent: ({ context }) => requestToSend(context, userActionOf(context, 'complete')) }),
      noteSent: assign(({ context }) => ({
        unsent: undefined,
        isRefused: false,
        notes: note(context, { attempts: 0 }),
      })),
      fail: assign((_, { error }: { error: unknown }) => ({ status: 'error' as const, isRefused: isRefusal(error) })),
      noteAttempt: assign(({ context }, { error }: { error: unknown }) => ({
        notes: note(context, { attempts: context.notes.attempts + 1 }),
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
      beThrough: assign(({ context }) => ({ notes: note(context, { isThrough: true }) })),
      callBack: ({ context }) =>
        context.services.onConversionDone?.(conversionDataOf(context.answers), context.notes.isUserCreated),
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

/** The notes of a machine after `change`. */
const note = ({ notes }: WizardContext, change: Partial<Notes>): Notes => ({ ...notes, ...change })

/** Whether a path that is walked again ends at `step`: one stood there, or it is not answered any more. */
function isStanding(context: WizardContext, step: AnyStepId): boolean {
  const { retraced } = context.notes
  if (retraced.length === 0) return false
  return !retraced.includes(step) || retraced.at(-1) === step || !isAnswered(step, context)
}

/** Whether an event changes the answer to a question that was passed: what followed from it may no longer hold. */
function reachesBack({ path, step, answers }: WizardContext, event: WizardEvent | FieldChecked): boolean {
  if (event.type !== 'answer') return false
  const elsewhere = changedNames(answers, event.answers).filter((name) => !asksFor(step, name))
  return elsewhere.some((name) => path.some((passed) => asksFor(passed, name)))
}

function withoutEmail({ email: _, ...others }: AnswerChange): AnswerChange {
  return others
}

/** `errors` without those of the answers that change. [VAL-018] */
function withoutErrorsOf(change: AnswerChange, errors: AnswerErrors): AnswerErrors {
  const left = Object.entries(errors).filter(([name]) => !(name in change))
  return Object.fromEntries(left)
}

/** Whether the contact has to be sent: a visitor's, with something to reach them by, that the server has not got yet. [VAL-020, VAL-021] */
function needsUser({ visitor, answers, notes, services }: WizardContext): boolean {
  const contact = contactOf(answers)
  if (visitor !== undefined || services.createOrUpdateUser === undefined) return false
  if (contact.phone === undefined && contact.email === undefined) return false
  return JSON.stringify(contact) !== JSON.stringify(notes.savedContact)
}
