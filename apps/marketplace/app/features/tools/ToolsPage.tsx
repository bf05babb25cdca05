import { ButtonLink, Card, Container, Heading, Stack, Text, TextLink } from '@pkg/ui'
import type { ToolCard } from './load-tools.server'
import { toolTexts as words } from './texts'
import { savedToolsPath, toolPath } from '~/site/links/tool-links'
import * as styles from './tools.css'

/** The list of tools, each with what it takes. [ROUTE-013] */
export function ToolsPage({ tools }: { tools: ToolCard[] }) {
  return (
    <Container>
      <div className={styles.page}>
        <Stack gap={8}>
          <Heading level={1}>{words.title}</Heading>
          <Text size="lead" measured>
            {words.lead}
          </Text>
        </Stack>
        <ul className={styles.cards}>
          {tools.map(({ tool, summary, action, minutes, youNeed }) => (
            <li key={tool}>
              <Card>
                <Stack gap={12}>
                  <Heading level={2} look="h3">
                    {words.names[tool]}
                  </Heading>
                  <Text>{summary}</Text>
                  <Text size="small">{words.minutes(minutes)}</Text>
                  <Text size="small">{words.youNeed(youNeed)}</Text>
                  <div>
                    <ButtonLink href={toolPath(tool)}>{action}</ButtonLink>
                  </div>
                </Stack>
              </Card>
            </li>
          ))}
        </ul>
        <Text measured>{words.notAdvice}</Text>
        <TextLink href={savedToolsPath} standalone>
          {words.seeSaved}
        </TextLink>
      </div>
    </Container>
  )
}
