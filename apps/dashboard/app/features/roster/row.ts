import type { Advisor } from '@pkg/api-client'
import { licenseLine } from '~/features/licenses'
import { languageName } from '~/parts/languages/languages'
import { formatShortDay } from '~/site/server/times'
import { absentTexts } from '~/site/texts'
import { rosterTexts } from './texts'

const words = rosterTexts

/** An advisor or a real estate agent, in words. */
export interface RosterRow {
  id: string
  name: string
  href: string
  place: string
  states: string
  languages: string
  open: string
  offers: string
  answers: string
  papers: string
  /** The state and the check of each license of a real estate agent, and until when it’s valid. */
  licenses: { first: string; second: string | undefined }[]
  /** The last day of the referral agreement with a real estate agent, or that none applies. */
  agreement: string
  accepting: string
  /** The last day of an absence, and who covers. */
  away: string | undefined
  since: number
}

/** The path of the list of each kind. */
export const rosterPaths = { partner: '/agents', 'real-estate': '/real-estate-agents' } as const

/** Returns the row of an advisor or a real estate agent. [DASH-015, DASH-016] */
export function rosterRow(advisor: Advisor): RosterRow {
  const { id, name, kind, city, state, states, languages, open, capacity, accepted, declined, missed } = advisor
  return {
    id,
    name,
    href: `${rosterPaths[kind]}/${id}`,
    place: `${city}, ${state}`,
    states: states.join(', '),
    languages: languages.map(languageName).join(', '),
    open: words.openOf(open, capacity),
    offers: accepted + declined + missed > 0 ? words.offersOf(accepted, declined, missed) : absentTexts.value,
    answers: advisor.responseMinutes === undefined ? absentTexts.value : words.minutes(advisor.responseMinutes),
    papers: papersOf(advisor),
    licenses: (advisor.licenses ?? []).map(licenseLine),
    agreement: agreementOf(advisor),
    accepting: words.isAccepting[advisor.isAccepting ? 'true' : 'false'],
    away: advisor.awayUntil && words.awayUntil(formatShortDay(advisor.awayUntil), advisor.coveredBy),
    since: advisor.inBusinessSince,
  }
}

/** Returns until when the referral agreement with a real estate agent applies. */
function agreementOf({ hasAgreement, agreementUntil }: Advisor): string {
  if (!hasAgreement) return words.noAgreement
  return agreementUntil ? formatShortDay(agreementUntil) : words.noAgreementEnd
}

/** Returns the state of someone's papers: how many are missing, or the first day on which one expires. */
export function papersOf({ papersUntil, missingPapers = 0 }: Advisor): string {
  if (missingPapers > 0) return words.papersMissing(missingPapers)
  return papersUntil ? words.papersUntil(formatShortDay(papersUntil)) : words.papersComplete
}
