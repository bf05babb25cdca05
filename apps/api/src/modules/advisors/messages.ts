import { DateTime } from 'luxon'
import type { MessageContent } from '../messaging'

/** The names of papers, within a sentence. */
const paperNames = {
  liabilityInsurance: 'liability insurance',
  irsw9: 'IRS form W-9',
  stateRegistration: 'state registration',
} as const

/** A paper that ends soon. */
interface ExpiringPaper {
  kind: keyof typeof paperNames
  /** The last day on which it's valid. */
  validUntil: string
}

/** Returns the reminder to replace a paper before its last day. [WORK-012] */
export const paperExpiring = ({ kind, validUntil }: ExpiringPaper): MessageContent => {
  const name = paperNames[kind]
  const day = DateTime.fromISO(validUntil, { locale: 'en-US' }).toFormat('LLLL d, yyyy')
  return {
    kind: 'paper-expiring',
    subject: `Your ${name} is valid until ${day}`,
    blocks: [
      'Hi,',
      `The ${name} that we have from you is valid until ${day}. Please upload the new one before then.`,
      { action: { label: 'Upload the new one', url: '{dashboard}/papers' } },
    ],
  }
}
