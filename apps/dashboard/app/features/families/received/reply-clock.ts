import type { Release } from '@pkg/api-client'
import { momentInSentence } from '~/parts/Time/moment-in-sentence'
import { formatMoment, type RequestClock } from '~/site/server/times'
import { replyTimeTexts } from './texts'
import { type TimeLeft, timeLeft } from '~/parts/Time/time-left'

/** The time that's left to respond to a family, and until when. */
export interface ReplyClock {
  left: TimeLeft
  due: string
}

const words = replyTimeTexts

/** Returns the time that's left to respond to a shared family: none if someone responded, or if the family wasn't told a time. [TRUTH-008, WORK-010] */
export function replyClock(
  { sentAt, respondBy, response }: Pick<Release, 'sentAt' | 'respondBy' | 'response'>,
  clock: RequestClock,
): ReplyClock | undefined {
  if (response || respondBy === undefined) return undefined
  const left = timeLeft({ from: sentAt, until: respondBy }, clock)
  const due = left.words === undefined ? words.lateHelp : words.due(momentInSentence(formatMoment(respondBy, clock)))
  return { left, due }
}
