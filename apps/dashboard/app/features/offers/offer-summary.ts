import type { Family, FamilySummary, Offer } from '@pkg/api-client'
import type { OfferReasons } from '@pkg/domain'
import { momentInSentence } from '~/parts/Time/moment-in-sentence'
import { callWindow, type CallWindow, careLabel } from '~/features/families'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { offerCardTexts } from './texts'
import { absentTexts, timesTexts } from '~/site/texts'
import { type TimeLeft, timeLeft } from '~/parts/Time/time-left'

/** An offer that waits for the advisor, in words. Contact info isn't part of it. [WORK-002, TRUTH-001] */
export interface OfferSummary {
  id: string
  familyId: string
  name: string
  title: string
  /** What the family is looking for, such as `Some help · Loveland, CO`. */
  needs: string
  left: TimeLeft
  due: Moment
  /** Why this advisor, as a sentence. */
  why?: string | undefined
  calls?: CallWindow | undefined
}

const words = offerCardTexts
const language = new Intl.DisplayNames('en-US', { type: 'language' })
const list = new Intl.ListFormat('en-US')

/** Returns an offer as of the clock. The family is missing if it couldn't be loaded. [WORK-002] */
export function offerSummary(offer: Offer, family: Family | undefined, clock: RequestClock): OfferSummary {
  const name = offer.clientName || absentTexts.name
  const due = formatMoment(offer.dueAt, clock)
  return {
    id: offer.id,
    familyId: offer.clientId,
    name,
    title: titleOf(name, family?.lookingFor),
    needs: family ? needsOf(family) : '',
    left: timeLeft({ from: offer.offeredAt, until: offer.dueAt }, clock),
    due: { ...due, text: momentInSentence(due) },
    why: offer.reasons && whyYou(offer.reasons),
    calls: family?.callTimes && callWindow(family.callTimes, clock.now),
  }
}

/** Returns the name of a family, with who it's looking for. */
export function titleOf(name: string, lookingFor: string | undefined): string {
  if (lookingFor === undefined || lookingFor === 'Myself') return name
  const { couple, other } = words.lookingFor
  return words.title(name, lookingFor === 'Self + Partner' ? couple : other(lookingFor))
}

/** Returns what a family is looking for, as far as it said so. */
export function needsOf({
  care,
  place,
  budgetRange,
  timing,
}: Pick<FamilySummary, 'care' | 'place' | 'budgetRange' | 'timing'>) {
  return [care && careLabel(care), place, budgetRange && words.budget(budgetRange), timing].filter(Boolean).join(' · ')
}

/** Returns why an advisor was offered a family, as a sentence. */
export function whyYou({ area, language: code, room, isShown }: OfferReasons): string {
  const { reasons } = words
  const parts = [
    isShown && reasons.shown,
    area && reasons[area],
    // English is what every advisor speaks.
    code && code !== 'en' && reasons.language(language.of(code) ?? code),
    room > 0 && reasons.room(room),
  ].filter((part) => typeof part === 'string')
  if (parts.length === 0) return words.noFees
  const sentence = list.format(parts)
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. ${words.noFees}`
}

/** An offer whose time ran out. It no longer names the family. */
export interface LapsedOffer {
  id: string
  text: string
}

/** Returns why an offer is over: the advisor didn't respond in time. [WORK-002] */
export function lapsedOffer({ id, dueAt, offeredAt }: Offer, clock: RequestClock): LapsedOffer {
  const due = formatMoment(dueAt, clock).text.replace(`${timesTexts.today} `, '')
  return { id, text: words.lapsedHelp(due, momentInSentence(formatMoment(offeredAt, clock))) }
}
