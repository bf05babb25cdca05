import type { MessageContent } from './message-content'

/** Returns an advisor's own email to a family. [API-042] */
export const advisorEmail = ({ subject, body }: { subject: string; body: string }): MessageContent => ({
  kind: 'advisor-email',
  subject: subject.trim(),
  blocks: [body.trim()],
})
