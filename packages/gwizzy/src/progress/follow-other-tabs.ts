import type { WizardContext } from '../machines/wizard-context'
import { loadProgress } from './persist-progress'
import type { ProgressStorage } from './progress-storage'
import type { Progress } from './progress'

/** The part of a wizard's actor that following other tabs needs. */
export interface FollowingActor {
  getSnapshot: () => { context: Pick<WizardContext, 'schema'> }
  send: (event: { type: 'adopt'; progress: Progress }) => void
}

/**
 * Sends `actor` the progress that another tab saved for its schema, until the returned function is called. The machine applies it only for
 * the same request, if it's further along or was sent. [GWZ-101]
 */
export function followOtherTabs(
  actor: FollowingActor,
  storage: ProgressStorage,
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const { schema } = actor.getSnapshot().context
  const adopt = (event: Event) => {
    // A host can store it under a key that ends with the schema.
    if ('key' in event && !String(event.key).endsWith(schema)) return
    // Reads the current storage instead of the event, so tabs that write at the same time agree in the end.
    const progress = loadProgress(schema, storage)
    if (progress) actor.send({ type: 'adopt', progress })
  }
  window.addEventListener('storage', adopt)
  return () => window.removeEventListener('storage', adopt)
}
