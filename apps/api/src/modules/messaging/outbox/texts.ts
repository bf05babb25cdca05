import type { Message } from './transport'

/** The texts of the outbox, in one place so they can be translated. */
export const outboxTexts = {
  /** Replaces a code or link of a sent message on the outbox page. */
  secretHidden: '(only in the message itself)',
  /** Why someone saw a family's address in a sent message, as the family reads it. */
  accessReason: 'Looked at a sent message',
  /** Replaces a code or link that was used or has expired. */
  secretUnavailable: '(no longer valid)',
  /** The link in an email that its recipient didn't request. */
  stop: { en: 'Stop these emails', es: 'Dejar de recibir estos correos' },
  stopped: 'This family stopped emails from advisors. Call them instead.',

  paused: 'This person asked us to stop texts and automatic messages.',

  failures: {
    unknownAddress: 'This email address doesn’t exist',
    fullMailbox: 'The recipient’s mailbox is full',
    blocked: 'The recipient’s mail server blocked this email',
    other: (code: number) => `The recipient’s mail server rejected this email (${code})`,
    invalidAddress: 'This isn’t a valid email address',
    paused: 'This person asked us to stop messages',
    text: 'This number can’t receive texts',
    secretExpired: 'The code or link was used, replaced, or expired before we could send it',
    deferredTooLong: 'The recipient’s mail server didn’t accept it for 5 days',
  },

  /** Returns the line in a family's timeline for a message that was sent. */
  sent({ agentId, userId, key, subject, channel }: Message): string {
    const { sent } = verbs[channel]
    if (agentId) return `${sent} the advisor`
    if (userId) return `${sent} the community`
    return key.startsWith('request:') ? `${sent} the family: request received` : `${sent} the family: ${subject}`
  },

  /** Returns the line for a message that will never be delivered. */
  failed({ agentId, userId, subject, channel }: Message, reason: string): string {
    const recipient = agentId ? 'the advisor' : userId ? 'the community' : 'the family'
    return `We couldn’t ${verbs[channel].send} ${recipient}: ${subject}. ${reason}.`
  },
}

const verbs = {
  email: { send: 'email', sent: 'Emailed' },
  text: { send: 'text', sent: 'Texted' },
} as const
