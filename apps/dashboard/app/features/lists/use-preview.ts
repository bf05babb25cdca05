import { breakpoints } from '@pkg/ui/theme'
import { useNavigation, useRevalidator, useSearchParams } from '@remix-run/react'
import { type MouseEvent, useEffect, useState } from 'react'
import type { List, ListRow } from './list'
import type { ListData } from './list-data'
import { firstRow, readOpen } from './list-url'
import { rowElementId, rowIdOf } from './row-focus'

/** The row next to a list, and how to get to others. */
export interface PreviewState {
  /** Whether a row has room next to the list. */
  hasRoom: boolean
  /** Whether it's there: there is room for it, and the URL asks for it. */
  isOn: boolean
  id?: string | undefined
  /** Its place on the page, from 0, or -1 once it left the page. */
  index: number
  before?: string | undefined
  after?: string | undefined
  show: (id: string) => void
  /** Shows the row whose name is clicked. Enter, and a click with a key held, open its page. */
  onClickCapture: (event: MouseEvent<HTMLElement>) => void
}

/**
 * Returns the row that the URL shows next to a list. It follows the keyboard focus through the rows. The URL is ahead of the loaded state, because
 * moving to another row loads no list. [WORK-003]
 */
export function usePreview<Row extends ListRow>(list: List<Row>, { rows, outcome }: ListData<Row>): PreviewState {
  const { open, show } = useOpenRow()
  const isWide = useIsWide()
  const ids = rows.map((row) => row.id)
  const isOn = list.hasPreview === true && open !== undefined && isWide
  const id = open === firstRow ? ids[0] : open
  const index = id === undefined ? -1 : ids.indexOf(id)
  const lastIndex = useLast(index)
  useEffect(() => {
    // Otherwise another row would take the place of the first one once that leaves the list.
    if (isOn && open === firstRow && id !== undefined) show(id)
  }, [isOn, open, id, show])
  useFollowedFocus(isOn, show)
  useFocusAfterAction(isOn ? id : undefined, outcome?.id)
  return {
    hasRoom: list.hasPreview === true && isWide,
    isOn,
    id,
    index,
    before: ids[lastIndex - 1],
    // The row that followed one that left is in its place now.
    after: ids[index < 0 ? lastIndex : index + 1],
    show,
    onClickCapture(event) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const clicked = rowIdOf(link)
      // A key press has no count of clicks.
      const isPlain = event.detail > 0 && !(event.ctrlKey || event.metaKey || event.shiftKey)
      if (!isOn || clicked === undefined || !isPlain) return
      event.preventDefault()
      event.stopPropagation()
      show(clicked)
    },
  }
}

/**
 * Returns the row that the URL names, and what shows another one. While the page is loading, the URL waits: a change would cancel that. While an action
 * is sent, the row that follows it wins.
 */
function useOpenRow() {
  const [query, setQuery] = useSearchParams()
  const [wanted, show] = useState<string>()
  const navigation = useNavigation()
  const revalidator = useRevalidator()
  const isSending = navigation.state === 'submitting'
  const isIdle = navigation.state === 'idle' && revalidator.state === 'idle'
  const named = readOpen(query)
  useEffect(() => {
    if (wanted === undefined) return
    if (wanted === named || isSending) return show(undefined)
    if (!isIdle) return
    show(undefined)
    setQuery(
      (known) => {
        known.set('open', wanted)
        return known
      },
      { replace: true, preventScrollReset: true },
    )
  }, [wanted, isSending, isIdle, named, setQuery])
  return { open: wanted ?? named, show }
}

/** Returns the last place that was on the page. */
function useLast(index: number): number {
  const [last, setLast] = useState(index)
  if (index >= 0 && index !== last) setLast(index)
  return index >= 0 ? index : last
}

/** Shows the row that gets the keyboard focus. */
function useFollowedFocus(isOn: boolean, show: (id: string) => void) {
  useEffect(() => {
    if (!isOn) return
    const follow = ({ target }: FocusEvent) => {
      const focused = target instanceof Element ? rowIdOf(target) : undefined
      if (focused !== undefined) show(focused)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [isOn, show])
}

/** Focuses the row that is shown after an action took the one that had the focus off the page. */
function useFocusAfterAction(id: string | undefined, done: string | undefined) {
  useEffect(() => {
    const hasNoFocus = document.activeElement === document.body
    if (id !== undefined && done !== undefined && hasNoFocus) document.getElementById(rowElementId(id))?.focus()
  }, [id, done])
}

/** Returns whether a row has room next to its list. Not before scripts run. */
function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    const query = matchMedia(`(min-width: ${breakpoints.desktop / 16}em)`)
    const update = () => setIsWide(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return isWide
}
