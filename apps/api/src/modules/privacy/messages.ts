import type { Brand } from '@pkg/domain'
import type { MessageContent } from '../messaging'

/** The place of a code. It's filled in when the message is sent, and removed from the database afterwards. */
const secret = '{secret}'

/** Returns the email with the code that opens a family's information. [TRUST-016] */
export function privacyCode({ name }: Brand): MessageContent {
  return {
    kind: 'privacy-code',
    subject: 'Your code for your information',
    blocks: [
      { label: 'Your code', code: secret },
      'It lets you download, change, or delete your information. It expires in 10 minutes and works once.',
      `No one at ${name} will ever ask you for this code.`,
      { aside: 'Didn’t ask for this? You can ignore this email. No one can see your information without the code.' },
    ],
  }
}

/** Returns the text message with the code, for a family without an email address. [TRUST-016] */
export function privacyCodeText({ name }: Brand): MessageContent {
  return {
    kind: 'privacy-code',
    subject: 'Your code for your information',
    blocks: [
      { label: `Your ${name} code`, code: secret },
      `It expires in 10 minutes. No one at ${name} will ever ask you for it.`,
    ],
  }
}

/** Returns the email to the former address after a family changed its contact info. [TRUST-016] */
export function contactChanged({ name, phone }: Brand): MessageContent {
  return {
    kind: 'contact-changed',
    subject: 'Your contact info has changed',
    blocks: [
      `The contact info of your ${name} request was changed. The people you share it with can see the new one.`,
      { aside: `Didn’t change it? Call us at ${phone}.` },
    ],
  }
}
