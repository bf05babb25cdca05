import { Container, Heading, Text } from '@pkg/ui'
import { MarkdownText } from '~/parts/markdown/MarkdownText'
import type { LegalPageView } from './legal-page.server'
import * as styles from './LegalPage.css'
import { legalTexts } from './texts'

/** The privacy policy or the terms of use. [ROUTE-013] */
export function LegalPage({ title, changedOn, html }: LegalPageView) {
  return (
    <Container width="text">
      <div className={styles.page}>
        <div>
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">{legalTexts.changed(changedOn)}</Text>
        </div>
        <article>
          <MarkdownText html={html} />
        </article>
      </div>
    </Container>
  )
}
