/** The relation of a script's preload, and the type of the page's script, while they wait for the first paint. */
export const waitingLink = 'waiting'
export const waitingScript = 'text/waiting'

/**
 * Starts the page's scripts once the page has been painted, or immediately in a tab that no one sees, which isn't painted. Links and forms work
 * before, so a family on a slow phone sees the page sooner and loses nothing. [FIND-014]
 */
export const startScripts = `{
  const start = () => {
    for (const link of document.querySelectorAll('link[rel="${waitingLink}"]')) link.rel = 'modulepreload'
    const { text, nonce } = document.querySelector('script[type="${waitingScript}"]')
    const script = Object.assign(document.createElement('script'), { type: 'module', text, nonce })
    document.head.append(script)
    // React expects the elements that the server sent.
    script.remove()
  }
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}`
