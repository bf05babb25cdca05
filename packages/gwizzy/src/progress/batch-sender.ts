import { isPermanentFailure } from '../machines/failures'

/** Milliseconds that events wait for others. */
const longestWait = 5000

/** The most events of a request. Without a connection, later ones are lost. */
const mostEvents = 100

/** The part of a window that sending needs. */
export interface SendingPage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { visibilityState: string }
}

/** Sends together what is added, and at the latest when the page is hidden. */
export interface BatchSender<Item> {
  add: (item: Item) => void
  /** Sends what waits, and ends. */
  end: () => void
}

/**
 * Creates a sender. What was added becomes events only when it's sent, so adding costs next to nothing. Events of a request that fails are sent again with
 * the next ones, unless the server rejected them.
 */
export function createBatchSender<Item, Event>(
  toEvents: (items: readonly Item[]) => Event[],
  send: (events: Event[]) => Promise<unknown>,
  page: SendingPage,
): BatchSender<Item> {
  let items: Item[] = []
  let failed: Event[] = []
  const flush = async () => {
    const events = [...failed, ...toEvents(items)].slice(0, mostEvents)
    items = []
    failed = []
    if (events.length === 0) return
    try {
      await send(events)
    } catch (error) {
      if (!isPermanentFailure(error)) failed = [...events, ...failed]
    }
  }
  const flushNow = () => void flush()
  const flushIfHidden = () => {
    if (page.document.visibilityState === 'hidden') flushNow()
  }
  // A timer for each event would cost more than the event.
  const timer = setInterval(() => {
    if (items.length > 0) flushNow()
  }, longestWait)
  page.addEventListener('pagehide', flushNow)
  page.document.addEventListener('visibilitychange', flushIfHidden)
  return {
    add(item) {
      items.push(item)
    },
    end() {
      clearInterval(timer)
      flushNow()
      page.removeEventListener('pagehide', flushNow)
      page.document.removeEventListener('visibilitychange', flushIfHidden)
    },
  }
}
