import { greeting } from '@pkg/domain'
import { DateTime } from 'luxon'
import type { MessageContent } from '../messaging'

/** Returns the email to a recipient after a family stops sharing. It doesn't name the family. [TRUST-004] */
export function releaseRevoked(name: string, releaseId: string): MessageContent {
  return {
    kind: 'release-revoked',
    subject: 'A family stopped sharing their information',
    blocks: [
      greeting(name),
      'A family stopped sharing their information with you. You can no longer see it on your dashboard.',
      'Please delete any copies, don’t contact the family again, and confirm within 48 hours.',
      { action: { label: 'Confirm', url: `{dashboard}/releases/${releaseId}` } },
    ],
  }
}

/** Returns the email with a new link to the page that lists who has a family's information. [TRUST-003] */
export function newReceiptLink(name: string): MessageContent {
  return {
    kind: 'receipt-link',
    subject: 'Your link: who has your information',
    blocks: [
      greeting(name),
      'Here’s the link you asked for. It shows who has your information and lets you stop sharing it.',
      { action: { label: 'See who has your information', url: '{marketplace}/receipts?token={secret}' } },
      { aside: 'Didn’t ask for this? You can ignore this email.' },
    ],
  }
}

/** Returns the email to a community with its copy of the disclosure that a family acknowledged. [TRUST-015] */
export function disclosureCopy(community: string, text: string, at: Date): MessageContent {
  return {
    kind: 'disclosure-copy',
    subject: `Copy of an acknowledged disclosure for ${community}`,
    blocks: [
      `The family acknowledged this disclosure electronically on ${timeText(at)}. Please keep it with your records.`,
      text,
    ],
  }
}

const timeText = (at: Date) => DateTime.fromJSDate(at, { zone: 'utc' }).toFormat("LLLL d, yyyy, 'at' h:mm:ss a 'UTC'")
