import { breakpoints } from '@pkg/ui/theme'
import { useSearchParams } from '@remix-run/react'
import { type MouseEvent, useCallback, useEffect, useState } from 'react'
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
  const [query, setQuery] = useSearchParams()
  const isWide = useIsWide()
  const open = list.hasPreview ? readOpen(query) : undefined
  const ids = rows.map((row) => row.id)
  const id = open === firstRow ? ids[0] : open
  const index = id === undefined ? -1 : ids.indexOf(id)
  const isOn = open !== undefined && isWide
  const show = useCallback(
    (next: string) =>
      setQuery(
        (known) => {
          known.set('open', next)
          return known
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  )
  useEffect(() => {
    if (!isOn) return
    const follow = ({ target }: FocusEvent) => {
      const focused = target instanceof Element ? rowIdOf(target) : undefined
      if (focused !== undefined && focused !== readOpen(new URLSearchParams(location.search))) show(focused)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [isOn, show])
  useEffect(() => {
    // Otherwise another row would take the place of the first one once that leaves the list.
    if (isOn && open === firstRow && id !== undefined) show(id)
  }, [isOn, open, id, show])
  const done = outcome?.id
  useEffect(() => {
    // An action may have taken the row that had the focus off the page.
    const hasNoFocus = document.activeElement === document.body
    if (isOn && done !== undefined && hasNoFocus && id !== undefined) document.getElementById(rowElementId(id))?.focus()
  }, [isOn, done, id])
  return {
    hasRoom: list.hasPreview === true && isWide,
    isOn,
    id,
    index,
    before: ids[index - 1],
    after: index < 0 ? undefined : ids[index + 1],
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
