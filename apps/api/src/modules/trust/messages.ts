import type { MessageContent } from '../messaging'

/** To a recipient: the family took its data back. Names nobody. [TRUST-004] */
export function releaseRevoked(name: string, releaseId: string): MessageContent {
  return {
    subject: 'A family has taken its data back',
    body: [
      `Hello ${name},`,
      'A family has withdrawn what it released to you. You no longer see it here.',
      'Please delete whatever you copied, do not contact the family again, and confirm within 48 hours.',
      `Confirm on the dashboard: {dashboard}/releases/${releaseId}`,
    ].join('\n\n'),
  }
}

/** To the people of a community: the copy of a state's disclosure that a family acknowledged. [TRUST-015] */
export function disclosureCopy(community: string, text: string, at: Date): MessageContent {
  return {
    subject: `Copy of an acknowledged disclosure for ${community}`,
    body: [
      `This disclosure was acknowledged electronically on ${at.toISOString()}. Please keep it with your records.`,
      text,
    ].join('\n\n'),
  }
}
