import { isPermanentFailure } from '../machines/failures'

/** Milliseconds that events wait for others. */
const longestWait = 5000

/** The most events of a request, and that wait. */
const mostWaiting = 100

/** The part of a window that sending needs. */
export interface SendingPage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { visibilityState: string }
}

/** Sends events together, and at the latest when the page is hidden. */
export interface BatchSender<Event> {
  add: (event: Event) => void
  /** Sends what waits, and ends. */
  end: () => void
}

/** Creates a sender. Events of a request that fails are sent again with the next ones, unless the server rejected them. */
export function createBatchSender<Event>(
  send: (events: Event[]) => Promise<unknown>,
  page: SendingPage,
): BatchSender<Event> {
  let waiting: Event[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const events = waiting
    if (events.length === 0) return
    waiting = []
    try {
      await send(events)
    } catch (error) {
      if (!isPermanentFailure(error)) waiting = [...events, ...waiting].slice(0, mostWaiting)
    }
  }
  const flushNow = () => void flush()
  const flushIfHidden = () => {
    if (page.document.visibilityState === 'hidden') flushNow()
  }
  page.addEventListener('pagehide', flushNow)
  page.document.addEventListener('visibilitychange', flushIfHidden)
  return {
    add(event) {
      if (waiting.length < mostWaiting) waiting.push(event)
      timer ??= setTimeout(flushNow, longestWait)
    },
    end() {
      flushNow()
      page.removeEventListener('pagehide', flushNow)
      page.document.removeEventListener('visibilitychange', flushIfHidden)
    },
  }
}
