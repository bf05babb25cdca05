import { stateName } from '@pkg/domain'
import { DateTime } from 'luxon'
import type { MessageContent } from '../messaging'

/** The names of papers, within a sentence. */
const paperNames = {
  liabilityInsurance: 'liability insurance',
  irsw9: 'IRS form W-9',
  stateRegistration: 'state registration',
} as const

/** Returns the reminder to replace a paper before its last day. [WORK-012] */
export const paperExpiring = (kind: keyof typeof paperNames, validUntil: string): MessageContent => {
  const name = paperNames[kind]
  const day = dayInWords(validUntil)
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

/** A license that expires soon. */
interface ExpiringLicense {
  /** The code of its state. */
  state: string
  number: string
  /** The last day on which it's valid. */
  validUntil: string
}

/** Returns the reminder to renew a real estate license before its last day. [DASH-016] */
export const licenseExpiring = ({ state, number, validUntil }: ExpiringLicense): MessageContent => {
  const name = `${stateName(state)} real estate license`
  const day = dayInWords(validUntil)
  return {
    kind: 'paper-expiring',
    subject: `Your ${name} is valid until ${day}`,
    blocks: [
      'Hi,',
      `Your ${name}, number ${number}, is valid until ${day}. Once it’s renewed, please enter its new last day.`,
      { action: { label: 'See your licenses', url: '{dashboard}/papers' } },
    ],
  }
}

const dayInWords = (day: string) => DateTime.fromISO(day, { locale: 'en-US' }).toFormat('LLLL d, yyyy')
