import { BareLink, Button, Logo, Monogram } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { MenuLinks, type MenuLinksProps } from '~/features/menu'
import { searchTexts } from '~/features/search'
import { useBrandLogo } from '~/site/brand/brand'
import { menuTexts, signOutText } from '~/site/texts'
import { PersonSwitches } from './PersonSwitches'
import type { ShellPerson } from './shell-person'
import { TopLinks, type TopLinksProps } from './TopLinks'
import * as styles from './Shell.css'

export interface ShellSideProps extends MenuLinksProps, TopLinksProps {
  person: ShellPerson
}

/** The column next to the page, and on narrow screens the row above it: the areas, the person, and sign-out. [ROLE-010] */
export function ShellSide({ person, areas, counts, views, unread, onFind }: ShellSideProps) {
  return (
    <header className={styles.side}>
      <BareLink className={styles.home} href="/">
        <Logo {...useBrandLogo()} />
      </BareLink>
      <div className={styles.findOnWide} role="search" aria-label={searchTexts.palette}>
        <TopLinks unread={unread} onFind={onFind} />
      </div>
      <nav className={styles.nav} aria-label={menuTexts.label}>
        <MenuLinks areas={areas} counts={counts} views={views} />
      </nav>
      <div className={styles.onWide}>
        <PersonSwitches person={person} />
      </div>
      <div className={styles.person}>
        <span className={styles.findOnPhones}>
          <TopLinks unread={unread} onFind={onFind} />
        </span>
        <span className={styles.who}>
          <Monogram name={person.name} size="small" />
          {person.name}
        </span>
        <Form method="post" action="/sign-out">
          <Button type="submit" variant="neutral" size="small">
            {signOutText}
          </Button>
        </Form>
      </div>
    </header>
  )
}
