import {
  BareLink,
  bellIcon,
  Button,
  ButtonLink,
  LoadingBar,
  Logo,
  Monogram,
  searchIcon,
  SkipLink,
  VisuallyHidden,
} from '@pkg/ui'
import { Form, useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useBrandName } from '~/site/brand/brand'
import { areasFor, MenuLinks, type MenuView } from '~/features/menu'
import { loadPalette, searchTexts } from '~/features/search'
import { noticesTexts } from '~/features/notices'
import { KeyBar } from '~/parts/shortcuts/KeyBar'
import type { Shortcut } from '~/parts/shortcuts/shortcut'
import { ShortcutSheet } from '~/parts/shortcuts/ShortcutSheet'
import { useCommandKey } from '~/parts/shortcuts/command-key'
import { useFocusOnArrival } from '~/parts/shortcuts/field-focus'
import { ShortcutsProvider } from '~/parts/shortcuts/ShortcutsProvider'
import type { StaffRole } from '~/site/staff/staff-roles'
import { keysTexts } from '~/parts/shortcuts/texts'
import { menuTexts, signOutText } from '~/site/texts'
import { LightSwitch } from './LightSwitch'
import { usePaletteKey } from './use-palette-key'
import { ViewStrip, WorkingRole } from './WorkingRole'
import * as styles from './Shell.css'

const Palette = lazy(loadPalette)

/** The person whose dashboard it is. */
export interface ShellPerson {
  name: string
  /** The role that the person works in, and all of them. */
  role: StaffRole
  roles: readonly StaffRole[]
  /** Whether an admin views the dashboard as this person. */
  isViewed: boolean
  /** Whether new families are offered to the person. Missing for roles that get none. */
  isAccepting?: boolean | undefined
}

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
  const [opened, setOpened] = useState<'palette' | 'sheet'>()
  const navigate = useNavigate()
  const isPending = useNavigation().state !== 'idle'
  const commandKey = useCommandKey()
  const areas = useMemo(() => areasFor(role), [role])
  const isToday = useLocation().pathname === '/'
  const openPalette = () => setOpened('palette')
  usePaletteKey(openPalette)
  useFocusOnArrival()
  const everywhere = useMemo<Shortcut[]>(
    () => [
      { key: 'mod+k', shown: [commandKey, 'K'], label: keysTexts.find, run: openPalette },
      { key: '?', shown: ['?'], label: keysTexts.sheet, run: () => setOpened('sheet') },
      ...areas.flatMap(({ href, label, key }) =>
        key
          ? [
              {
                key: `g ${key}`,
                shown: ['G', key.toUpperCase()],
                label: keysTexts.goTo(label),
                run: () => navigate(href),
              },
            ]
          : [],
      ),
    ],
    [areas, navigate, commandKey],
  )
  return (
    <ShortcutsProvider everywhere={everywhere}>
      {isPending && <LoadingBar />}
      <div className={styles.shell}>
        <SkipLink />
        <header className={styles.side}>
          <BareLink className={styles.home} href="/">
            <Logo name={useBrandName()} />
          </BareLink>
          <nav className={styles.nav} aria-label={menuTexts.label}>
            <MenuLinks areas={areas} counts={counts} views={views} />
          </nav>
          <div className={styles.onWide}>
            <PersonSwitches person={person} />
          </div>
          <div className={styles.person}>
            <span className={styles.findOnPhones}>
              <FindLink onOpen={openPalette} />
              <Bell unread={counts['/notifications']} />
            </span>
            <span className={styles.who}>
              <Monogram name={name} size="small" />
              {name}
            </span>
            <Form method="post" action="/sign-out">
              <Button type="submit" variant="neutral" size="small">
                {signOutText}
              </Button>
            </Form>
          </div>
        </header>
        <div className={styles.page}>
          <div className={styles.top} role="search" aria-label={searchTexts.palette}>
            <FindLink onOpen={openPalette} />
            <Bell unread={counts['/notifications']} />
          </div>
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
          <Palette areas={areas} views={views} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </ShortcutsProvider>
  )
}

/** What a person can switch for themselves: new families, and which of several roles they work in. An admin who views the page can't. */
function PersonSwitches({ person: { role, roles, isViewed, isAccepting } }: { person: ShellPerson }) {
  if (isViewed) return null
  return (
    <>
      {isAccepting !== undefined && <LightSwitch isOn={isAccepting} role={role} />}
      {roles.length > 1 && <WorkingRole role={role} roles={roles} />}
    </>
  )
}

/** Leads to the person’s notifications, with how many are unread. [WORK-016] */
function Bell({ unread = 0 }: { unread: number | undefined }) {
  return (
    <ButtonLink href="/notifications" icon={bellIcon} variant="neutral" size="small">
      <VisuallyHidden>{noticesTexts.title}</VisuallyHidden>
      {unread > 0 && (
        <>
          <span className={styles.unread}>{unread}</span> <VisuallyHidden>{noticesTexts.unread}</VisuallyHidden>
        </>
      )}
    </ButtonLink>
  )
}

/** Opens the palette. Without scripts, it leads to the page of the search. [WORK-004] */
function FindLink({ onOpen }: { onOpen: () => void }) {
  return (
    <ButtonLink
      href="/search"
      icon={searchIcon}
      variant="neutral"
      size="small"
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      <span className={styles.findLabel}>{searchTexts.palette}</span>
    </ButtonLink>
  )
}
