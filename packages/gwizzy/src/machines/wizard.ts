import type { CallerChoice, UserAction } from '@pkg/domain'
import { assertEvent, assign, setup } from 'xstate'
import type { AnswerChange, AnswerErrors } from '../answers/answers'
import { buildConversionData } from '../answers/conversion-data'
import { isEmailLocked } from '../answers/initial-answers'
import { requiresAnswer, isAnswered, errorsAt } from '../answers/step-errors'
import { buildContact, buildUserAction } from '../answers/user-action'
import { changedNames, withAnswers } from '../answers/with-answers'
import { isAheadInOtherTab, isSentInOtherTab } from './other-tabs'
import { isRecord } from '../progress/is-record'
import type { WizardReport } from '../services'
import type { FoundPlace } from '../steps/place-text'
import { withoutUndefined } from '../answers/without-undefined'
import { conditions } from './conditions'
import { isCallersChanged, isPermanentFailure, httpStatus } from './failures'
import { checkField, isCheckable, type FieldCheckedEvent } from './field-check'
import { readRecipients } from './recipients'
import { retracePath, type StepMeta, type Steps } from './routes'
import { serviceActors } from './service-actors'
import type { AnyStepId } from './step-ids'
import { canGoBack } from './wizard-status'
import { isQuestionOpen } from './wizard-statuses'
import type { WizardInternals, WizardContext, WizardEvent, WizardInput } from './wizard-context'

/** The services that `isServiceMissing` checks. */
type ServiceName = 'applyFormValidation' | 'createUuidAction' | 'searchPlaces'

const report = (context: WizardContext, event: WizardReport) => context.services.track?.(event)

const types = <Input extends WizardInput>() =>
  ({}) as { context: WizardContext; events: WizardEvent | FieldCheckedEvent; input: Input; meta: StepMeta }

