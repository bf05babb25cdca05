import type { Message } from './transport'

/** The words of the outbox, in one place and ready for a second language. */
export const outboxTexts = {
  /** On the outbox page, in place of a code or link that was sent for real. */
  secretHidden: '(only in the message itself)',
  /** In place of a code or link that was used or has expired. */
  secretUnavailable: '(no longer valid)',

  refusals: {
    unknownAddress: 'Nobody can be reached at this address',
    fullMailbox: 'The mailbox is full',
    unwanted: 'The receiving server does not take this mail',
    other: (code: number) => `The receiving server refused it (${code})`,
    unusableAddress: 'This is no address that mail can be sent to',
    text: 'The number cannot receive texts',
    tooLate: 'The code or link in it was used, replaced or too old before it could be sent',
    givenUp: 'The receiving side put it off for five days',
  },

  /** What a family's timeline says of a message that went out. */
  sent({ agentId, userId, key, subject, channel }: Message): string {
    const what = words[channel]
    if (agentId) return `The advisor was told by ${what.by}`
    if (userId) return `The community was told by ${what.by}`
    return key.startsWith('request:')
      ? `The family got ${what.one}: its request has arrived`
      : `The family got ${what.one}: ${subject}`
  },

  /** What it says of one that will never arrive. */
  failed({ agentId, userId, subject, channel }: Message, reason: string): string {
    const whom = agentId ? 'the advisor' : userId ? 'the community' : 'the family'
    return `${words[channel].begin} to ${whom} could not be delivered: ${subject}. ${reason}.`
  },
}

const words = {
  email: { one: 'an e-mail', begin: 'An e-mail', by: 'e-mail' },
  text: { one: 'a text', begin: 'A text', by: 'text' },
} as const
