import { LoadingBar, SkipLink } from '@pkg/ui'
import { useLocation, useNavigation } from '@remix-run/react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { areasFor, type MenuView } from '~/features/menu'
import { loadPalette } from '~/features/search'
import { KeyBar } from '~/parts/shortcuts/KeyBar'
import { ShortcutSheet } from '~/parts/shortcuts/ShortcutSheet'
import { useFocusOnArrival } from '~/parts/shortcuts/field-focus'
import { ShortcutsProvider } from '~/parts/shortcuts/ShortcutsProvider'
import { PersonSwitches } from './PersonSwitches'
import type { ShellPerson } from './shell-person'
import { ShellSide } from './ShellSide'
import { type ShellLayer, useEverywhereKeys } from './use-everywhere-keys'
import { usePaletteKey } from './use-palette-key'
import { ViewStrip } from './WorkingRole'
import * as styles from './Shell.css'

const Palette = lazy(loadPalette)

export interface ShellProps {
  person: ShellPerson
  /** What waits in each area, by its path. */
  counts: Readonly<Record<string, number>>
  /** The saved views of the menu. */
  views: readonly MenuView[]
  children: ReactNode
}

/** The frame of every dashboard page: the areas of the person's role, the search, the person, sign-out, and shortcuts. [ROLE-010, WORK-001] */
export function Shell({ person, counts, views, children }: ShellProps) {
  const { name, role } = person
  const [opened, setOpened] = useState<ShellLayer>()
  const isPending = useNavigation().state !== 'idle'
  const areas = useMemo(() => areasFor(role), [role])
  const isToday = useLocation().pathname === '/'
  const openPalette = () => setOpened('palette')
  usePaletteKey(openPalette)
  useFocusOnArrival()
  const unread = counts['/notifications']
  return (
    <ShortcutsProvider everywhere={useEverywhereKeys(areas, setOpened)}>
      {isPending && <LoadingBar />}
      <div className={styles.shell}>
        <SkipLink />
        <ShellSide person={person} areas={areas} counts={counts} views={views} unread={unread} onFind={openPalette} />
        <div className={styles.page}>
          {person.isViewed && <ViewStrip name={name} role={role} />}
          <main id="main" className={styles.content} tabIndex={-1} aria-busy={isPending}>
            {isToday && (
              <div className={styles.onPhones}>
                <PersonSwitches person={person} />
              </div>
            )}
            {children}
          </main>
          <KeyBar onSheet={() => setOpened('sheet')} />
        </div>
      </div>
      <ShortcutSheet isOpen={opened === 'sheet'} onClose={() => setOpened(undefined)} />
      {opened === 'palette' && (
        <Suspense fallback={null}>
          <Palette areas={areas} views={views} role={person.role} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </ShortcutsProvider>
  )
}
