/**
 * The relation of a script's preload, and the type of the page's script, while they wait for the first frame. Looking up the host that the page came
 * from does nothing, and HTML allows such a link in the body.
 */
export const waitingLink = 'dns-prefetch'
export const waitingScript = 'text/waiting'

/** Milliseconds after which the page's scripts start even if the browser reports no frame. */
const longestWait = 2000

/**
 * A script that starts the page's scripts once the first frame is on the screen, or immediately in a tab that no one sees, which has no frames. Links
 * and forms work before. React expects the elements that the server sent, so the script leaves none of its own.
 * It also registers the worker of the offline page, once the page has loaded.
 */
export const starterScript = `{
  const start = () => {
    const waiting = document.querySelector('script[type="${waitingScript}"]')
    if (!waiting) return
    waiting.type = 'module'
    for (const link of document.querySelectorAll('link[rel="${waitingLink}"]')) link.rel = 'modulepreload'
    const { text, nonce } = waiting
    const script = Object.assign(document.createElement('script'), { type: 'module', text, nonce })
    document.head.append(script)
    script.remove()
  }
  const startIfHidden = () => document.hidden && start()
  addEventListener('visibilitychange', startIfHidden)
  startIfHidden()
  setTimeout(start, ${longestWait})
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    start()
  })
  observer.observe({ type: 'paint', buffered: true })
  addEventListener('load', () => navigator.serviceWorker?.register('/service-worker.js').catch(() => {}))
}`
