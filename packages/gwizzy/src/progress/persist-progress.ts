import type { WizardContext } from '../machines/wizard-context'
import { queueAction } from './outbox'
import type { Progress } from './progress'
import { restoreProgress } from './restore-progress'
import { serializeProgress } from './serialize-progress'

/** Where progress is kept: `localStorage`, or anything else that holds text by key. */
export interface ProgressStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}

/** The part of a wizard's actor that keeping progress needs. */
export interface WizardActor {
  getSnapshot: () => { context: WizardContext }
  subscribe: (listener: (snapshot: { context: WizardContext }) => void) => { unsubscribe: () => void }
}

/** What `storage` keeps of the wizard of `schema`. Storage that is forbidden counts as empty. [GWZ-101] */
export function loadProgress(schema: string, storage: ProgressStorage): Progress | undefined {
  try {
    return restoreProgress(storage.getItem(schema))
  } catch {
    return undefined
  }
}

/**
 * Keeps every change of `actor` in `storage`, under the name of its schema, until the function it returns is called. Storage that
 * is full or forbidden is let be: the wizard works without it. An unsent request whose place it takes is set aside, to be sent by
 * `sendOutbox`. [GWZ-101, CONST-003]
 */
export function persistProgress(actor: WizardActor, storage: ProgressStorage): () => void {
  let kept: string | undefined
  const keep = ({ context }: { context: WizardContext }) => {
    const json = serializeProgress(context)
    if (json === kept) return
    kept = json
    try {
      const other = loadProgress(context.schema, storage)
      if (other?.unsent && other.requestId !== context.requestId) queueAction(other.unsent, storage)
      storage.setItem(context.schema, json)
    } catch {
      // A private window or a full disk: nothing to keep it in.
    }
  }
  keep(actor.getSnapshot())
  const subscription = actor.subscribe(keep)
  return () => subscription.unsubscribe()
}
