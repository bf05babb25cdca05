import { Heading, Text, MarkdownText } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import type { LegalPageView } from './legal-page.server'
import { legalTexts } from './texts'

/** The privacy policy or the terms of use. [ROUTE-013] */
export function LegalPage({ title, changedOn, html }: LegalPageView) {
  return (
    <PageFrame width="text">
      <div>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{legalTexts.changed(changedOn)}</Text>
      </div>
      <article>
        <MarkdownText html={html} />
      </article>
    </PageFrame>
  )
}
