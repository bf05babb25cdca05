import type { MessageDelivery } from '@pkg/api-client'

/** Returns what happened to an email or a text. */
export const deliveryOf = ({ sentAt, failure }: { sentAt: Date | null; failure: string | null }): MessageDelivery =>
  failure !== null ? 'failed' : sentAt ? 'sent' : 'queued'
