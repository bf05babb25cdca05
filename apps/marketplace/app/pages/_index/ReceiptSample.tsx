import { Badge, ButtonLink, Card, Heading, Receipt, Stack, Tag, Text } from '@pkg/ui'
import { receiptsTexts } from '~/features/receipts'
import { homeTexts } from './texts'
import * as styles from './ReceiptSample.css'

const words = homeTexts.receipts

/** What a family sees about who has its information, with a sample that is labeled as one. [TRUST-003, TRUST-004] */
export function ReceiptSample() {
  return (
    <section className={styles.section}>
      <Stack gap={12}>
        <Heading level={2}>{words.title}</Heading>
        <Text measured>{words.detail}</Text>
        <div>
          <ButtonLink href="/receipts">{words.link}</ButtonLink>
        </div>
      </Stack>
      <Card>
        <Stack gap={8}>
          <div className={styles.head}>
            <Heading level={3}>{words.sampleTitle}</Heading>
            <Tag>{words.sample}</Tag>
          </div>
          <Receipt
            rows={words.rows.map(({ who, what, isCurrent }) => ({
              who,
              what,
              badge: (
                <Badge tone={isCurrent ? 'info' : 'positive'}>
                  {receiptsTexts.status[isCurrent ? 'active' : 'revoked']}
                </Badge>
              ),
            }))}
          />
        </Stack>
      </Card>
    </section>
  )
}
