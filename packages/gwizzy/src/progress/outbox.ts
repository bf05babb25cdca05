import type { UserAction } from '@pkg/domain'
import { isPermanentFailure } from '../machines/failures'
import type { WizardContext } from '../machines/wizard-context'
import type { ProgressStorage } from './persist-progress'
import { isUserAction } from './restore-progress'

/** Under which name requests wait whose place in storage another request has taken. */
const key = 'gwizzyOutbox'

/** The part of a wizard's actor that sending what waits needs. */
export interface SendingActor {
  getSnapshot: () => { context: Pick<WizardContext, 'services'> }
}

/** The requests that wait. Storage that is forbidden counts as empty. */
export function queuedActions(storage: ProgressStorage): UserAction[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isUserAction) : []
  } catch {
    return []
  }
}

/** Keeps an unsent request beside the progress, before another request takes its place there. [GWZ-101, GWZ-111] */
export function queueAction(action: UserAction, storage: ProgressStorage): void {
  storage.setItem(key, JSON.stringify([...withoutAction(action, storage), action]))
}

/**
 * Sends what waits, now and whenever the browser finds the network again, until the function it returns is called. What a server
 * refuses is logged and given up; everything else waits on. `network` is the window. [GWZ-101, GWZ-111]
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
        await createUuidAction(action)
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

/** What waits but `action`: one per request and type. */
function withoutAction({ actionType, actionInfo }: UserAction, storage: ProgressStorage): UserAction[] {
  return queuedActions(storage).filter(
    (other) => other.actionType !== actionType || other.actionInfo.requestId !== actionInfo.requestId,
  )
}
