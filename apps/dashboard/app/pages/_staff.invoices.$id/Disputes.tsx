import { Notice, Text } from '@pkg/ui'
import { type DisputeView, disputeTexts } from '~/features/invoices'
import { Part } from './Part'

const words = disputeTexts

/** What the community’s team disputed about an invoice, and the answers. [DASH-006, WORK-013] */
export function Disputes({ disputes, isWaiting }: { disputes: DisputeView[]; isWaiting: boolean }) {
  if (disputes.length === 0) return null
  return (
    <Part title={words.title}>
      {disputes.map(({ id, title, reason, answer }) => (
        <Notice key={id} tone={answer ? 'info' : 'caution'} title={title}>
          <Text>{reason}</Text>
          {answer ? (
            <Text size="small">
              {answer.title}: {answer.reason}
            </Text>
          ) : (
            isWaiting && <Text size="small">{words.waits}</Text>
          )}
        </Notice>
      ))}
    </Part>
  )
}
