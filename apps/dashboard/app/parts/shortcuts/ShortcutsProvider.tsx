import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { findShortcut, isTyping, type Shortcut, sequenceTime } from './shortcut'

const storageKey = 'dashboard-shortcuts'

interface Shortcuts {
  /** Those of the page, and then those of every page. */
  all: readonly Shortcut[]
  page: readonly Shortcut[]
  /** Whether keys work, which they do once scripts run. */
  isReady: boolean
  /** Whether single keys are shortcuts. People who use voice control turn them off. */
  isOn: boolean
  toggle: () => void
}

type SetPage = (shortcuts: readonly Shortcut[]) => void

const ShortcutsContext = createContext<Shortcuts | undefined>(undefined)

/** On its own, so a page that adds shortcuts isn't rendered again by them. */
const SetPageContext = createContext<SetPage>(() => undefined)

/** Returns the shortcuts of the page. @throws outside of the provider */
export function useAllShortcuts(): Shortcuts {
  const shortcuts = useContext(ShortcutsContext)
  if (!shortcuts) throw new Error('There is no ShortcutsProvider')
  return shortcuts
}

/** Adds the shortcuts of a page while it's open. Keep the list stable between renders. [WORK-003] */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const setPage = useContext(SetPageContext)
  useEffect(() => {
    setPage(shortcuts)
    return () => setPage([])
  }, [shortcuts, setPage])
}

export interface ShortcutsProviderProps {
  /** The shortcuts of every page. */
  everywhere: readonly Shortcut[]
  children: ReactNode
}

/** One registry of shortcuts for the key bar, the sheet, and the palette. The browser stores whether they're on. [WORK-003] */
export function ShortcutsProvider({ everywhere, children }: ShortcutsProviderProps) {
  const [page, setPage] = useState<readonly Shortcut[]>([])
  const working = useRef<readonly Shortcut[]>([])
  const addPage = useCallback((shortcuts: readonly Shortcut[]) => {
    // A key works before the bar shows it.
    working.current = shortcuts
    setPage(shortcuts)
  }, [])
  const [isOn, setIsOn] = useState(true)
  useEffect(() => setIsOn(localStorage.getItem(storageKey) !== 'off'), [])
  const all = useMemo(() => [...page, ...everywhere], [page, everywhere])
  useKeys(working, everywhere, isOn)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  useSubmitKey()
  const toggle = useCallback(() => {
    localStorage.setItem(storageKey, isOn ? 'off' : 'on')
    setIsOn(!isOn)
  }, [isOn])
  const value = useMemo(() => ({ all, page, isReady, isOn, toggle }), [all, page, isReady, isOn, toggle])
  return (
    <SetPageContext.Provider value={addPage}>
      <ShortcutsContext.Provider value={value}>{children}</ShortcutsContext.Provider>
    </SetPageContext.Provider>
  )
}

/** Runs the shortcut that a key completes, of the page or of every page. */
function useKeys(page: RefObject<readonly Shortcut[]>, everywhere: readonly Shortcut[], isOn: boolean) {
  const before = useRef<{ key: string; at: number }>()
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event) || event.defaultPrevented || document.querySelector('dialog[open], [role="dialog"]')) return
      const last = before.current
      // When the key was pressed, however long the page took to notice.
      const pressedAt = event.timeStamp
      before.current = { key: event.key, at: pressedAt }
      const isSequence = last !== undefined && pressedAt - last.at < sequenceTime
      const shortcuts = [...(page.current ?? []), ...everywhere]
      const shortcut = findShortcut(shortcuts, event.key, isSequence ? last.key : undefined)
      if (shortcut && shortcut.run() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, page, everywhere])
}

/** Sends the form of a field with Ctrl and Enter, or Command and Enter. Escape leaves a field, which keeps what was typed. */
function useSubmitKey() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey } = event
      if (key === 'Escape' && target instanceof HTMLElement && isTyping(event)) return target.blur()
      if (key !== 'Enter' || !(ctrlKey || metaKey) || !isField(target) || !target.form) return
      event.preventDefault()
      const button = target.form.querySelector<HTMLButtonElement>('button[type="submit"]')
      // A busy button is already sending the form.
      if (button?.getAttribute('aria-disabled') !== 'true') target.form.requestSubmit(button)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const isField = (target: unknown): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
