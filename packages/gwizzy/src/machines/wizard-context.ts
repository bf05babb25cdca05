import { type CallerChoice, type ConversionSchemaType, type GatewaySummary, now, type UserAction } from '@pkg/domain'
import type { AnswerChange, AnswerErrors, Answers } from '../answers/answers'
import { initialAnswers } from '../answers/initial-answers'
import { withAnswers } from '../answers/with-answers'
import type { Progress } from '../progress/progress'
import type { Contact, GwizzyServices, Visitor, WizardSettings } from '../services'
import type { CheckedAnswer } from './checked-answer'
import type { AnyStepId } from './step-ids'
import { isQuestionOpen, type WizardStatus } from './wizard-statuses'

/** The input of a wizard. */
export interface WizardInput {
  community: GatewaySummary
  settings?: WizardSettings
  services?: GwizzyServices
  visitor?: Visitor
  /** The progress of an earlier run: see `restoreProgress`. [GWZ-101] */
  progress?: Progress | undefined
  /** Returns the current time in milliseconds, which decides when tours can be booked. Defaults to the computer’s clock. [TOUR-003, TOUR-006] */
  now?: (() => number) | undefined
}

/** The context of a wizard. */
export interface WizardContext {
  /** The conversion schema, which is also the storage key of its progress. [GWZ-101, POST-019] */
  schema: ConversionSchemaType | 'postConversion'
  community: GatewaySummary
  settings: WizardSettings
  services: GwizzyServices
  /** The signed-in person, if any. */
  visitor: Visitor | undefined
  /** Returns the current time in milliseconds. */
  now: () => number
  /** The idempotency key of everything this run sends. */
  requestId: string
  /** The current step, or the last one asked. */
  step: AnyStepId
  /** The visited steps, from the first to the current one. Going back removes the end. [GWZ-071] */
  path: AnyStepId[]
  answers: Answers
  status: WizardStatus
  errors: AnswerErrors
  /** Unknown during the lookup. [GWZ-068] */
  isResidentNameRequired: boolean | undefined
  /** The finished request until the server accepts it. It's resent until then. */
  unsent: UserAction | undefined
  /** Whether the server rejected the request's content, so only a person can help. */
  isRejected: boolean
  internals: WizardInternals
}

/** A machine's private data, kept apart because every event copies the context, and copying an object with more than 16 entries is slow. */
export interface WizardInternals {
  /** The first step of this run. [GWZ-099, POST-004, POST-005] */
  firstStep: AnyStepId
  /** Who will call, `unknown` if that can't be found out, or undefined while it's being chosen. [TRUTH-001] */
  callerChoice: CallerChoice | 'unknown' | undefined
  /** The names of the communities whose teams have the request, once the server said so. [TRUTH-003] */
  recipients: string[] | undefined
  /** Whether someone else will call than the family was shown when it sent its request. */
  haveCallersChanged: boolean
  /** Unknown before the phone check. [VAL-017] */
  isMobilePhone: boolean | undefined
  /** The contact that the server last saved. [VAL-021] */
  savedContact: Contact | undefined
  isUserCreated: boolean
  /** Whether the wizard called back and counts as complete, even if a disclosure follows. [FLOW-003] */
  isCompleted: boolean
  /** How often the unsent request was retried. */
  attempts: number
  /** Post-conversion only: whether the family gave its search reasons. [POST-003] */
  hasSearchReasons: boolean
}

/**
 * The events of a wizard. `answer` saves answers, `check` checks one on the server while its step is shown, `next` and `back` navigate,
 * `retry` and `online` resend what is unsent, and `adopt` applies the progress of another tab.
 */
export type WizardEvent =
  | { type: 'answer'; answers: AnswerChange }
  | { type: 'check'; name: CheckedAnswer }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'retry' }
  | { type: 'online' }
  | { type: 'adopt'; progress: Progress }

/** A machine's schema and first steps. */
interface MachineStart {
  schema: WizardContext['schema']
  firstStep: AnyStepId
  /** The first step in affiliate-partner mode. [GWZ-099] */
  contactStep?: AnyStepId
}

/** Returns a function that creates a wizard's initial context, from scratch or from stored progress. [GWZ-101] */
export function startContext({ schema, firstStep, contactStep = firstStep }: MachineStart) {
  return ({ input }: { input: WizardInput }): WizardContext => {
    const { community, settings = {}, services = {}, visitor, progress: stored } = input
    // An older version didn't store which community it was.
    const isOther = stored !== undefined && stored.slug !== '' && stored.slug !== community.id
    const isSameRequest = stored !== undefined && !isOther && (stored.slug !== '' || stored.unsent !== undefined)
    // A request to another community that was submitted leaves its answers. Nothing says that this one was sent, and if the other one wasn't,
    // it's queued. [TRUTH-003]
    const progress = isOther && !isQuestionOpen(stored) ? undefined : stored
    const own = isOther ? undefined : progress
    const path = progress?.path ?? []
    const known = initialAnswers({ settings, visitor, stored: stored?.answers })
    return {
      schema,
      community,
      settings,
      services,
      visitor,
      now: input.now ?? (() => now().getTime()),
      requestId: isSameRequest ? stored.requestId : crypto.randomUUID(),
      step: path.at(-1) ?? firstStep,
      path,
      answers: withAnswers({}, known, community.gwizzyPricingThreshold),
      status: progress?.status ?? 'started',
      errors: {},
      isResidentNameRequired: services.isGwizzyQuestion === undefined ? false : undefined,
      unsent: own?.unsent,
      isRejected: false,
      internals: {
        firstStep: settings.affiliatePartner ? contactStep : firstStep,
        callerChoice: services.chooseCallers === undefined ? 'unknown' : own?.callerChoice,
        recipients: own?.recipients,
        haveCallersChanged: false,
        isMobilePhone: undefined,
        savedContact: undefined,
        isUserCreated: false,
        isCompleted: progress?.status === 'done',
        attempts: 0,
        hasSearchReasons: false,
      },
    }
  }
}
