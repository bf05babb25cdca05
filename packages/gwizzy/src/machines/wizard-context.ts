import type { ConversionSchemaType, GatewaySummary, UserAction } from '@pkg/domain'
import type { AnswerChange, AnswerErrors, Answers } from '../answers/answers'
import { firstAnswers } from '../answers/prefilled'
import { problemsAt, type Known } from '../answers/problems'
import type { Progress } from '../progress/progress'
import type { Contact, GwizzyServices, Visitor, WizardSettings } from '../services'
import type { StepId } from './step-ids'

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
  /** The conversion schema, which is also the key its progress is kept under. [GWZ-101] */
  schema: ConversionSchemaType
  community: GatewaySummary
  settings: WizardSettings
  services: GwizzyServices
  visitor: Visitor
  /** The idempotency key of everything this run sends. */
  requestId: string
  /** The step that is asked, or was asked last. */
  step: StepId
  /** The steps visited, from the first to the present one. Going back takes its end away. [GWZ-071] */
  path: StepId[]
  answers: Answers
  status: WizardStatus
  errors: AnswerErrors
  /** Unknown while the lookup runs. [GWZ-068] */
  isResidentNameRequired: boolean | undefined
  /** Unknown before the phone was checked. [VAL-017] */
  isMobilePhone: boolean | undefined
  /** The contact as the server last took it. [VAL-021] */
  savedContact: Contact | undefined
  isUserCreated: boolean
  /** The finished request as long as the server has not taken it. It is sent again until it has. */
  unsent: UserAction | undefined
  /** Whether the server refused the request for what it says; only a person can then help. */
  isRefused: boolean
  /** How often the unsent request was tried again. */
  attempts: number
}

/** What happens to a wizard: `answer` keeps answers, `next` and `back` move, `retry` and `online` send again what is unsent. */
export type WizardEvent =
  | { type: 'answer'; answers: AnswerChange }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'retry' }
  | { type: 'online' }

/** The first context of a wizard of `schema` that asks `steps`, from scratch or from kept progress. [GWZ-101] */
export function startContext(schema: ConversionSchemaType, steps: readonly [StepId, ...StepId[]]) {
  return ({ input }: { input: WizardInput }): WizardContext => {
    const { community, settings = {}, services = {}, visitor = { isLoggedIn: false } } = input
    const progress = fitting(input.progress, steps)
    const isSameRequest = progress !== undefined && (progress.slug === community.id || progress.unsent !== undefined)
    const answers = firstAnswers(visitor, progress?.answers)
    const path = answeredPath(progress, { answers, community })
    return {
      schema,
      community,
      settings,
      services,
      visitor,
      requestId: isSameRequest ? progress.requestId : crypto.randomUUID(),
      step: path.at(-1) ?? steps[0],
      path,
      answers,
      status: progress?.status ?? 'started',
      errors: {},
      isResidentNameRequired: services.isGwizzyQuestion === undefined ? false : undefined,
      isMobilePhone: undefined,
      savedContact: undefined,
      isUserCreated: false,
      unsent: progress?.unsent,
      isRefused: false,
      attempts: 0,
    }
  }
}

/** `progress` if its path is one of `steps`, as a changed wizard may no longer offer. */
function fitting(progress: Progress | undefined, steps: readonly StepId[]): Progress | undefined {
  return progress?.path[0] === steps[0] && progress?.path.every((step) => steps.includes(step)) ? progress : undefined
}

/** The kept path up to the first step whose answer no longer holds, so that nobody lands behind an open question. */
function answeredPath(progress: Progress | undefined, known: Known): StepId[] {
  if (progress === undefined) return []
  if (progress.status !== 'started' && progress.status !== 'pending') return progress.path
  const open = progress.path.findIndex((step) => Object.keys(problemsAt(step, known)).length > 0)
  return open === -1 ? progress.path : progress.path.slice(0, open + 1)
}
