import { now } from '@pkg/domain'
import type { Queue } from './queue'
import { startWorkerLoop, type WorkerLoop } from './worker-loop'

const millisecondsBetweenPasses = 3_600_000

/** Reminds people now and then every hour. `remind` resolves to whether it queued a message, which is then sent immediately. */
export function startHourlyReminders(
  remind: (moment: Date) => Promise<boolean>,
  queue: Queue,
  onError: (error: unknown) => void,
): WorkerLoop {
  const work = async () => {
    const hasQueued = await remind(now())
    if (hasQueued) queue.wake()
    return hasQueued
  }
  return startWorkerLoop(work, onError, millisecondsBetweenPasses)
}
