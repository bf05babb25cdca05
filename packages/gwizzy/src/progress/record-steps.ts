import type { AnyStepId } from '../machines/step-ids'
import type { WizardContext } from '../machines/wizard-context'
import { isQuestionOpen } from '../machines/wizard-statuses'
import type { StepEvent } from '../services'
import { createBatchSender, type SendingPage } from './batch-sender'
import { schemaVersions } from './schema-versions'

/** The part of a wizard's actor that reporting its steps needs. */
export interface CountedActor {
  getSnapshot: () => { context: WizardContext }
  subscribe: (observer: { next: (snapshot: { context: WizardContext }) => void; complete: () => void }) => unknown
}

/** The part of a window that recording needs. */
export interface RecordingPage extends SendingPage {
  navigator: object
}

/** The most events of a run that the API takes. */
const mostEvents = 500

const counted = new WeakSet<CountedActor>()

/**
 * Reports at which steps a run of the wizard is, without any answer, from its context `first` until the actor stops: steps that are shown and answered,
 * that the run goes on with earlier answers, and that its request was sent. The run has a random ID that exists only in memory. Reports nothing if the host
 * has no service for it or turned it off, or the browser asks sites not to (Global Privacy Control). [WORK-014, CLIENT-008]
 */
export function recordSteps(actor: CountedActor, first: WizardContext, page: RecordingPage): void {
  const { schema, services, settings } = first
  const { reportSteps } = services
  const isOptedOut = 'globalPrivacyControl' in page.navigator && page.navigator.globalPrivacyControl === true
  if (counted.has(actor) || !reportSteps || settings.isStatisticsOff || isOptedOut || schema === 'postConversion')
    return
  counted.add(actor)
  const run = { runId: crypto.randomUUID(), schema, schemaVersion: schemaVersions[schema] }
  let n = 0
  let reported: Moment | undefined
  const toEvents = (moments: readonly Moment[]): StepEvent[] =>
    moments.flatMap((moment) => {
      const changes = stepChanges(reported, moment)
      reported = moment
      return changes.map((change) => ({ n: n++, ...change })).filter((event) => event.n < mostEvents)
    })
  const { add, end } = createBatchSender(toEvents, (events: StepEvent[]) => reportSteps({ ...run, events }), page)
  let last = first
  add(toMoment(first))
  const follow = (context: WizardContext) => {
    // Most changes are answers, which say nothing about steps.
    if (last.path === context.path && last.unsent === context.unsent && last.status === context.status) return
    last = context
    add(toMoment(context))
  }
  follow(actor.getSnapshot().context)
  actor.subscribe({ next: ({ context }) => follow(context), complete: end })
}

/** Where a run is, without its answers. */
interface Moment extends Pick<WizardContext, 'status'> {
  step: AnyStepId | undefined
  steps: number
  isUnsent: boolean
}

const toMoment = ({ path, status, unsent }: WizardContext): Moment => ({
  step: path[path.length - 1],
  steps: path.length,
  status,
  isUnsent: unsent !== undefined,
})

/** Returns what a change of a run means: a longer path means that a step was answered, and another last step that it's shown. */
function stepChanges(last: Moment | undefined, next: Moment): Omit<StepEvent, 'n'>[] {
  const { step } = next
  if (step === undefined) return []
  const isOpen = isQuestionOpen(next)
  if (!last) {
    if (!isOpen) return []
    const seen = { kind: 'seen', step } as const
    return next.steps > 1 ? [seen, { kind: 'came-back', step }] : [seen]
  }
  const wasOpen = isQuestionOpen(last)
  const isAnswered = wasOpen && (isOpen ? next.steps > last.steps : next.status === 'submitting')
  return [
    ...(isAnswered && last.step ? [{ kind: 'answered', step: last.step } as const] : []),
    ...(isOpen && (last.step !== step || !wasOpen) ? [{ kind: 'seen', step } as const] : []),
    ...(last.isUnsent && !next.isUnsent && !isOpen ? [{ kind: 'sent', step } as const] : []),
  ]
}
