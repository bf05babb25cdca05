import { loadData } from './page-data'
import { pauseAfter, wait } from './pauses'

/**
 * Loads the page that follows a form. While that fails, tries again, because the router would replace the page with an error, and no one would know
 * that the form arrived. Calls `onUnseen` when the first try fails, and when the wait is over.
 *
 * @throws When the request is canceled. [ERR-018, WORK-005]
 */
export async function loadAfterForm(
  send: typeof fetch,
  [input, init]: Parameters<typeof fetch>,
  onUnseen: (isUnseen: boolean) => void,
): Promise<Response> {
  const signal = init?.signal ?? new AbortController().signal
  const loaded = await loadData(send, input, signal)
  if (loaded) return loaded
  signal.throwIfAborted()
  onUnseen(true)
  try {
    for (let failures = 0; ; failures += 1) {
      await wait(pauseAfter(failures), signal)
      signal.throwIfAborted()
      const later = await loadData(send, input, signal)
      if (later) return later
    }
  } finally {
    onUnseen(false)
  }
}
