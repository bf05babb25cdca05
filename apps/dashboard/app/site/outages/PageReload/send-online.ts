/** Milliseconds between two looks whether the server answers. */
const lookEvery = 5000
/** How often the server may still not answer once the browser is online. */
const mostLooks = 5

/**
 * Sends a request. While the browser says that it's offline, waits first until the server answers, because the browser may be wrong. The request itself is
 * sent once, so nothing is saved twice. Calls `onWaiting` when the request waits, and when that is over. [ERR-018]
 */
export async function sendOnline(
  send: typeof fetch,
  [input, init]: Parameters<typeof fetch>,
  onWaiting: (isWaiting: boolean) => void,
): Promise<Response> {
  if (!navigator.onLine && !(await isAnswering(send))) {
    onWaiting(true)
    let looks = 0
    while (looks < mostLooks) {
      await nextLook(init?.signal)
      if (init?.signal?.aborted || (await isAnswering(send))) break
      if (navigator.onLine) looks += 1
    }
    onWaiting(false)
  }
  return send(input, init)
}

const isAnswering = (send: typeof fetch) =>
  send(`${import.meta.env.BASE_URL}healthz`, { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Resolves when it's time to look again: after a pause, once the browser is online, or when the request is canceled. */
function nextLook(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, lookEvery)
    window.addEventListener('online', end)
    signal?.addEventListener('abort', end)
  })
}
