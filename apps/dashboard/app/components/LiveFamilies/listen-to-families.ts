/** Milliseconds to wait for more events, such as a new family and its advisor, before one refresh. */
const debounceMilliseconds = 100
/** Milliseconds before a stream that the server closed is reopened. The browser reopens a lost connection itself. */
const reopenMilliseconds = 5000

/**
 * Calls `changed` when a family or task changes, and when the stream reopens, since events may have been missed. Returns a function that
 * stops listening.
 */
export function listenToFamilies(url: string, changed: () => void): () => void {
  let source: EventSource | undefined
  let debounceTimer: ReturnType<typeof setTimeout> | undefined
  let reopenTimer: ReturnType<typeof setTimeout> | undefined
  let wasBroken = false

  const scheduleChange = () => {
    clearTimeout(debounceTimer)
    debounceTimer = setTimeout(changed, debounceMilliseconds)
  }
  const open = () => {
    const opened = new EventSource(url)
    source = opened
    opened.addEventListener('family', scheduleChange)
    opened.addEventListener('task', scheduleChange)
    opened.addEventListener('open', () => {
      if (wasBroken) scheduleChange()
      wasBroken = false
    })
    opened.addEventListener('error', () => {
      wasBroken = true
      if (opened.readyState === EventSource.CLOSED) reopenTimer = setTimeout(open, reopenMilliseconds)
    })
  }

  open()
  return () => {
    clearTimeout(debounceTimer)
    clearTimeout(reopenTimer)
    source?.close()
  }
}
