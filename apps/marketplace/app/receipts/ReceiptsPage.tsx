import { Button, Card, Container, Heading, Notice, Stack, Text, TextField } from '@pkg/ui'
import { ReceiptCard } from './ReceiptCard'
import type { CallerView, ReceiptsView } from './receipts-page.server'
import * as styles from './ReceiptsPage.css'
import type { Outcome, ReceiptsResult } from './submit-receipts.server'
import { receiptsTexts as words } from './texts'

export interface ReceiptsPageProps extends ReceiptsView {
  /** What the last form did. */
  done: Outcome | undefined
  /** The result of a form that needs a correction. */
  result: ReceiptsResult | undefined
}

/** Who has a family's information, who will call, and how to stop both. Works without an account and without scripts. [TRUST-003] */
export function ReceiptsPage({ isExpired, caller, receipts, done, result }: ReceiptsPageProps) {
  return (
    <Container width="text">
      <div className={styles.page}>
        <Stack gap={8}>
          <Heading level={1}>{isExpired ? words.expired : words.title}</Heading>
          <Text size="lead">{isExpired ? words.expiredDetail : words.lead}</Text>
        </Stack>
        {done && <Notice tone="positive" title={words.done[done]} role="status" />}
        {caller && <CallerCard caller={caller} />}
        {receipts.length > 0 && (
          <Stack as="section" gap={16}>
            <Heading level={2}>{words.recipients}</Heading>
            {receipts.map((receipt) => (
              <ReceiptCard key={receipt.id} receipt={receipt} />
            ))}
          </Stack>
        )}
        {receipts.length === 0 && <LinkForm isExpired={isExpired} result={result} />}
      </div>
    </Container>
  )
}

function CallerCard({ caller: { id, name, text } }: { caller: CallerView }) {
  return (
    <Card as="section" look="tint">
      <Stack gap={12}>
        <Heading level={2} look="h3">
          {words.caller.title}
        </Heading>
        <Text>{text}</Text>
        <details className={styles.details}>
          <summary className={styles.summary}>{words.caller.replace}</summary>
          <form method="post">
            <Stack gap={12}>
              <Text>{words.caller.replaceDetail(name)}</Text>
              <input type="hidden" name="id" value={id} />
              <div>
                <Button type="submit" name="intent" value="replace">
                  {words.caller.replaceConfirm}
                </Button>
              </div>
            </Stack>
          </form>
        </details>
      </Stack>
    </Card>
  )
}

function LinkForm({ isExpired, result }: Pick<ReceiptsPageProps, 'isExpired' | 'result'>) {
  const rejected = result && 'error' in result ? result : undefined
  return (
    <Stack gap={16}>
      {!isExpired && (
        <Notice tone="info" title={words.noOne}>
          {words.noOneDetail}
        </Notice>
      )}
      <Card as="section">
        <form method="post" noValidate>
          <Stack gap={16}>
            <Heading level={2} look="h3">
              {words.link.title}
            </Heading>
            <TextField
              label={words.link.email}
              hint={words.link.hint}
              error={rejected?.error}
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={rejected?.typed}
            />
            <Button type="submit" name="intent" value="link" variant="primary" width="full">
              {words.link.submit}
            </Button>
          </Stack>
        </form>
      </Card>
    </Stack>
  )
}
