import { useEffect } from 'react'
import { followOtherTabs } from '../progress/follow-other-tabs'
import { sendOutbox } from '../progress/outbox'
import { persistProgress, type WizardActor } from '../progress/persist-progress'
import type { ProgressStorage } from '../progress/progress-storage'
import { retryWhenOnline } from '../progress/retry-when-online'

type RunningActor = WizardActor & Parameters<typeof retryWhenOnline>[0] & Parameters<typeof followOtherTabs>[0]

/** Saves a run's progress in `storage`, follows other tabs through it, and resends what is unsent when the network is back. [GWZ-101] */
export function usePersistedRun(actor: RunningActor, storage: ProgressStorage | undefined) {
  useEffect(() => (storage ? persistProgress(actor, storage) : undefined), [actor, storage])
  useEffect(() => (storage ? followOtherTabs(actor, storage, window) : undefined), [actor, storage])
  useEffect(() => (storage ? sendOutbox(actor, storage, window) : undefined), [actor, storage])
  useEffect(() => retryWhenOnline(actor, window), [actor])
}
