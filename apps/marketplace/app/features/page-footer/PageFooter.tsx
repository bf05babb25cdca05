import { careLabel, careTypeSlugs } from '@pkg/domain'
import { BareLink, Container, Logo } from '@pkg/ui'
import { LanguageLink } from '~/site/language/LanguageLink'
import { legalTexts } from '~/features/legal'
import { ownPlacesTitle } from '~/features/own-places'
import { receiptsTitle } from '~/features/receipts'
import { useSite } from '~/site/frame/site'
import { footerTexts } from './texts'
import * as styles from './PageFooter.css'

const siteLinks = [
  ['/resource-center', footerTexts.resources],
  ['/about', footerTexts.about],
  ['/how-we-make-money', footerTexts.money],
  ['/for-providers', footerTexts.providers],
  ['/contact', footerTexts.contact],
] as const

const informationLinks = [
  ['/tools', footerTexts.tools],
  ['/receipts', receiptsTitle],
  ['/your-places', ownPlacesTitle],
  ['/privacy', legalTexts.privacy],
  ['/terms', legalTexts.terms],
] as const

/** The page footer. It says that the communities are a demo. */
export function PageFooter() {
  const { brand } = useSite()
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div>
            <div className={styles.screenOnly}>
              <Logo name={brand.name} onBand />
            </div>
            <p className={styles.text}>{footerTexts.promise}</p>
            <p className={styles.text}>{footerTexts.demo}</p>
            <p className={styles.text}>{footerTexts.sources}</p>
          </div>
          <nav className={styles.screenOnly} aria-labelledby="footer-care">
            <h2 id="footer-care" className={styles.title}>
              {footerTexts.care}
            </h2>
            <ul className={styles.list}>
              {careTypeSlugs.map((care) => (
                <li key={care}>
                  <BareLink href={`/${care}`}>{careLabel(care)}</BareLink>
                </li>
              ))}
              <li>
                <BareLink href="/agents">{footerTexts.advisors}</BareLink>
              </li>
            </ul>
          </nav>
          <nav className={styles.screenOnly} aria-labelledby="footer-site">
            <h2 id="footer-site" className={styles.title}>
              {footerTexts.site}
            </h2>
            <FooterLinks links={siteLinks} />
          </nav>
          <nav className={styles.screenOnly} aria-labelledby="footer-information">
            <h2 id="footer-information" className={styles.title}>
              {footerTexts.information}
            </h2>
            <FooterLinks links={informationLinks} />
            <LanguageLink />
          </nav>
          <div>
            <h2 className={styles.title}>{footerTexts.talk}</h2>
            <a href={`tel:${brand.phone.replace(/[^\d+]/g, '')}`}>{brand.phone}</a>
            <p className={styles.text}>{footerTexts.hours}</p>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
            {brand.address && <p className={styles.text}>{brand.address}</p>}
          </div>
        </div>
      </Container>
    </footer>
  )
}

const FooterLinks = ({ links }: { links: readonly (readonly [string, string])[] }) => (
  <ul className={styles.list}>
    {links.map(([href, label]) => (
      <li key={href}>
        <BareLink href={href}>{label}</BareLink>
      </li>
    ))}
  </ul>
)
