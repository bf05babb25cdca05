/** The outbox: every email and text. */
export const outboxTexts = {
  title: 'Outbox',
  lead: 'Emails and texts, newest first. Advisors see only messages about their own families.',
  to: 'To',
  textTo: 'Text to',
  all: 'All',
  search: 'Subject or recipient',
  message: 'Message',
  status: 'Status',
  time: 'Time',
  channel: 'Sent by',
  channels: [
    { value: 'email', label: 'Email' },
    { value: 'text', label: 'Text' },
  ],
  sent: 'Sent',
  queued: 'Queued',
  failed: 'Failed',
  failedBecause: (reason: string) => `Not delivered: ${reason}.`,
  none: 'No messages yet',
  noneHelp: 'Messages appear here after the first request.',
} as const
