import type { WizardContext } from '../machines/wizard-context'
import { queueAction } from './outbox'
import type { Progress } from './progress'
import type { ProgressStorage } from './progress-storage'
import { restoreProgress } from './restore-progress'
import { serializeProgress } from './serialize-progress'

/** The part of a wizard's actor that saving progress needs. */
export interface WizardActor {
  getSnapshot: () => { context: WizardContext }
  subscribe: (listener: (snapshot: { context: WizardContext }) => void) => { unsubscribe: () => void }
}

/** Loads the progress of the wizard of `schema` from `storage`, or none if storage is blocked. [GWZ-101] */
export function loadProgress(schema: string, storage: ProgressStorage): Progress | undefined {
  try {
    return restoreProgress(storage.getItem(schema))
  } catch {
    return undefined
  }
}

/**
 * Saves every change of `actor` in `storage` under its schema's name, until the returned function is called. Ignores full or blocked
 * storage, because the wizard works without it. Queues an unsent request that it replaces, for `sendOutbox` to send. A request that was sent is
 * replaced only by an answer, because one more request can start from it. [GWZ-101, CONST-003, CTA-002]
 */
export function persistProgress(actor: WizardActor, storage: ProgressStorage): () => void {
  const start = serializeProgress(actor.getSnapshot().context)
  let saved: string | undefined
  const save = ({ context }: { context: WizardContext }) => {
    const json = serializeProgress(context)
    if (json === saved) return
    saved = json
    try {
      const stored = loadProgress(context.schema, storage)
      const other = stored?.requestId === context.requestId ? undefined : stored
      if (json === start && other?.status === 'done' && !other.unsent) return
      if (other?.unsent) queueAction(other.unsent, storage)
      storage.setItem(context.schema, json)
    } catch {
      // A private window or full disk can't store progress.
    }
  }
  save(actor.getSnapshot())
  const subscription = actor.subscribe(save)
  return () => subscription.unsubscribe()
}
