import { momentText } from '@pkg/domain'
import type { Records } from '../testing/family-records'
import type { Screen } from './reading'

/** What a walk knows besides the records. */
export interface Walked {
  /** The nearby communities that the family was shown, with their prices, by name. */
  nearby: Map<string, { startingRate: number; hidePricing: boolean }>
  community: { name: string; timeZone: string }
  /** Whether the family asked nearby communities too. One that skips them agrees to nothing there. */
  asksNearby: boolean
  /** Whether it acknowledged the disclosure. Without one, there is none to refuse. */
  acknowledges: boolean
  family: { firstName: string; lastName: string; email: string; phone: string }
}

/** A sentence that the product may say, and the record that it must equal. `isTrue` gets the named parts of the pattern. */
export interface Sentence {
  on: readonly Screen[] | 'any'
  pattern: RegExp
  isTrue: (parts: Record<string, string>, records: Records, walked: Walked) => boolean
}

export const always = () => true

/** The newest consent to calls. A later request can replace its callers, so any of them may have been shown. */
const contactTexts = ({ consents }: Records) =>
  consents.filter(({ kind }) => kind === 'contact').map(({ text }) => text)
export const isInConsent = (text: string, records: Records) =>
  contactTexts(records).some((consent) => consent.includes(text))
export const isRequested = (name: string, { leads }: Records) => leads.some((lead) => lead.name === name)
export const isDirect = (name: string, { leads }: Records) => leads.some((lead) => lead.name === name && lead.isDirect)
export const hasTeam = (name: string, { teams }: Records) => teams.includes(name)

/** An advisor who was named must be the family's. If only teams call, it's the one who calls if they don't. */
export const isCaller = (name: string, records: Records) =>
  records.advisor === undefined ? isInConsent(name, records) : records.advisor === name

/** A time must be in the consent, and it must be the advisor's deadline while the offer is open, unless a team calls. */
export function isCallTime(time: string, records: Records, { community }: Walked): boolean {
  const { offerDueAt, leads } = records
  const hasTeam = leads.some(({ name, isDirect }) => name === community.name && isDirect)
  const isDue = !offerDueAt || hasTeam || momentText(offerDueAt, community.timeZone) === time
  return isInConsent(time, records) && isDue
}

/** Returns whether a list of names as a sentence shows it contains exactly these names. */
export const sameNames = (shown: string, names: readonly string[]) =>
  splitNames(shown).sort().join() === [...names].sort().join() || shown === new Intl.ListFormat('en-US').format(names)

/** Returns the names of a list in a sentence. */
export const splitNames = (shown: string) => shown.split(/, (?:and )?| and /)
