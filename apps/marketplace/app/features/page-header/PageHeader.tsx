import { locationOfPath } from '@pkg/domain'
import { brandLogoPath } from '@pkg/remix-host/react'
import { BareLink, Container, Icon, Logo, menuIcon, phoneIcon, SkipLink } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import { AccountLink } from '~/features/authentication'
import { SavedLink } from '~/features/saves'
import { SearchForm, searchTexts } from '~/features/search'
import { useSite } from '~/site/frame/site'
import { LookMenu } from './LookMenu'
import { navigationTexts } from './texts'
import * as styles from './PageHeader.css'

const links = [
  ['/senior-living', navigationTexts.findCare],
  ['/#costs', navigationTexts.costs],
  ['/agents', navigationTexts.advisors],
  ['/resource-center', navigationTexts.guides],
] as const

/**
 * The page header in one row: logo, search, with the place of the page as its example, and the main pages; then the phone number, saved communities, how pages
 * look, and the account. On a narrow screen, a menu has the pages, and on a phone also the search. [LOOK-002, FIND-001, UI-011, ROUTE-017]
 */
export function PageHeader() {
  const { brand } = useSite()
  const { key, pathname } = useLocation()
  const call = `tel:${brand.phone.replace(/[^\d+]/g, '')}`
  const pages = links.map(([href, label]) => (
    <BareLink key={href} href={href}>
      {label}
    </BareLink>
  ))
  return (
    <header className={styles.header}>
      <SkipLink target="main" />
      <Container>
        <div className={styles.bar}>
          <BareLink href="/" className={styles.brand}>
            <Logo name={brand.name} image={brandLogoPath('/', brand)} />
          </BareLink>
          <div className={styles.search}>
            <SearchForm label={searchTexts.headerLabel} look="inHeader" example={locationOfPath(pathname)} />
          </div>
          <nav className={styles.navigation} aria-label={navigationTexts.label}>
            {pages}
          </nav>
          <a className={styles.phone} href={call} aria-label={navigationTexts.call(brand.phone)}>
            <Icon shape={phoneIcon} />
            <span className={styles.number}>{brand.phone}</span>
          </a>
          <SavedLink className={styles.saved} />
          {/* Its key closes it on the next page. */}
          <LookMenu key={`look ${key}`} />
          <AccountLink className={styles.account} />
          <details className={styles.menu} key={`menu ${key}`} name="header">
            <summary className={styles.button} aria-label={navigationTexts.menu}>
              <Icon shape={menuIcon} />
            </summary>
            <nav className={styles.panel} aria-label={navigationTexts.label}>
              {pages}
              <SavedLink className={styles.linkInMenu} />
              <AccountLink className={styles.linkInMenu} />
            </nav>
          </details>
        </div>
      </Container>
    </header>
  )
}
