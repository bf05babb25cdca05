import type { UserAction } from '@pkg/domain'
import { withoutCallers } from '../answers/user-action'
import { isCallersChanged, isPermanentFailure } from '../machines/failures'
import type { WizardContext } from '../machines/wizard-context'
import type { ProgressStorage } from './progress-storage'
import { isUserAction } from './restore-progress'

/** The storage key of queued requests, which another request replaced in the progress. */
const key = 'gwizzyOutbox'

/** The part of a wizard's actor that sending queued requests needs. */
export interface SendingActor {
  getSnapshot: () => { context: Pick<WizardContext, 'services'> }
}

/** Returns the queued requests, or none if storage is blocked. */
export function queuedActions(storage: ProgressStorage): UserAction[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isUserAction) : []
  } catch {
    return []
  }
}

/** Queues an unsent request before another request replaces it in the progress. [GWZ-101, GWZ-111] */
export function queueAction(action: UserAction, storage: ProgressStorage): void {
  storage.setItem(key, JSON.stringify([...withoutAction(action, storage), action]))
}

/**
 * Sends queued requests now and whenever the browser is online again, until the returned function is called. Logs and drops what the
 * server rejects; everything else stays queued. `network` is the window. [GWZ-101, GWZ-111]
 */
export function sendOutbox(
  actor: SendingActor,
  storage: ProgressStorage,
  network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const send = async () => {
    const { createUuidAction, log } = actor.getSnapshot().context.services
    if (createUuidAction === undefined) return
    for (const action of queuedActions(storage)) {
      try {
        await createUuidAction(action).catch((error: unknown) => {
          if (!isCallersChanged(error)) throw error
          // The family can't be asked anymore. The server emails it who will call. [TRUTH-001]
          return createUuidAction(withoutCallers(action))
        })
      } catch (error) {
        if (!isPermanentFailure(error)) continue
        log?.('Request refused', error)
      }
      storage.setItem(key, JSON.stringify(withoutAction(action, storage)))
    }
  }
  const sendAgain = () => void send()
  sendAgain()
  network.addEventListener('online', sendAgain)
  return () => network.removeEventListener('online', sendAgain)
}

/** Returns the queued requests without `action`, one per request and type. */
function withoutAction({ actionType, actionInfo }: UserAction, storage: ProgressStorage): UserAction[] {
  return queuedActions(storage).filter(
    (other) => other.actionType !== actionType || other.actionInfo.requestId !== actionInfo.requestId,
  )
}