/** Returns the setup that every wizard shares. A wizard adds its states. */
export const wizardSetup = <Input extends WizardInput>() =>
  setup({
    types: types<Input>(),
    actors: serviceActors,
    delays: {
      /** The longest time a check or an early lead can delay a person. */
      timeout: 8000,
      /** From the lead to done. [GWZ-112] */
      untilDone: 2000,
      /** From the lead to the conversion-done callback, one second after done. [GWZ-113] */
      untilCallback: 3000,
      /** Between attempts to resend a request: 3 seconds, doubling up to a minute. */
      backoff: ({ context }) => Math.min(60_000, 3000 * 2 ** context.internals.attempts),
    },
    guards: {
      isUnanswered: ({ context }) => !isAnswered(context.step, context),
      isServiceMissing: ({ context }, { service }: { service: ServiceName }) => context.services[service] === undefined,
      ...conditions,
      knowsResidentQuestion: ({ context }) => context.isResidentNameRequired !== undefined,
      isAt: ({ context }, { step }: { step: string }) => context.path.at(-1) === step,
      isQuestionOpen: ({ context }) => isQuestionOpen(context),
      canGoBack: ({ context }) => canGoBack(context),
      staysOnStep: ({ context, event }) => isQuestionOpen(context) && !changesEarlierAnswer(context, event),
      isCheckable: ({ context, event }) => isCheckable(context, event),
      isStillCurrent: ({ context, event }) =>
        event.type === 'fieldChecked' &&
        context.status === 'started' &&
        context.step === event.step &&
        !(event.name in context.errors) &&
        context.answers[event.name] === event.value,
      isAheadInOtherTab: ({ context, event }) => event.type === 'adopt' && isAheadInOtherTab(context, event.progress),
      isSentInOtherTab: ({ context, event }) => event.type === 'adopt' && isSentInOtherTab(context, event.progress),
      isDone: ({ context }) => context.status === 'done',
      wasSubmitting: ({ context }) => context.status === 'submitting' || context.status === 'error',
      isUnsent: ({ context }) => context.unsent !== undefined,
      canRetry: ({ context }) => !context.isRejected,
      declinesCalls: ({ context }) => context.answers.noCalls === true,
      knowsCallers: ({ context }) => context.internals.callerChoice !== undefined,
      awaitsCallers: ({ context }) => context.internals.callerChoice === undefined,
      isCallersChanged: (_, { error }: { error: unknown }) => isCallersChanged(error),
      needsNoUser: ({ context }) => !needsUser(context),
      hasUser: ({ context }) => context.internals.savedContact !== undefined || !needsUser(context),
      // 429 follows after many known users on one network. The request doesn't need the user.
      isKnownUser: (_, { error }: { error: unknown }) => [409, 429].includes(httpStatus(error) ?? 0),
    },
    actions: {
      enter: assign(({ context }, { step }: { step: AnyStepId }) => ({
        step,
        path: context.path.at(-1) === step ? context.path : [...context.path, step],
        status: 'started' as const,
        errors: {},
      })),
      retrace: assign(({ context }, { steps }: { steps: Steps }) => ({
        path: isQuestionOpen(context) ? retracePath(steps, context) : context.path,
      })),
      leaveStep: assign({ path: ({ context }) => context.path.slice(0, -1) }),
      adoptPath: assign(({ event }) => {
        assertEvent(event, 'adopt')
        return { answers: event.progress.answers, path: event.progress.path }
      }),
      adoptEnd: assign(({ context, event }) => {
        assertEvent(event, 'adopt')
        const { answers, path, unsent } = event.progress
        const internals = changeInternals(context, { isCompleted: true })
        return { answers, path, unsent, status: 'done' as const, internals, errors: {} }
      }),
      // A changed answer clears its dependents [GWZ-090] and its own error [VAL-018].
      saveAnswers: assign(({ context, event }) => {
        assertEvent(event, 'answer')
        const change = isEmailLocked(context.visitor) ? withoutEmail(event.answers) : event.answers
        return {
          answers: withAnswers(context.answers, change, context.community.gwizzyPricingThreshold),
          errors: withoutErrorsOf(change, context.errors),
        }
      }),
      showErrors: assign({ errors: ({ context }) => errorsAt(context.step, context) }),
      savePlace: assign(({ context }, found: FoundPlace) =>
        'place' in found ? { answers: { ...context.answers, location: { searchParams: found.place } } } : {},
      ),
      setErrors: assign((_, { errors }: { errors: AnswerErrors }) => ({ errors })),
      checkField: ({ context, event, self }) => {
        assertEvent(event, 'check')
        void checkField(context, event.name, (found) => self.send(found))
      },
      showFieldError: assign(({ context, event }) => {
        assertEvent(event, 'fieldChecked')
        return { errors: { ...context.errors, [event.name]: event.error } }
      }),
      markStarted: assign({ status: 'started' }),
      markPending: assign({ status: 'pending' }),
      markDone: assign({ status: 'done' }),
      savePhoneType: assign(({ context }, { carrierType }: { carrierType: string | undefined }) => ({
        internals: changeInternals(context, {
          isMobilePhone: carrierType === undefined ? undefined : carrierType === 'mobile',
        }),
      })),
      forgetCallers: assign(({ context }) => ({
        internals: changeInternals(context, { callerChoice: context.services.chooseCallers ? undefined : 'unknown' }),
      })),
      saveCallers: assign(({ context }, { choice }: { choice: CallerChoice | 'unknown' }) => ({
        internals: changeInternals(context, { callerChoice: choice }),
      })),
      giveUpOnCallers: assign(({ context }) => ({
        internals: changeInternals(context, { callerChoice: context.internals.callerChoice ?? 'unknown' }),
      })),
      // The request goes nowhere until the family has seen who will call now.
      returnToCallers: assign(({ context }) => ({
        path: pathToCallers(context.path),
        // The consent to texts named someone else.
        answers: withoutUndefined({ ...context.answers, consent: undefined }),
        unsent: undefined,
        status: 'started' as const,
        internals: changeInternals(context, { haveCallersChanged: true, isCompleted: false, attempts: 0 }),
      })),
      saveUser: assign(({ context }, { user }: { user: unknown }) => ({
        internals: changeInternals(context, {
          savedContact: buildContact(context.answers),
          isUserCreated: context.internals.isUserCreated || !(isRecord(user) && user.created === false),
        }),
      })),
      saveResidentQuestion: assign((_, { isRequired }: { isRequired: boolean }) => ({
        isResidentNameRequired: isRequired,
      })),
      startSubmitting: assign({ status: 'submitting', errors: {}, isRejected: false }),
      buildRequest: assign({
        unsent: ({ context }) =>
          requestToSend(context, buildUserAction({ ...context, callerChoiceId: callerChoiceId(context) }, 'complete')),
      }),
      markSent: assign(({ context }, { response }: { response: unknown }) => ({
        unsent: undefined,
        isRejected: false,
        internals: changeInternals(context, { attempts: 0, recipients: readRecipients(response) }),
      })),
      fail: assign((_, { error }: { error: unknown }) => ({
        status: 'error' as const,
        isRejected: isPermanentFailure(error),
      })),
      countAttempt: assign(({ context }, { error }: { error: unknown }) => ({
        internals: changeInternals(context, { attempts: context.internals.attempts + 1 }),
        isRejected: isPermanentFailure(error),
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
      markCompleted: assign(({ context }) => ({ internals: changeInternals(context, { isCompleted: true }) })),
      notifyDone: ({ context }) =>
        context.services.onConversionDone?.(buildConversionData(context.answers), context.internals.isUserCreated),
    },
  })

/** The setup of every conversion schema. */
export const wizard = wizardSetup<WizardInput>()

/** Returns the request to send with the final submit. A request stored for another community goes first, unchanged. */
export function requestToSend({ unsent, community }: WizardContext, request: UserAction): UserAction {
  return unsent === undefined || unsent.actionInfo.slug === community.id ? request : unsent
}

/** Returns the id of the callers that the family was shown, if it was shown any by name. */
function callerChoiceId({ internals: { callerChoice } }: WizardContext): string | undefined {
  return typeof callerChoice === 'object' ? callerChoice.id : undefined
}

/** Returns a path up to the step that says who will call. */
function pathToCallers(path: readonly AnyStepId[]): AnyStepId[] {
  return path.slice(0, path.findIndex((step) => step === 'PhoneInfo' || step === 'ContactInfo') + 1)
}

/** Returns a machine's internals after `change`. */
const changeInternals = ({ internals }: WizardContext, change: Partial<WizardInternals>): WizardInternals => ({
  ...internals,
  ...change,
})

/** Returns whether an event changes the answer to an earlier question, after which later steps may no longer apply. */
function changesEarlierAnswer({ path, step, answers }: WizardContext, event: WizardEvent | FieldCheckedEvent): boolean {
  if (event.type !== 'answer') return false
  const changed = changedNames(answers, event.answers).filter((name) => !requiresAnswer(step, name))
  return changed.some((name) => path.some((passed) => requiresAnswer(passed, name)))
}

function withoutEmail({ email: _, ...others }: AnswerChange): AnswerChange {
  return others
}

/** Returns `errors` without those of the changed answers. [VAL-018] */
function withoutErrorsOf(change: AnswerChange, errors: AnswerErrors): AnswerErrors {
  const left = Object.entries(errors).filter(([name]) => !(name in change))
  return Object.fromEntries(left)
}

/** Returns whether the contact must be sent: a visitor's, with a way to reach them, that the server doesn't have yet. [VAL-020, VAL-021] */
function needsUser({ visitor, answers, internals, services }: WizardContext): boolean {
  const contact = buildContact(answers)
  if (visitor !== undefined || services.createOrUpdateUser === undefined) return false
  if (contact.phone === undefined && contact.email === undefined) return false
  return JSON.stringify(contact) !== JSON.stringify(internals.savedContact)
}
