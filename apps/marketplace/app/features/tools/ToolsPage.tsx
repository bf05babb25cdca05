import { ButtonLink, Card, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { DrawnHouse } from '~/parts/drawn-house/DrawnHouse'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import type { ToolCard } from './load-tools.server'
import { toolTexts as words } from './texts'
import { savedToolsPath, stayPath, toolPath } from '~/site/links/tool-links'
import * as styles from './tools.css'

/** The list of tools, each with what it takes. [ROUTE-013] */
export function ToolsPage({ tools }: { tools: ToolCard[] }) {
  return (
    <PageFrame>
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead" measured>
          {words.lead}
        </Text>
      </Stack>
      <ul className={styles.cards}>
        {tools.map(({ tool, ...card }) => (
          <ToolCardItem key={tool} slug={tool} {...card} name={words.names[tool]} href={toolPath(tool)} />
        ))}
        <ToolCardItem slug="can-she-stay" {...words.stay} href={stayPath()} />
      </ul>
      <Text measured>{words.notAdvice}</Text>
      <TextLink href={savedToolsPath} standalone>
        {words.seeSaved}
      </TextLink>
    </PageFrame>
  )
}

function ToolCardItem({
  slug,
  name,
  href,
  summary,
  action,
  minutes,
  youNeed,
}: Omit<ToolCard, 'tool'> & { slug: string; name: string; href: string }) {
  return (
    <Card as="li">
      <div className={styles.card}>
        <DrawnHouse slug={slug} />
        <Heading level={2} look="h3">
          {name}
        </Heading>
        <Text>{summary}</Text>
        <Text size="small">{words.minutes(minutes)}</Text>
        <Text size="small">{words.youNeed(youNeed)}</Text>
        <div className={styles.cardAction}>
          <ButtonLink href={href}>{action}</ButtonLink>
        </div>
      </div>
    </Card>
  )
}
