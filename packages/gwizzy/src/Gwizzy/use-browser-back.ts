import { useEffect } from 'react'
import { isRecord } from '../progress/is-record'
import { useLatest } from './use-latest'

/** What the browser's Back does in a wizard. */
interface BrowserBack {
  /** Whether Back belongs to the wizard now. */
  isFollowed: boolean
  /** Goes back one question. Undefined at the first one, and once the request is being sent. */
  back: (() => void) | undefined
  /** Closes the wizard. */
  leave: (() => void) | undefined
}

/** The property of the state that marks the wizard's own history entry. */
const mark = 'gwizzy'

/** The number of open wizards on the page. A wizard that mounts again right away keeps its entry. */
let openWizards = 0

/**
 * Makes the browser's Back go back one question, or close the wizard at the first one. For that, the wizard adds one history entry with the
 * page's own URL and state while it's open, and removes it when it closes. The host's router doesn't hear of either, since its page stays the
 * same.
 */
export function useBrowserBack({ isFollowed, back, leave }: BrowserBack): void {
  const latest = useLatest({ back, leave })
  useEffect(() => {
    if (!isFollowed) return
    openWizards += 1
    addEntry()
    const follow = (event: PopStateEvent) => {
      if (isMarked(event.state)) return
      event.stopImmediatePropagation()
      const { back: goBack, leave: close } = latest.current ?? {}
      if (goBack) {
        goBack()
        addEntry()
      } else {
        close?.()
      }
    }
    // Capturing, so it runs before the listener of the host's router.
    window.addEventListener('popstate', follow, { capture: true })
    return () => {
      window.removeEventListener('popstate', follow, { capture: true })
      openWizards -= 1
      setTimeout(removeEntry)
    }
  }, [isFollowed, latest])
}

/**
 * Gives the wizard's history entry to the host, which is about to replace it with another page. Returns whether there was one.
 */
export function releaseEntry(): boolean {
  const state: unknown = window.history.state
  if (!isMarked(state)) return false
  const { [mark]: _mark, ...own } = state
  window.history.replaceState(own, '')
  return true
}

function addEntry() {
  const state: unknown = window.history.state
  if (isMarked(state)) return
  window.history.pushState({ ...(isRecord(state) && state), [mark]: true }, '')
}

function removeEntry() {
  if (openWizards > 0 || !isMarked(window.history.state)) return
  const ignore = (event: PopStateEvent) => event.stopImmediatePropagation()
  window.addEventListener('popstate', ignore, { capture: true, once: true })
  window.history.back()
}

const isMarked = (state: unknown): state is Record<string, unknown> => isRecord(state) && mark in state
