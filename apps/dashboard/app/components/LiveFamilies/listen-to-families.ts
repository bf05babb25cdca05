/** Several events in a row, such as a new family and its advisor, ask for one reload. */
const gatherMilliseconds = 100
/** A stream that the server closed is opened again after this long; a lost connection the browser opens again by itself. */
const reopenMilliseconds = 5000

/**
 * Calls `changed` when something happened to a family, and whenever the stream is open again after a break, since events may have
 * been missed. Stops when the function it returns is called.
 */
export function listenToFamilies(url: string, changed: () => void): () => void {
  let source: EventSource | undefined
  let gathering: ReturnType<typeof setTimeout> | undefined
  let reopening: ReturnType<typeof setTimeout> | undefined
  let wasBroken = false

  const gather = () => {
    clearTimeout(gathering)
    gathering = setTimeout(changed, gatherMilliseconds)
  }
  const open = () => {
    const opened = new EventSource(url)
    source = opened
    opened.addEventListener('family', gather)
    opened.addEventListener('task', gather)
    opened.addEventListener('open', () => {
      if (wasBroken) gather()
      wasBroken = false
    })
    opened.addEventListener('error', () => {
      wasBroken = true
      if (opened.readyState === EventSource.CLOSED) reopening = setTimeout(open, reopenMilliseconds)
    })
  }

  open()
  return () => {
    clearTimeout(gathering)
    clearTimeout(reopening)
    source?.close()
  }
}
