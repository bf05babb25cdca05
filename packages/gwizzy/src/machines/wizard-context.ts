import type { ConversionSchemaType, GatewaySummary, UserAction } from '@pkg/domain'
import type { AnswerChange, AnswerErrors, Answers } from '../answers/answers'
import { initialAnswers } from '../answers/initial-answers'
import { withAnswers } from '../answers/with-answers'
import type { Progress } from '../progress/progress'
import type { Contact, GwizzyServices, Visitor, WizardSettings } from '../services'
import { createActorClock } from './actor-clock'
import type { CheckedAnswer } from './service-actors'
import type { AnyStepId } from './step-ids'

/**
 * `started` while a question stands, `pending` while the step checks or sends something, then `submitting` and `done`. `error`
 * says that the request could not be sent: see `unsent`. [GWZ-102]
 */
export type WizardStatus = 'pending' | 'started' | 'submitting' | 'done' | 'error'

/** What a wizard starts with. */
export interface WizardInput {
  community: GatewaySummary
  settings?: WizardSettings
  services?: GwizzyServices
  visitor?: Visitor
  /** What an earlier run kept: see `restoreProgress`. [GWZ-101] */
  progress?: Progress | undefined
}

/** Everything a wizard knows. */
export interface WizardContext {
  /** The conversion schema, which is also the key its progress is kept under. [GWZ-101, POST-019] */
  schema: ConversionSchemaType | 'postConversion'
  community: GatewaySummary
  settings: WizardSettings
  services: GwizzyServices
  /** The signed-in person, if any. */
  visitor: Visitor | undefined
  /** Tells the time, in milliseconds, by the actor's clock. */
  now: () => number
  /** The idempotency key of everything this run sends. */
  requestId: string
  /** The step that is asked, or was asked last. */
  step: AnyStepId
  /** The steps visited, from the first to the present one. Going back takes its end away. [GWZ-071] */
  path: AnyStepId[]
  answers: Answers
  status: WizardStatus
  errors: AnswerErrors
  /** Unknown while the lookup runs. [GWZ-068] */
  isResidentNameRequired: boolean | undefined
  /** The finished request as long as the server has not taken it. It is sent again until it has. */
  unsent: UserAction | undefined
  /** Whether the server refused the request for what it says; only a person can then help. */
  isRejected: boolean
  internals: WizardInternals
}

/**
 * What a machine notes for itself, apart from what others read: an object of more than sixteen entries is slow to copy, and every
 * event copies the context.
 */
export interface WizardInternals {
  /** The step this run begins with. [GWZ-099, POST-004, POST-005] */
  firstStep: AnyStepId
  /** While a path is walked again, after a reload or Back: the path to walk. Its last step is where one stands again. */
  replayPath: readonly AnyStepId[]
  /** Unknown before the phone was checked. [VAL-017] */
  isMobilePhone: boolean | undefined
  /** The contact as the server last took it. [VAL-021] */
  savedContact: Contact | undefined
  isUserCreated: boolean
  /** Whether the wizard called back: it counts as complete, also where a disclosure is still to follow. [FLOW-003] */
  isCompleted: boolean
  /** How often the unsent request was tried again. */
  attempts: number
  /** Post-conversion only: whether the family has said why it searches. [POST-003] */
  hasSearchReasons: boolean
}

/**
 * What happens to a wizard: `answer` keeps answers, `check` asks the server about one of them while the step stands, `next` and
 * `back` move, `retry` and `online` send again what is unsent, `adopt` brings the progress of another tab.
 */
export type WizardEvent =
  | { type: 'answer'; answers: AnswerChange }
  | { type: 'check'; name: CheckedAnswer }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'retry' }
  | { type: 'online' }
  | { type: 'adopt'; progress: Progress }

/** What a machine says of itself: under which schema it runs, where it begins, and where somebody begins whom a partner sent. */
interface MachineStart {
  schema: WizardContext['schema']
  firstStep: AnyStepId
  /** Where affiliate-partner mode starts. [GWZ-099] */
  contactStep?: AnyStepId
}

/** What a context is made from. */
interface ContextInput {
  input: WizardInput
  self: { system: { _clock: object } }
}

/** The first context of a wizard, from scratch or from kept progress. [GWZ-101] */
export function startContext({ schema, firstStep, contactStep = firstStep }: MachineStart) {
  return ({ input, self }: ContextInput): WizardContext => {
    const { community, settings = {}, services = {}, visitor, progress } = input
    const isSameRequest = progress !== undefined && (progress.slug === community.id || progress.unsent !== undefined)
    const isAsking = progress === undefined || progress.status === 'started' || progress.status === 'pending'
    const kept = progress?.path ?? []
    const known = initialAnswers({ settings, visitor, stored: progress?.answers })
    return {
      schema,
      community,
      settings,
      services,
      visitor,
      now: createActorClock(self.system._clock),
      requestId: isSameRequest ? progress.requestId : crypto.randomUUID(),
      step: kept.at(-1) ?? firstStep,
      path: isAsking ? [] : kept,
      answers: withAnswers({}, known, community.gwizzyPricingThreshold),
      status: progress?.status ?? 'started',
      errors: {},
      isResidentNameRequired: services.isGwizzyQuestion === undefined ? false : undefined,
      unsent: progress?.unsent,
      isRejected: false,
      internals: {
        firstStep: settings.affiliatePartner ? contactStep : firstStep,
        replayPath: isAsking ? kept : [],
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
