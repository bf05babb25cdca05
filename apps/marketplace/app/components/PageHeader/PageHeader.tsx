import { BareLink, Container, Icon, Logo, phoneIcon, SkipLink, type TextSize, TextSizeControl } from '@pkg/ui'
import { useFetcher, useLocation } from '@remix-run/react'
import { AccountLink } from '~/authentication/AccountLink'
import { useSite } from '~/site/site'
import { texts } from '~/texts'
import * as styles from './PageHeader.css'

/** The page header: logo, navigation, text size, and phone number. */
export function PageHeader() {
  const { brand, textSize } = useSite()
  const fetcher = useFetcher()
  const { pathname, search } = useLocation()
  const choose = (size: TextSize) => {
    // Applies immediately. The server stores it for the next page.
    document.documentElement.dataset['textSize'] = size
    fetcher.submit({ textSize: size, returnTo: pathname + search }, { method: 'post', action: '/preferences' })
  }
  const chosen = fetcher.formData?.get('textSize')
  return (
    <header className={styles.header}>
      <SkipLink target="main" />
      <Container>
        <div className={styles.bar}>
          <BareLink href="/" className={styles.brand}>
            <Logo name={brand.name} />
          </BareLink>
          <AccountLink className={styles.account} />
          <nav className={styles.navigation} aria-label={texts.navigation.label}>
            <BareLink href="/senior-living">{texts.navigation.findCare}</BareLink>
            <BareLink href="/#costs">{texts.navigation.costs}</BareLink>
          </nav>
          <fetcher.Form method="post" action="/preferences" className={styles.textSize}>
            <input type="hidden" name="returnTo" value={pathname + search} />
            <TextSizeControl value={isTextSize(chosen) ? chosen : textSize} onChange={choose} />
          </fetcher.Form>
          <a className={styles.phone} href={`tel:${brand.phone.replace(/[^\d+]/g, '')}`}>
            <Icon shape={phoneIcon} />
            {brand.phone}
          </a>
        </div>
      </Container>
    </header>
  )
}

function isTextSize(value: unknown): value is TextSize {
  return value === 'normal' || value === 'large' || value === 'largest'
}
