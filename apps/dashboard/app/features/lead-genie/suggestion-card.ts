import type { LeadSuggestion } from '@pkg/api-client'
import { formatAge, formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { leadGenieTexts } from './texts'
import { needsOf, titleOf } from '~/features/offers'
import { type TimeLeft, timeLeft } from '~/parts/Time/time-left'
import { type FitView, fitView, obstacleWords } from './fit-view'

const words = leadGenieTexts

/** A family that fits an advisor, in words. Without an offer it has no name. [DASH-005, TRUTH-001] */
export interface SuggestionCard {
  id: string
  /** The open offer, if there is one. */
  offer?: { id: string; left: TimeLeft; isShown: boolean } | undefined
  /** How buttons name the family. */
  name: string
  title: string
  needs: string
  /** When the family asked for help. */
  since: Moment
  fit: FitView
  /** Who gets the family next, as a sentence. */
  next: string
}

/** A family that an advisor can't get now, with why. */
export interface MissedSuggestion {
  id: string
  title: string
  needs: string
  cause: string
}

/** Returns a suggestion in words. Empty for a family that the advisor can't get. [DASH-005] */
export function suggestionCard(suggestion: LeadSuggestion, clock: RequestClock): SuggestionCard[] {
  const { id, offer, fit, language, next } = suggestion
  if (!fit) return []
  const name = nameOf(suggestion)
  return [
    {
      id,
      offer: offer && {
        id: offer.id,
        left: timeLeft({ from: offer.offeredAt, until: offer.dueAt }, clock),
        isShown: offer.isShown === true,
      },
      name,
      title: titleOf(name, suggestion.lookingFor),
      needs: needsWithoutPlace(suggestion),
      since: formatAge(suggestion.waitingSince, clock),
      fit: fitView(fit, language, 'you'),
      next: nextWords(next),
    },
  ]
}

/** Returns a family that an advisor can't get, in words. [DASH-005] */
export function missedSuggestion(suggestion: LeadSuggestion): MissedSuggestion[] {
  const { id, obstacle } = suggestion
  if (!obstacle) return []
  return [
    { id, title: nameOf(suggestion), needs: needsWithoutPlace(suggestion), cause: obstacleWords(obstacle, 'you') },
  ]
}

/** Returns who gets a family next, as a sentence. */
export function nextWords(next: LeadSuggestion['next']): string {
  if (next.length === 0) return words.noNext
  return words.next(next.map(({ name, score }) => words.nextOne(name, score)).join(words.thenNext))
}

/** Returns when a family started to wait. */
export const waitingSince = ({ waitingSince: since }: LeadSuggestion, clock: RequestClock): Moment =>
  formatMoment(since, clock)

const nameOf = ({ clientName, place }: LeadSuggestion) => clientName || words.familyIn(place)

/** A family without a name is named by its place, which isn't repeated. */
const needsWithoutPlace = ({ clientName, place, care, budgetRange, timing }: LeadSuggestion) =>
  needsOf({
    ...(clientName && place ? { place } : {}),
    ...(care ? { care } : {}),
    ...(budgetRange ? { budgetRange } : {}),
    ...(timing ? { timing } : {}),
  })
