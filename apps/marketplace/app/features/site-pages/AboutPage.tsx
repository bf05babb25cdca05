import { Heading, Stack, Text, TextLink, MarkdownText } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { QuietImage } from '~/parts/quiet-page/QuietPage'
import { reviewersPath } from '~/site/links/article-links'
import { contactPath } from '~/site/links/contact-links'
import type { PagePart } from './load-site-pages.server'
import * as styles from '~/parts/site-page/site-page.css'
import * as ownStyles from './AboutPage.css'
import { sitePageTexts } from './texts'

const words = sitePageTexts.about

interface AboutPageProps {
  brand: string
  steps: { title: string; text: string }[]
  parts: PagePart[]
}

/** What the site does, in steps, and what happens with a phone number. [ROUTE-018, LOOK-010] */
export function AboutPage({ brand, steps, parts }: AboutPageProps) {
  return (
    <PageFrame>
      <div className={ownStyles.opening}>
        <Stack gap={8}>
          <Heading level={1}>{words.title(brand)}</Heading>
          <Text size="lead">{words.description}</Text>
        </Stack>
        <div className={ownStyles.picture}>
          <QuietImage picture="about" />
        </div>
        {steps.length > 0 && (
          <Stack as="section" gap={16}>
            <Heading level={2}>{words.steps}</Heading>
            <ol className={styles.steps}>
              {steps.map(({ title, text }) => (
                <li key={title}>
                  <Heading level={3}>{title}</Heading>
                  <Text>{text}</Text>
                </li>
              ))}
            </ol>
          </Stack>
        )}
      </div>
      {parts.map(({ slug, title, html }) => (
        <section key={slug} id={slug} className={ownStyles.part}>
          <Heading level={2}>{title}</Heading>
          <MarkdownText html={html} />
        </section>
      ))}
      <section className={ownStyles.part}>
        <Heading level={2}>{words.more}</Heading>
        <ul className={styles.links}>
          <li>
            <TextLink href="/how-we-make-money">{words.money}</TextLink>
          </li>
          <li>
            <TextLink href={reviewersPath}>{words.people}</TextLink>
          </li>
          <li>
            <TextLink href={contactPath}>{words.contact}</TextLink>
          </li>
        </ul>
      </section>
    </PageFrame>
  )
}
