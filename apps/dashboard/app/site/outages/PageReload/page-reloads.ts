import { loadAfterForm } from './load-after-form'
import { createLoadedPage, type LoadedPage } from './loaded-page'
import { dataUrl, isOfRouter, loadData } from './page-data'
import { repeatReload, type ReloadOutcome } from './repeat-reload'
import { sendOnline } from './send-online'
import { createSentForms, type SentForms } from './sent-forms'

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
  const loaded = createLoadedPage()
  const forms = createSentForms()
  let page: Page | undefined
  let isWanted = false
  let isRunning = false
  /** What `retry` cancels. */
  let current = new AbortController()
  const startTry = () => {
    current = new AbortController()
    return current.signal
  }

  const attempt = async (served: Page) => {
    isWanted = false
    const outcome = await loadForRouter(served, { loaded, forms, startTry })
    if (outcome !== 'shown') isWanted = true
    return outcome
  }

  const run = async (served: Page) => {
    while (isWanted && page === served) {
      await repeatReload({
        attempt: () => attempt(served),
        isOpen: () => page === served,
        onOutOfDate: served.onOutOfDate,
        startPause: startTry,
      })
    }
  }

  const reload = () => {
    isWanted = true
    if (!page || isRunning) return
    isRunning = true
    void run(page).finally(() => {
      isRunning = false
      if (isWanted) reload()
    })
  }

  return {
    start(started) {
      page = started
      if (isWanted) reload()
      return sendFor(started, { loaded, forms, reload })
    },
    stop() {
      page = undefined
      loaded.discard()
      current.abort()
    },
    reload,
    retry: () => current.abort(),
  }
}

/** Loads a page’s data once, and gives it to the router. */
async function loadForRouter(
  { send, revalidate, isNavigating }: Page,
  { loaded, forms, startTry }: { loaded: LoadedPage; forms: SentForms; startTry: () => AbortSignal },
): Promise<ReloadOutcome> {
  // What was loaded before a form was sent isn't shown after it, and a navigation loads its page itself.
  const isBusy = () => forms.arePending() || isNavigating()
  if (isBusy()) return 'late'
  const url = dataUrl(location)
  const sentBefore = forms.count()
  const signal = startTry()
  const response = await loadData(send, url, signal)
  if (signal.aborted || isBusy() || forms.count() > sentBefore || dataUrl(location) !== url) return 'late'
  if (!response) return 'failed'
  loaded.give(url, response)
  revalidate()
  return 'shown'
}

/** Returns what sends the requests of a page: the router gets what was loaded for it, and waits while the connection or the page after a form fails. */
function sendFor(
  { send, ...page }: Page,
  { loaded, forms, reload }: { loaded: LoadedPage; forms: SentForms; reload: () => void },
): typeof fetch {
  const onOffline = counted(page.onOffline)
  const onUnseen = counted(page.onUnseen)
  return async (input, init) => {
    if (!isOfRouter(input)) return send(input, init)
    const isForm = init?.method !== undefined && init.method !== 'GET'
    if (isForm) loaded.discard()
    const given = loaded.take(input)
    if (given) return given
    const isAfterForm = forms.endFollowing()
    if (isForm) return forms.follow(sendOnline(send, [input, init], onOffline))
    if (!isAfterForm) return sendOnline(send, [input, init], onOffline)
    return loadAfterForm(send, [input, init], onUnseen).catch((error: unknown) => {
      // Someone went on before what they sent was shown.
      reload()
      throw error
    })
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
