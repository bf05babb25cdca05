import type { OutboxMessage } from '@pkg/api-client'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { outboxTexts } from './texts'

const words = outboxTexts
const tones = { sent: 'positive', queued: 'caution', failed: 'critical' } as const

/** A row of the outbox. */
export interface MessageRow {
  id: string
  /** The subject, or the first words of a text. */
  name: string
  to: string
  recipient: string
  body: string
  status: { label: string; tone: (typeof tones)[keyof typeof tones] }
  failure?: string | undefined
  at: Moment
}

/** Returns the row of a message. */
export function messageRow(message: OutboxMessage, clock: RequestClock): MessageRow {
  const { id, channel, recipient, subject, body, status, createdAt, sentAt, failure } = message
  return {
    id,
    name: subject || body.slice(0, 60),
    to: channel === 'text' ? words.textTo : words.to,
    recipient,
    body,
    status: { label: words[status], tone: tones[status] },
    failure,
    at: formatMoment(sentAt ?? createdAt, clock),
  }
}
