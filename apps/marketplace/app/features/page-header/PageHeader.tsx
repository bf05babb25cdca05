import { locationOfPath } from '@pkg/domain'
import { BareLink, Container, Icon, Logo, menuIcon, phoneIcon, SkipLink } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import { AccountLink } from '~/features/authentication'
import { SavedLink } from '~/features/saves'
import { SearchForm, searchTexts } from '~/features/search'
import { LanguageLink } from '~/site/language/LanguageLink'
import { useSite } from '~/site/frame/site'
import { navigationTexts } from './texts'
import { TextSizeForm } from './TextSizeForm'
import * as styles from './PageHeader.css'

/**
 * The page header: logo, search, with the place of the page as its example, navigation, text size, phone number, saved communities, and account. On a narrow screen, text size and navigation open from buttons.
 * [FIND-001, UI-011, ROUTE-017]
 */
export function PageHeader() {
  const { brand } = useSite()
  const { key, pathname } = useLocation()
  const call = `tel:${brand.phone.replace(/[^\d+]/g, '')}`
  const links = (
    <>
      <BareLink href="/senior-living">{navigationTexts.findCare}</BareLink>
      <BareLink href="/#costs">{navigationTexts.costs}</BareLink>
    </>
  )
  return (
    <header className={styles.header}>
      <SkipLink target="main" />
      <Container>
        <div className={styles.bar}>
          <BareLink href="/" className={styles.brand}>
            <Logo name={brand.name} />
          </BareLink>
          <div className={styles.search}>
            <SearchForm label={searchTexts.headerLabel} look="inHeader" example={locationOfPath(pathname)} />
          </div>
          <nav className={styles.navigation} aria-label={navigationTexts.label}>
            {links}
          </nav>
          <div className={styles.textSize}>
            <TextSizeForm />
          </div>
          {/* Its key closes it on the next page. */}
          <details className={styles.opener} key={`size ${key}`} name="header">
            <summary className={styles.button} aria-label={navigationTexts.textSize}>
              <span aria-hidden="true" className={styles.letters}>
                A<span className={styles.largeLetter}>A</span>
              </span>
            </summary>
            <div className={styles.panel}>
              <TextSizeForm />
            </div>
          </details>
          <a className={styles.phone} href={call} aria-label={navigationTexts.call(brand.phone)}>
            <Icon shape={phoneIcon} />
            <span className={styles.number}>{brand.phone}</span>
          </a>
          <LanguageLink className={styles.language} />
          <SavedLink className={styles.saved} />
          <AccountLink className={styles.account} />
          <details className={styles.opener} key={`menu ${key}`} name="header">
            <summary className={styles.button} aria-label={navigationTexts.menu}>
              <Icon shape={menuIcon} />
            </summary>
            <nav className={styles.panel} aria-label={navigationTexts.label}>
              {links}
              <SavedLink className={styles.linkInMenu} />
              <AccountLink className={styles.linkInMenu} />
              <LanguageLink className={styles.linkInMenu} />
            </nav>
          </details>
        </div>
      </Container>
    </header>
  )
}
