import { asksFor } from './page-data'

/** Milliseconds in which the router takes what was loaded for it. */
const takenWithin = 1000

/** The data of a page that was loaded for the router. */
export interface LoadedPage {
  /** Keeps data until the router asks for it. */
  give: (url: string, response: Response) => void
  /** Returns the data if a request of the router asks for it. Any other request of the router ends its use, too. */
  take: (input: Parameters<typeof fetch>[0]) => Response | undefined
  discard: () => void
}

/** Creates a place for the data of a page, which is used once or not at all. */
export function createLoadedPage(): LoadedPage {
  let loaded: { url: string; response: Response } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const discard = () => {
    clearTimeout(timer)
    loaded = undefined
  }
  return {
    give(url, response) {
      discard()
      loaded = { url, response }
      timer = setTimeout(discard, takenWithin)
    },
    take(input) {
      const response = loaded && asksFor(loaded.url, input) ? loaded.response : undefined
      discard()
      return response
    },
    discard,
  }
}
