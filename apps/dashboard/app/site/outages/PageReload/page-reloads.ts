import { asksFor, dataUrl, isOfRouter, loadData } from './page-data'
import { loadAfterForm } from './load-after-form'
import { pauseAfter, wait } from './pauses'
import { sendOnline } from './send-online'

/** Milliseconds before a reload that has to wait for something else, or came too late for its page, is tried again. */
const shortPause = 250
/** Milliseconds in which the router takes what was loaded for it, and asks for the page after a form. */
const takenWithin = 1000

/** What reloads need of the page they serve. */
export interface Page {
  /** Sends a request. */
  send: typeof fetch
  /** Makes the router load the page’s data. */
  revalidate: () => void
  /** Returns whether the router loads a page or sends a form. */
  isNavigating: () => boolean
  /** Called when the page is out of date because a reload failed, and when it no longer is. */
  onOutOfDate: (isOutOfDate: boolean) => void
  /** Called when a page or a form waits for the connection, and when it no longer does. */
  onOffline: (isOffline: boolean) => void
  /** Called when a form arrived and the page after it can't be loaded yet, and when that is over. */
  onUnseen: (isUnseen: boolean) => void
}

/** Reloads that no one asked for, such as after a live update. */
export interface PageReloads {
  /** Starts, and returns what takes the place of `fetch` until `stop` is called. */
  start: (page: Page) => typeof fetch
  stop: () => void
  /** Reloads the page’s data as soon as that works. Reloads that are asked for meanwhile are one. */
  reload: () => void
  /** Ends the pause after a reload that failed, and a load for a page that the person has left. */
  retry: () => void
}

/**
 * Creates the reloads of a page. They load its data first, and give it to the router only once it’s there, because the router would replace a page whose
 * reload fails, and what was typed in it, with an error. [ERR-018]
 */
export function createPageReloads(): PageReloads {
  let page: Page | undefined
  let isWanted = false
  let isRunning = false
  let loaded: { url: string; response: Response } | undefined
  /** What `retry` cancels. */
  let current = new AbortController()
  const forms = { sent: 0, pending: 0 }
  /** When a form was last answered without something to correct, after which the router asks for its page. */
  let answeredAt = -Infinity

  // What was loaded before a form was sent isn't shown after it, and a navigation loads its page itself.
  const isBusy = ({ isNavigating }: Page) => forms.pending > 0 || isNavigating()

  const attempt = async (served: Page): Promise<'shown' | 'failed' | 'late'> => {
    if (isBusy(served)) return 'late'
    const url = dataUrl(location)
    const sentBefore = forms.sent
    current = new AbortController()
    const { signal } = current
    const response = await loadData(served.send, url, signal)
    const isLate = signal.aborted || isBusy(served) || forms.sent > sentBefore || dataUrl(location) !== url
    if (isLate) return 'late'
    if (!response) return 'failed'
    const given = { url, response }
    loaded = given
    setTimeout(() => {
      if (loaded === given) loaded = undefined
    }, takenWithin)
    served.revalidate()
    return 'shown'
  }

  const run = async (served: Page) => {
    let failures = 0
    while (isWanted && page === served) {
      isWanted = false
      const outcome = await attempt(served)
      if (outcome === 'shown') {
        failures = 0
        served.onOutOfDate(false)
        continue
      }
      isWanted = true
      if (outcome === 'late') {
        await wait(shortPause)
        continue
      }
      served.onOutOfDate(true)
      current = new AbortController()
      await wait(pauseAfter(failures), current.signal)
      failures += 1
    }
  }

  const runIfWanted = () => {
    if (!page || !isWanted || isRunning) return
    isRunning = true
    void run(page).finally(() => {
      isRunning = false
      runIfWanted()
    })
  }

  const reload = () => {
    isWanted = true
    runIfWanted()
  }

  const stop = () => {
    page = undefined
    loaded = undefined
    current.abort()
  }

  return {
    start(started) {
      page = started
      runIfWanted()
      const onOffline = counted(started.onOffline)
      const onUnseen = counted(started.onUnseen)
      return async (input, init) => {
        if (!isOfRouter(input)) return started.send(input, init)
        const given = loaded
        loaded = undefined
        const isForm = init?.method !== undefined && init.method !== 'GET'
        if (!isForm && given && asksFor(given.url, input)) return given.response
        const isAfterForm = performance.now() - answeredAt < takenWithin
        answeredAt = -Infinity
        if (!isForm && isAfterForm) {
          return loadAfterForm(started.send, [input, init], onUnseen).catch((error: unknown) => {
            // Someone went on before what they sent was shown.
            reload()
            throw error
          })
        }
        const sent = sendOnline(started.send, [input, init], onOffline)
        if (!isForm) return sent
        forms.sent += 1
        forms.pending += 1
        return sent
          .then((response) => {
            if (response.ok) answeredAt = performance.now()
            return response
          })
          .finally(() => {
            forms.pending -= 1
          })
      }
    },
    stop,
    reload,
    retry: () => current.abort(),
  }
}

/** Returns a function that several requests tell when they begin and end to wait. `onChange` hears whether any does. */
function counted(onChange: (isAny: boolean) => void): (isWaiting: boolean) => void {
  let waiting = 0
  return (isWaiting) => {
    waiting += isWaiting ? 1 : -1
    onChange(waiting > 0)
  }
}
