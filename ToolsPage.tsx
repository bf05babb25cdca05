import { Breadcrumbs, ButtonLink, Card, Container, Heading, Stack, Text, VisuallyHidden } from '@pkg/ui'
import type { ListedTool } from './load-tools.server'
import { toolsTexts as words } from './texts'
import { toolPath } from './tool-links'
import * as styles from './ToolPage.css'

/** All tools, with what each does and needs. [ROUTE-013] */
export function ToolsPage({ tools }: { tools: ListedTool[] }) {
  return (
    <Container>
      <div className={styles.page}>
        <Breadcrumbs items={[{ label: words.home, href: '/' }, { label: words.title }]} />
        <Stack gap={8}>
          <Heading level={1}>{words.title}</Heading>
          <Text size="lead">{words.lead}</Text>
          <Text>{words.privacy}</Text>
        </Stack>
        <ul className={styles.tools}>
          {tools.map(({ tool, title, summary, action, minutes, youNeed }) => (
            <Card as="li" key={tool}>
              <Stack gap={12}>
                <Heading level={2} look="h3">
                  {title}
                </Heading>
                <Text>{summary}</Text>
                {minutes !== undefined && <Text size="small">{words.minutes(minutes)}</Text>}
                {youNeed !== undefined && <Text size="small">{words.youNeed(youNeed)}</Text>}
                <div>
                  <ButtonLink href={toolPath(tool)}>
                    {action}
                    <VisuallyHidden>: {title}</VisuallyHidden>
                  </ButtonLink>
                </div>
              </Stack>
            </Card>
          ))}
        </ul>
      </div>
    </Container>
  )
}
