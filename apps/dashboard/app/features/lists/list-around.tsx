import { type BreadcrumbsProps, chevronLeftIcon, chevronRightIcon, IconButton } from '@pkg/ui'
import { useLocation, useNavigate } from '@remix-run/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Shortcut } from '~/parts/shortcuts/shortcut'
import type { List, ListRow } from './list'
import type { ListData } from './list-data'
import { listUrl } from './list-url'
import { listsTexts } from './texts'

const storageKey = 'list-around'
const words = listsTexts

/** The list that a person came from: its title, its URL, and the pages that its rows open, in their order. */
interface ListAround {
  label: string
  href: string
  pages: string[]
}

/** Remembers the list that a person looks at, in the browser’s tab. */
export function useRememberList<Row extends ListRow>(list: List<Row>, { state, rows }: ListData<Row>): void {
  useEffect(() => {
    const around: ListAround = {
      label: list.title,
      href: listUrl(list, state),
      pages: rows.flatMap(({ href }) => href ?? []),
    }
    sessionStorage.setItem(storageKey, JSON.stringify(around))
  }, [list, state, rows])
}

function recallList(): ListAround | undefined {
  const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
  if (typeof stored !== 'object' || stored === null) return undefined
  if (!('label' in stored) || !('href' in stored) || !('pages' in stored)) return undefined
  const { label, href, pages } = stored
  if (typeof label !== 'string' || typeof href !== 'string' || !Array.isArray(pages)) return undefined
  return { label, href, pages: pages.map(String) }
}

/** The way back to a list, and to the rows before and after in it. */
export interface AroundRecord {
  crumb: BreadcrumbsProps['items'][number]
  links: ReactNode
  shortcuts: Shortcut[]
}

/** Returns the way back to the list that a person came from, as it was, and links and keys to the rows before and after in it. `list` is where else it leads. [WORK-003] */
export function useListAround(list: { label: string; href: string }): AroundRecord {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [recalled, setRecalled] = useState<ListAround>()
  useEffect(() => setRecalled(recallList()), [])
  const index = recalled?.pages.indexOf(pathname) ?? -1
  const around = index >= 0 ? recalled : undefined
  const [before, after] = [around?.pages[index - 1], around?.pages[index + 1]]
  const shortcuts = useMemo(() => {
    const go = (to: string | undefined) => () => to !== undefined && navigate(to)
    return [
      { key: '[', shown: ['['], label: words.previous, run: go(before) },
      { key: ']', shown: [']'], label: words.next, run: go(after) },
    ]
  }, [before, after, navigate])
  const { label, href } = around ?? list
  return {
    crumb: { label, href },
    links: around && (
      <>
        <NeighborButton icon={chevronLeftIcon} label={words.previous} href={before} />
        <NeighborButton icon={chevronRightIcon} label={words.next} href={after} />
      </>
    ),
    shortcuts,
  }
}

interface NeighborButtonProps {
  icon: string
  label: string
  href: string | undefined
}

function NeighborButton({ icon, label, href }: NeighborButtonProps) {
  const navigate = useNavigate()
  return (
    <IconButton
      icon={icon}
      label={label}
      disabled={href === undefined}
      onClick={() => href !== undefined && navigate(href)}
    />
  )
}
