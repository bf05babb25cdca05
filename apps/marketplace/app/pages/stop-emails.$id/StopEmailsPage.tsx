import type { EmailStop } from '@pkg/api-client'
import { Button, Heading, Notice, Stack, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { stopEmailsTexts as words } from './texts'

/** Stops emails that a person didn't request. Works without an account and without scripts. [TRUTH-009] */
export function StopEmailsPage({ kind, isStopped }: Pick<EmailStop, 'kind' | 'isStopped'>) {
  return (
    <PageFrame width="text">
      <Heading level={1}>{words.title}</Heading>
      {isStopped ? (
        <Notice tone="positive" title={words.stopped} role="status">
          {words.stoppedDetails[kind]}
        </Notice>
      ) : (
        <Stack gap={16}>
          <Text size="lead">{words.details[kind]}</Text>
          <form method="post">
            <Button type="submit">{words.confirm}</Button>
          </form>
        </Stack>
      )}
      {kind === 'advisor-email' && (
        <Text>
          <TextLink href="/receipts">{words.receipts}</TextLink>
        </Text>
      )}
    </PageFrame>
  )
}
