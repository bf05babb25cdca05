import type { ToolSlug } from '@pkg/domain'
import { Heading, Stack, Text, TextLink } from '@pkg/ui'
import { savedToolPath, stayPath } from '~/site/links/tool-links'
import { toolTexts as words } from '~/features/tools'
import * as styles from '~/features/own-pages/HomebasePage.css'

/** The tools in which a family saved answers, each one link away. [HOME-004] */
export function ToolsSection({ tools }: { tools: readonly ToolSlug[] }) {
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{words.homebaseSection}</Heading>
      {tools.length === 0 ? (
        <Text>{words.nothingDetail}</Text>
      ) : (
        <ul className={styles.list}>
          {tools.map((tool) => (
            <li key={tool} className={styles.step}>
              <TextLink href={savedToolPath(tool)} standalone>
                {words.names[tool]}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <TextLink href={stayPath()} standalone>
        {words.stay.action}
      </TextLink>
      <TextLink href="/tools" standalone>
        {words.allTools}
      </TextLink>
    </Stack>
  )
}
