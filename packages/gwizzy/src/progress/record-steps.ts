import { isStepId } from '../machines/step-ids'
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
  const { add, end } = createBatchSender<StepEvent>((events) => reportSteps({ ...run, events }), page)
  let n = 0
  let last: WizardContext | undefined
  const follow = (context: WizardContext) => {
    for (const change of stepChanges(last, context)) {
      if (n < mostEvents) add({ n: n++, ...change })
    }
    last = context
  }
  follow(first)
  follow(actor.getSnapshot().context)
  actor.subscribe({ next: ({ context }) => follow(context), complete: end })
}

/** Returns what a change of a run means: a longer path means that a step was answered, and another last step that it's shown. */
function stepChanges(last: WizardContext | undefined, next: WizardContext): Omit<StepEvent, 'n'>[] {
  if (last?.path === next.path && last.unsent === next.unsent && last.status === next.status) return []
  const step = next.path.at(-1)
  if (!isStepId(step)) return []
  const isOpen = isQuestionOpen(next)
  if (!last) {
    if (!isOpen) return []
    return next.path.length > 1
      ? [
          { kind: 'seen', step },
          { kind: 'came-back', step },
        ]
      : [{ kind: 'seen', step }]
  }
  const from = last.path.at(-1)
  const wasOpen = isQuestionOpen(last)
  const isAnswered = wasOpen && (isOpen ? next.path.length > last.path.length : next.status === 'submitting')
  return [
    ...(isAnswered && from ? [{ kind: 'answered', step: from } as const] : []),
    ...(isOpen && (from !== step || !wasOpen) ? [{ kind: 'seen', step } as const] : []),
    ...(last.unsent && !next.unsent && !isOpen ? [{ kind: 'sent', step } as const] : []),
  ]
}
