import { Badge, Button, Card, Cluster, Heading, Stack, Text } from '@pkg/ui'
import type { ReceiptView } from './receipts-page.server'
import * as styles from './ReceiptsPage.css'
import { receiptsTexts as words } from './texts'

/** One recipient: what they have, when and why they got it, who looked, and how to stop sharing. [TRUST-003, TRUST-004] */
export function ReceiptCard({ receipt }: { receipt: ReceiptView }) {
  const { id, name, kind, what, since, why, status, statusDetail, agreed, looks, canStop } = receipt
  const isCurrent = status === 'active'
  return (
    <Card as="section">
      <Stack gap={12}>
        <Stack gap={4}>
          <Cluster>
            <Heading level={3}>{name}</Heading>
            <Badge tone={isCurrent ? 'info' : 'positive'}>{words.status[status]}</Badge>
          </Cluster>
          <Text size="small" tone="muted">
            {kind}
          </Text>
        </Stack>
        <Text>
          {what}. {since}. {why}
        </Text>
        {statusDetail && <Text>{statusDetail}</Text>}
        <div>
          <Text strong>{words.looked}</Text>
          {looks.length === 0 ? (
            <Text>{words.noLooks}</Text>
          ) : (
            <ul className={styles.list}>
              {looks.map((look) => (
                <li key={look}>{look}</li>
              ))}
            </ul>
          )}
        </div>
        {agreed && (
          <details className={styles.details}>
            <summary className={styles.summary}>{words.agreed}</summary>
            <Text as="blockquote">{agreed}</Text>
          </details>
        )}
        {canStop && (
          <details className={styles.details}>
            <summary className={styles.summary}>{words.stop(name)}</summary>
            <form method="post">
              <Stack gap={12}>
                <Text>{words.stopDetail(name)}</Text>
                <input type="hidden" name="id" value={id} />
                <div>
                  <Button type="submit" name="intent" value="stop">
                    {words.stopConfirm}
                  </Button>
                </div>
              </Stack>
            </form>
          </details>
        )}
        {isCurrent && !canStop && <Text>{words.operatorDetail}</Text>}
      </Stack>
    </Card>
  )
}
