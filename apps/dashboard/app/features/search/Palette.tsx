import { PrefetchPageLinks, useFetcher, useHref, useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
  Text,
} from 'react-aria-components'
import type { Area } from '~/site/area'
import type { MenuView } from '~/features/menu'
import { useAllShortcuts } from '~/parts/shortcuts/ShortcutsProvider'
import { searchTexts } from './texts'
import type { Found } from './found-record'
import * as styles from './Palette.css'
import { matchesTerm } from './matches-term'
import { longestTerm, shortestTerm } from './term-length'

const words = searchTexts

/** Milliseconds without typing before a search. */
const typingPause = 200

/** Milliseconds before a search that failed is sent again. */
const failedPause = 5000

export interface PaletteProps {
  areas: readonly Area[]
  views: readonly MenuView[]
  onClose: () => void
}

/** Something to open or to do. */
interface Command {
  id: string
  label: string
  detail?: string | undefined
  keys?: readonly string[]
  run: () => unknown
}

/** Finds every record and does every action of the page. It loads when it's opened. [WORK-004] */
export function Palette({ areas, views, onClose }: PaletteProps) {
  const [term, setTerm] = useState('')
  const { page } = useAllShortcuts()
  const navigate = useNavigate()
  const { found, isDown, isSearching } = useFoundRecords(term)
  const open = (href: string) => () => navigate(href)
  const parts: { title: string; commands: Command[] }[] = [
    {
      title: words.records,
      commands: found.flatMap(({ id, title, kind, detail, href }) =>
        href === undefined
          ? []
          : [{ id, label: title, detail: [kind, detail].filter(Boolean).join(', '), run: open(href) }],
      ),
    },
    {
      title: words.here,
      commands: page
        .filter(({ shown }) => shown.length > 0)
        .map(({ key, label, shown, run }) => ({ id: `key ${key}`, label, keys: shown, run })),
    },
    { title: words.pages, commands: areas.map(({ href, label }) => ({ id: href, label, run: open(href) })) },
    { title: words.views, commands: views.map(({ id, name, href }) => ({ id, label: name, run: open(href) })) },
  ]
  const shown = parts
    .map(({ title, commands }) => ({
      title,
      commands: title === words.records ? commands : commands.filter(({ label }) => matchesTerm(label, term)),
    }))
    .filter(({ commands }) => commands.length > 0)
  const run = (id: unknown) => {
    onClose()
    const command = shown.flatMap(({ commands }) => commands).find((known) => known.id === id)
    // After the palette has given the focus back.
    requestAnimationFrame(() => command?.run())
  }
  return (
    // cspell:ignore Dismissable
    <ModalOverlay className={styles.overlay} isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog} aria-label={words.palette}>
          {/* Otherwise a first search while offline would reload the page. */}
          <PrefetchPageLinks page={useHref('/search/palette')} />
          <Autocomplete inputValue={term} onInputChange={setTerm}>
            <SearchField className={styles.field} aria-label={words.palette} autoFocus>
              <Input className={styles.input} placeholder={words.placeholder} />
            </SearchField>
            <div role="status">{isDown && <p className={styles.empty}>{words.down}</p>}</div>
            <Menu
              className={styles.menu}
              aria-label={words.palette}
              onAction={run}
              renderEmptyState={() =>
                isDown ? null : <p className={styles.empty}>{isSearching ? words.searching : words.none(term)}</p>
              }
            >
              {shown.map(({ title, commands }) => (
                <MenuSection key={title} id={title}>
                  <Header className={styles.header}>{title}</Header>
                  {commands.map(({ id, label, detail, keys }) => (
                    <MenuItem key={id} id={id} textValue={label} className={styles.item}>
                      <Text slot="label">{label}</Text>
                      {detail && (
                        <Text slot="description" className={styles.detail}>
                          {detail}
                        </Text>
                      )}
                      {keys && <kbd className={styles.detail}>{keys.join(' ')}</kbd>}
                    </MenuItem>
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Returns what a search finds, a moment after the last key. A search that fails is sent again. */
function useFoundRecords(term: string): Omit<Found, 'term'> & { isSearching: boolean } {
  const { load, data } = useFetcher<Found>()
  const isLong = term.trim().length >= shortestTerm
  useEffect(() => {
    if (!isLong) return
    const timer = setTimeout(() => load(searchUrl(term)), typingPause)
    return () => clearTimeout(timer)
  }, [term, isLong, load])
  useEffect(() => {
    if (!isLong || !data?.isDown) return
    const timer = setTimeout(() => load(searchUrl(term)), failedPause)
    return () => clearTimeout(timer)
  }, [data, term, isLong, load])
  if (!isLong) return { found: [], isSearching: false }
  return { found: [], ...data, isSearching: !data?.isDown && data?.term !== term.trim().slice(0, longestTerm) }
}

const searchUrl = (term: string) => `/search/palette?${String(new URLSearchParams({ q: term }))}`
