import { pauseAfter, wait } from './pauses'

/** Milliseconds before a reload that has to wait for something else, or came too late for its page, is tried again. */
const shortPause = 250

/** What became of a try: `late` if something else has to be done first, or the person has gone on. */
export type ReloadOutcome = 'shown' | 'failed' | 'late'

/** What a reload that repeats needs. */
export interface RepeatedReload {
  /** Tries once. */
  attempt: () => Promise<ReloadOutcome>
  /** Returns whether the page is still open. */
  isOpen: () => boolean
  /** Called when the page is out of date because a try failed, and when it no longer is. */
  onOutOfDate: (isOutOfDate: boolean) => void
  /** Returns the signal that ends a pause. */
  startPause: () => AbortSignal
}

/** Reloads until it works. Pauses grow while it fails. [ERR-018] */
export async function repeatReload({ attempt, isOpen, onOutOfDate, startPause }: RepeatedReload): Promise<void> {
  for (let failures = 0; isOpen();) {
    const outcome = await attempt()
    if (outcome === 'late') {
      await wait(shortPause)
      continue
    }
    onOutOfDate(outcome === 'failed')
    if (outcome === 'shown') return
    await wait(pauseAfter(failures), startPause())
    failures += 1
  }
}
