import type { WizardContext } from '../machines/wizard-context'
import { loadProgress, type ProgressStorage } from './persist-progress'
import type { Progress } from './progress'

/** The part of a wizard's actor that following other tabs needs. */
export interface FollowingActor {
  getSnapshot: () => { context: Pick<WizardContext, 'schema'> }
  send: (event: { type: 'adopt'; progress: Progress }) => void
}

/**
 * Tells `actor` whenever another tab changed the progress of its schema, until the function it returns is called.
 * The machine takes over only the same request: where it came further, or was sent. [GWZ-101]
 */
export function followOtherTabs(
  actor: FollowingActor,
  storage: ProgressStorage,
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const { schema } = actor.getSnapshot().context
  const adopt = (event: Event) => {
    // A host may keep it under a name that ends so.
    if ('key' in event && !String(event.key).endsWith(schema)) return
    // What stands in storage by now, not what the event tells: so that tabs that write at once come to agree.
    const progress = loadProgress(schema, storage)
    if (progress) actor.send({ type: 'adopt', progress })
  }
  window.addEventListener('storage', adopt)
  return () => window.removeEventListener('storage', adopt)
}
