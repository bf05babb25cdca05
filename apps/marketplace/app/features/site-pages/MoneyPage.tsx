import { ButtonLink, Cluster, Heading, Stack, Text } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { contactPath } from '~/site/links/contact-links'
import { MoneyFigure } from './MoneyFigure'
import { sitePageTexts } from './texts'

const words = sitePageTexts.money

/** What communities pay us, where families see it, and what it doesn’t change. [ROUTE-018, TRUST-011, LOOK-010] */
export function MoneyPage({ paying, communities }: { paying?: number; communities?: number }) {
  return (
    <PageFrame width="text">
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead">{words.lead}</Text>
      </Stack>
      {paying !== undefined && communities !== undefined && <MoneyFigure paying={paying} communities={communities} />}
      {words.sections.map(({ title, paragraphs }) => (
        <Stack as="section" gap={12} key={title}>
          <Heading level={2} look="h3">
            {title}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
      ))}
      <Cluster gap={16}>
        <ButtonLink href="/senior-living" variant="primary">
          {words.example}
        </ButtonLink>
        <ButtonLink href={contactPath}>{words.contact}</ButtonLink>
      </Cluster>
    </PageFrame>
  )
}
