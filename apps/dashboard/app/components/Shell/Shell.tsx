import { BareLink, Button, Icon, Logo, Monogram, SkipLink, VisuallyHidden } from '@pkg/ui'
import { Form, NavLink } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useBrandName } from '~/brand'
import { type MenuCounts, menuPages } from '~/menu/menu-pages'
import type { StaffRole } from '~/server/staff'
import { texts } from '~/texts'
import * as styles from './Shell.css'

export interface ShellProps {
  /** The name of the person who is signed in. */
  name: string
  role: StaffRole
  counts: MenuCounts
  children: ReactNode
}

/** The frame of every dashboard page: the pages of the person's role, the person, and sign-out. [ROLE-010] */
export function Shell({ name, role, counts, children }: ShellProps) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.side}>
        <BareLink className={styles.home} href="/">
          <Logo name={useBrandName()} />
        </BareLink>
        <nav className={styles.nav} aria-label={texts.menu.label}>
          <ul className={styles.links}>
            {menuPages(role, counts).map(({ href, label, icon, count, countLabel }) => (
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
