import type { FamilySummary, Release } from '@pkg/api-client'
import { formatAge, type Moment, type RequestClock } from '~/site/server/times'
import { receivedTexts } from './texts'
import { absentTexts } from '~/site/texts'
import { careLabel } from '../answer-lines'
import { familiesTexts } from '../texts'
import { type ReplyClock, replyClock } from './reply-clock'

/** Whether someone responded to a shared family, in words. */
export interface ResponseState {
  label: string
  tone: 'caution' | 'positive'
}

/** A row of the families that are shared with a community's team or a real estate agent, in words. */
export interface ReceivedRow {
  id: string
  name: string
  href: string
  lookingFor?: string | undefined
  care?: string | undefined
  move?: string | undefined
  budget?: string | undefined
  place?: string | undefined
  contact?: string | undefined
  /** The communities, or the agent, that the family is shared with. */
  sharedWith: string
  response: ResponseState
  /** The time that's left to respond to the release whose time ends first. */
  clock?: ReplyClock | undefined
  since: Moment
}

/** Returns whether someone responded to a release. [TRUTH-008] */
export function responseState(response: FamilySummary['response']): ResponseState {
  if (!response || response === 'waiting') return { label: receivedTexts.waiting, tone: 'caution' }
  return {
    label: response === 'tour-offered' ? receivedTexts.tourOffered : receivedTexts.contacted,
    tone: 'positive',
  }
}

/** Returns the row of a shared family. It counts as waiting until someone responded for each community. [TRUTH-008] */
export function receivedRow(family: FamilySummary, clock: RequestClock): ReceivedRow {
  const { releases = [], recipients = [], sharedAt = family.createdAt } = family
  return {
    id: family.id,
    href: `/families/${family.id}`,
    name: family.name || absentTexts.name,
    lookingFor: family.lookingFor,
    care: family.care && careLabel(family.care),
    move: family.timing && familiesTexts.move(family.timing),
    budget: family.budgetRange,
    place: family.place,
    contact: family.contact,
    sharedWith: recipients.join(', '),
    response: responseState(family.response),
    clock: firstClock(releases, clock),
    since: formatAge(sharedAt, clock),
  }
}

function firstClock(releases: readonly Release[], clock: RequestClock): ReplyClock | undefined {
  const [first] = releases
    .filter(({ response, respondBy }) => !response && respondBy !== undefined)
    .toSorted((one, other) => Date.parse(one.respondBy ?? '') - Date.parse(other.respondBy ?? ''))
  return first && replyClock(first, clock)
}
