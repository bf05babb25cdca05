import { BareLink, ButtonLink, Cluster, Heading, Stack, Text, MarkdownText } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { contactPath } from '~/site/links/contact-links'
import type { PagePart } from './load-site-pages.server'
import * as styles from '~/parts/site-page/site-page.css'
import { sitePageTexts } from './texts'

const words = sitePageTexts.providers

/** What communities need to know: listing, fees, and claiming a page. [ROUTE-018] */
export function ProviderPage({ parts }: { parts: PagePart[] }) {
  return (
    <PageFrame width="text">
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead">{words.lead}</Text>
      </Stack>
      <Cluster gap={16}>
        <ButtonLink href="/login?provider=true" variant="primary">
          {words.claim}
        </ButtonLink>
        <ButtonLink href={contactPath}>{words.contact}</ButtonLink>
      </Cluster>
      {parts.length > 1 && (
        <nav aria-labelledby="contents">
          <Heading level={2} look="label" id="contents">
            {words.contents}
          </Heading>
          <ul className={styles.links}>
            {parts.map(({ slug, title }) => (
              <li key={slug}>
                <BareLink href={`#${slug}`}>{title}</BareLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {parts.map(({ slug, title, summary, html }) => (
        <section key={slug} id={slug}>
          <Heading level={2}>{title}</Heading>
          <Text size="lead">{summary}</Text>
          <MarkdownText html={html} />
        </section>
      ))}
    </PageFrame>
  )
}
