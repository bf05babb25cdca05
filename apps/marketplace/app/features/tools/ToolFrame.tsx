import type { ToolSlug } from '@pkg/domain'
import { Breadcrumbs, Heading, Stack, Text, TextLink } from '@pkg/ui'
import type { ReactNode } from 'react'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { toolTexts as words } from './texts'
import { savedToolsPath } from '~/site/links/tool-links'
import * as styles from './tools.css'

/** A tool with its name, what it’s for, and where its saved answers are. [ROUTE-013] */
export function ToolFrame({ tool, lead, children }: { tool: ToolSlug; lead: string; children: ReactNode }) {
  const name = words.names[tool]
  const steps = [{ label: words.home, href: '/' }, { label: words.title, href: '/tools' }, { label: name }]
  return (
    <PageFrame trail={<Breadcrumbs items={steps} />}>
      <Stack gap={8}>
        <Heading level={1}>{name}</Heading>
        <Text size="lead" measured>
          {lead}
        </Text>
      </Stack>
      {children}
      <div className={styles.screenOnly}>
        <Text size="small">{words.notAdvice}</Text>
        <TextLink href={savedToolsPath} standalone>
          {words.seeSaved}
        </TextLink>
      </div>
    </PageFrame>
  )
}
