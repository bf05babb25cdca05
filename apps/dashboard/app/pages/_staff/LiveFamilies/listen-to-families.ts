import { type ChangedRecord, readChangedRecord } from './concerns-page'

/** Milliseconds in which further events, such as a new family and its advisor, share a refresh. */
const togetherMilliseconds = 200
/** Milliseconds before a stream that the server closed is reopened. The browser reopens a lost connection itself. */
const reopenMilliseconds = 5000

/**
 * Calls `changed` when a family changes, or a record that the page shows, and whenever the stream opens, since events may have been missed: after a lost connection, or
 * between the response with the page and the first connection. A page that shows an error sets `showsError`: it's reloaded only once a stream that failed opens
 * again, so the error stays readable. A page in a hidden tab doesn't listen, because a browser may have only six connections to a server. Returns a function that
 * stops listening.
 */
export function listenToFamilies(
  url: string,
  changed: () => void,
  isShown: (record: ChangedRecord) => boolean,
  showsError = false,
): () => void {
  let source: EventSource | undefined
  let refreshTimer: ReturnType<typeof setTimeout> | undefined
  let reopenTimer: ReturnType<typeof setTimeout> | undefined
  let hasFailed = false

  const scheduleChange = () => {
    // Steady events must not put the refresh off.
    refreshTimer ??= setTimeout(() => {
      refreshTimer = undefined
      changed()
    }, togetherMilliseconds)
  }
  const open = () => {
    const opened = new EventSource(url)
    source = opened
    opened.addEventListener('family', scheduleChange)
    opened.addEventListener('record', ({ data }: MessageEvent<string>) => {
      const record = readChangedRecord(data)
      if (record && isShown(record)) scheduleChange()
    })
    opened.addEventListener('open', () => {
      if (hasFailed || !showsError) scheduleChange()
    })
    opened.addEventListener('error', () => {
      hasFailed = true
      if (opened.readyState === EventSource.CLOSED) reopenTimer = setTimeout(open, reopenMilliseconds)
    })
  }

  const close = () => {
    clearTimeout(refreshTimer)
    clearTimeout(reopenTimer)
    refreshTimer = undefined
    source?.close()
  }
  const follow = () => {
    close()
    if (document.visibilityState === 'visible') open()
  }

  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close()
  }
}
