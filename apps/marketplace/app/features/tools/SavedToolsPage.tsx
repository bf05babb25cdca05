import type { ToolSlug } from '@pkg/domain'
import { Button, ButtonLink, EmptyState, Heading, Notice, Stack, Text, TextLink, VisuallyHidden } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { toolTexts as words } from './texts'
import { savedToolPath, savedToolsPath } from '~/site/links/tool-links'
import * as styles from './tools.css'
import { sitePath } from '~/site/frame/site-path'

interface SavedToolsPageProps {
  isSignedIn: boolean
  tools: ToolSlug[]
  /** What the last form did, in words. */
  done: string | undefined
}

/** What a family saved in the tools, with a way back to each, and what an account adds. [HOME-004] */
export function SavedToolsPage({ isSignedIn, tools, done }: SavedToolsPageProps) {
  return (
    <PageFrame>
      <Heading level={1}>{words.saved}</Heading>
      {done && <Notice tone="positive" title={done} role="status" />}
      {tools.length === 0 ? (
        <EmptyState title={words.nothing} action={<ButtonLink href="/tools">{words.allTools}</ButtonLink>}>
          {words.nothingDetail}
        </EmptyState>
      ) : (
        <Stack gap={16}>
          {isSignedIn && <Text>{words.inAccount}</Text>}
          <ul className={styles.list}>
            {tools.map((tool) => (
              <Row key={tool} tool={tool} />
            ))}
          </ul>
        </Stack>
      )}
      {tools.length > 0 && !isSignedIn && (
        <Notice title={words.onDevice}>
          <Stack gap={12}>
            <Text>{words.onDeviceDetail}</Text>
            <div className={styles.buttons}>
              <ButtonLink href={`/login?register=true&loginRedirect=${savedToolsPath}`} size="small">
                {words.createAccount}
              </ButtonLink>
              <ButtonLink href={`/login?loginRedirect=${savedToolsPath}`} size="small">
                {words.signIn}
              </ButtonLink>
            </div>
          </Stack>
        </Notice>
      )}
      <TextLink href={isSignedIn ? '/homebase' : '/tools'} standalone>
        {isSignedIn ? words.homebase : words.allTools}
      </TextLink>
    </PageFrame>
  )
}

function Row({ tool }: { tool: ToolSlug }) {
  const name = words.names[tool]
  return (
    <li className={styles.row}>
      <Text strong>{name}</Text>
      <form method="post" action={sitePath(savedToolsPath)} className={styles.buttons}>
        <ButtonLink href={savedToolPath(tool)} size="small">
          {words.continue}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        <Button type="submit" name="delete" value={tool} size="small">
          {words.delete}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </form>
    </li>
  )
}
