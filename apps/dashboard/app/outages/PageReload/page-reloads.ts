import { asksFor, dataUrl, loadData } from './page-data'

/** Milliseconds before a reload that failed is tried again. Each further pause is twice as long, up to the longest. */
const firstPause = 5000
const longestPause = 30_000
/** Milliseconds before a reload that came too late for its page is tried again. */
const changedPause = 250
/** Milliseconds in which the router takes what was loaded for it. */
const takenWithin = 1000

/** What reloads need of the page they serve. */
export interface Page {
  /** Sends a request. */
  send: typeof fetch
  /** Makes the router load the page’s data. */
  revalidate: () => void
  /** Called when the page is out of date because a reload failed, and when it no longer is. */
  onOutOfDate: (isOutOfDate: boolean) => void
}

/** Reloads that no one asked for, such as after a live update. */
export interface PageReloads {
  /** Starts, and returns what takes the place of `fetch` until `stop` is called. */
  start: (page: Page) => typeof fetch
  stop: () => void
  /** Reloads the page’s data as soon as that works. Reloads that are asked for meanwhile are one. */
  reload: () => void
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
  // Data that was loaded before something was saved isn't shown after it.
  const writes = { sent: 0, pending: 0 }

  const attempt = async ({ send, revalidate }: Page): Promise<'shown' | 'changed' | 'failed'> => {
    const url = dataUrl(location)
    const sentBefore = writes.sent
    const response = await loadData(send, url)
    if (!response) return 'failed'
    if (writes.pending > 0 || writes.sent > sentBefore || dataUrl(location) !== url) return 'changed'
    const given = { url, response }
    loaded = given
    setTimeout(() => {
      if (loaded === given) loaded = undefined
    }, takenWithin)
    revalidate()
    return 'shown'
  }

  const run = async (served: Page) => {
    let pause = firstPause
    while (isWanted && page === served) {
      isWanted = false
      const outcome = await attempt(served)
      if (page !== served) return
      if (outcome !== 'changed') served.onOutOfDate(outcome === 'failed')
      if (outcome === 'shown') {
        pause = firstPause
        continue
      }
      isWanted = true
      await wait(outcome === 'failed' ? spread(pause) : changedPause)
      if (outcome === 'failed') pause = Math.min(2 * pause, longestPause)
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

  return {
    start(started) {
      page = started
      runIfWanted()
      return async (input, init) => {
        if (isWrite(input, init)) {
          loaded = undefined
          writes.sent += 1
          writes.pending += 1
          return started.send(input, init).finally(() => {
            writes.pending -= 1
          })
        }
        if (!loaded || !asksFor(loaded.url, input)) return started.send(input, init)
        const { response } = loaded
        loaded = undefined
        return response
      }
    },
    stop() {
      page = undefined
      loaded = undefined
    },
    reload() {
      isWanted = true
      runIfWanted()
    },
  }
}

const isWrite = (...[input, init]: Parameters<typeof fetch>) =>
  (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase() !== 'GET'

/** Returns a pause that differs between browsers, so those of one office don’t all try at the same moment. */
const spread = (milliseconds: number) => milliseconds * (0.75 + Math.random() / 2)

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
