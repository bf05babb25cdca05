import type { MessageContent } from '../messaging'

/** Returns the email to a recipient after a family stops sharing. It doesn't name the family. [TRUST-004] */
export function releaseRevoked(name: string, releaseId: string): MessageContent {
  return {
    subject: 'A family stopped sharing their information',
    body: [
      `Hi ${name},`,
      'A family stopped sharing their information with you. You can no longer see it on your dashboard.',
      'Please delete any copies, don’t contact the family again, and confirm within 48 hours.',
      `Confirm on your dashboard: {dashboard}/releases/${releaseId}`,
    ].join('\n\n'),
  }
}

/** Returns the email with a new link to the page that lists who has a family's information. [TRUST-003] */
export function newReceiptLink(name: string): MessageContent {
  return {
    subject: 'Your link: who has your information',
    body: [
      name ? `Hi ${name},` : 'Hi,',
      'Here’s the link you asked for. It shows who has your information and lets you stop sharing it:',
      '{marketplace}/receipts?token={secret}',
      'Didn’t ask for this? You can ignore this email.',
    ].join('\n\n'),
  }
}

/** Returns the email to a community with its copy of the disclosure that a family acknowledged. [TRUST-015] */
export function disclosureCopy(community: string, text: string, at: Date): MessageContent {
  return {
    subject: `Copy of an acknowledged disclosure for ${community}`,
    body: [
      `The family acknowledged this disclosure electronically on ${at.toISOString()}. Please keep it with your records.`,
      text,
    ].join('\n\n'),
  }
}
