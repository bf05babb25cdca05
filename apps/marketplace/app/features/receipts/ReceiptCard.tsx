import { Badge, Button, buttonClass, Card, Cluster, Heading, Monogram, Stack, Text } from '@pkg/ui'
import type { ReactNode } from 'react'
import type { ReceiptView } from './receipts-page.server'
import * as styles from './ReceiptsPage.css'
import { receiptsTexts as words } from './texts'

/** One recipient: what they have, when and why they got it, who looked, and how to stop sharing. [TRUST-003, TRUST-004] */
export function ReceiptCard({ receipt }: { receipt: ReceiptView }) {
  const { name, kind, what, since, why, status, statusDetail, agreed, looks, canStop } = receipt
  const isCurrent = status === 'active'
  return (
    <Card as="section">
      <Stack gap={12}>
        <div className={styles.head}>
          <Monogram name={name} />
          <div>
            <Heading level={3}>{name}</Heading>
            <Text size="small" tone="muted">
              {kind}
            </Text>
          </div>
          <Badge tone={isCurrent ? 'info' : 'positive'}>{words.status[status]}</Badge>
        </div>
        <dl className={styles.facts}>
          <Fact label={isCurrent ? words.has : words.had}>
            <Cluster>
              {what.map((field) => (
                <span key={field} className={styles.chip}>
                  {field}
                </span>
              ))}
            </Cluster>
          </Fact>
          <Fact label={words.why}>{why}</Fact>
          <Fact label={words.since}>{since}</Fact>
          <Fact label={words.looked}>
            {looks.length === 0 ? (
              words.noLooks
            ) : (
              <ul className={styles.list}>
                {looks.map((look) => (
                  <li key={look}>{look}</li>
                ))}
              </ul>
            )}
          </Fact>
        </dl>
        {statusDetail && <Text>{statusDetail}</Text>}
        {agreed && (
          <details className={styles.details}>
            <summary className={styles.summary}>{words.agreed}</summary>
            <Text as="blockquote">{agreed}</Text>
          </details>
        )}
        {canStop && <StopForm receipt={receipt} />}
        {isCurrent && !canStop && <Text>{words.operatorDetail}</Text>}
      </Stack>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** Where the page has the form that stops sharing with a recipient. */
export const stopAnchor = (id: string) => `stop-${id}`

/** Stops sharing with a recipient, after saying what that does. [TRUST-004] */
function StopForm({ receipt: { id, name, kind } }: { receipt: ReceiptView }) {
  return (
    <details id={stopAnchor(id)}>
      <summary className={buttonClass({ variant: 'destructive' })}>{words.stop(name)}</summary>
      <form method="post" className={styles.confirmation}>
        <Stack gap={12}>
          <Text>{words.stopDetail(name)}</Text>
          {kind === words.kinds.community && <Text>{words.stopTours}</Text>}
          <input type="hidden" name="id" value={id} />
          <div>
            <Button type="submit" name="intent" value="stop" variant="destructive">
              {words.stopConfirm}
            </Button>
          </div>
        </Stack>
      </form>
    </details>
  )
}
