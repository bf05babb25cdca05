import { chevronLeftIcon, chevronRightIcon, IconButton } from '@pkg/ui'
import { useNavigate } from '@remix-run/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Shortcut } from '~/parts/shortcuts/shortcut'
import { familyWorkTexts } from './forms/texts'

const storageKey = 'families-list'
const words = familyWorkTexts

/** The list that a person came from: its URL, and the families on its page. */
interface ListAround {
  href: string
  ids: string[]
}

/** Remembers the list of families that a person looks at, in the browser's tab. */
export function rememberList(list: ListAround): void {
  sessionStorage.setItem(storageKey, JSON.stringify(list))
}

function recallList(): ListAround | undefined {
  const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
  if (typeof stored !== 'object' || stored === null || !('href' in stored) || !('ids' in stored)) return undefined
  const { href, ids } = stored
  return typeof href === 'string' && Array.isArray(ids) ? { href, ids: ids.map(String) } : undefined
}

/** Returns the way back to the list with its search, and links and keys to the families before and after in it. [WORK-003] */
export function useListAround(id: string): { href: string; links: ReactNode; shortcuts: Shortcut[] } {
  const navigate = useNavigate()
  const [list, setList] = useState<ListAround>()
  useEffect(() => setList(recallList()), [])
  const index = list?.ids.indexOf(id) ?? -1
  const before = index > 0 ? list?.ids[index - 1] : undefined
  const after = index >= 0 ? list?.ids[index + 1] : undefined
  const shortcuts = useMemo(() => {
    const go = (to: string | undefined) => () => to !== undefined && navigate(`/families/${to}`)
    return [
      { key: '[', shown: ['['], label: words.previous, run: go(before) },
      { key: ']', shown: [']'], label: words.next, run: go(after) },
    ]
  }, [before, after, navigate])
  const links = index >= 0 && (
    <>
      <IconButton
        icon={chevronLeftIcon}
        label={words.previous}
        disabled={before === undefined}
        onClick={() => navigate(`/families/${before}`)}
      />
      <IconButton
        icon={chevronRightIcon}
        label={words.next}
        disabled={after === undefined}
        onClick={() => navigate(`/families/${after}`)}
      />
    </>
  )
  return { href: list?.href ?? '/families', links, shortcuts }
}
