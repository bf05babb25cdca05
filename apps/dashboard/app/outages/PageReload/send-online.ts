/** Milliseconds after which a request that waits for the connection is tried, whatever the browser says of it. */
const longestWait = 5000

/**
 * Sends a request, and sends it again once the browser is online if it was offline. It wasn't sent then, so nothing is saved twice. A browser may wrongly
 * say that it's offline, so each request is tried. Calls `onWaiting` when the request waits, and when that is over. [ERR-018]
 */
export async function sendOnline(
  send: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
  onWaiting: (isWaiting: boolean) => void,
): Promise<Response> {
  for (let isWaiting = false; ; isWaiting = true) {
    const wasOffline = !navigator.onLine
    const [sent] = await Promise.allSettled([send()])
    const waits = sent.status === 'rejected' && wasOffline && signal?.aborted !== true
    if (waits !== isWaiting) onWaiting(waits)
    if (sent.status === 'fulfilled') return sent.value
    if (!waits) throw sent.reason
    await onlineAgain()
  }
}

function onlineAgain(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, longestWait)
    window.addEventListener('online', end)
  })
}
