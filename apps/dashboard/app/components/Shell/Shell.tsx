import {
  BareLink,
  Button,
  homeIcon,
  Icon,
  checkIcon,
  Logo,
  mailIcon,
  Monogram,
  peopleIcon,
  SkipLink,
  VisuallyHidden,
} from '@pkg/ui'
import { Form, NavLink } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useBrandName } from '~/brand'
import { texts } from '~/texts'
import * as styles from './Shell.css'

export interface ShellProps {
  /** The name of the person who is signed in. */
  name: string
  counts: { newFamilies: number; dueTasks: number }
  children: ReactNode
}

/** The frame of every dashboard page: navigation, the person who is signed in, and sign-out. */
export function Shell({ name, counts, children }: ShellProps) {
  const pages = [
    { href: '/', label: texts.menu.today, icon: homeIcon },
    {
      href: '/families',
      label: texts.menu.families,
      icon: peopleIcon,
      count: counts.newFamilies,
      countLabel: texts.menu.newFamilies,
    },
    {
      href: '/tasks',
      label: texts.menu.tasks,
      icon: checkIcon,
      count: counts.dueTasks,
      countLabel: texts.menu.dueTasks,
    },
    { href: '/outbox', label: texts.menu.outbox, icon: mailIcon },
  ]
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.side}>
        <BareLink className={styles.home} href="/">
          <Logo name={useBrandName()} />
        </BareLink>
        <nav className={styles.nav} aria-label={texts.menu.label}>
          <ul className={styles.links}>
            {pages.map(({ href, label, icon, count, countLabel }) => (
              <li key={href}>
                <NavLink className={styles.link} to={href} end={href === '/'}>
                  <span className={styles.linkIcon}>
                    <Icon shape={icon} />
                  </span>
                  {label}{' '}
                  {count ? (
                    <span className={styles.count}>
                      {count} <VisuallyHidden>{countLabel}</VisuallyHidden>
                    </span>
                  ) : null}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.person}>
          <span className={styles.who}>
            <Monogram name={name} size="small" />
            {name}
          </span>
          <Form method="post" action="/sign-out">
            <Button type="submit" variant="neutral" size="small">
              {texts.signOut}
            </Button>
          </Form>
        </div>
      </header>
      <div className={styles.page}>
        <main id="main" className={styles.content} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
