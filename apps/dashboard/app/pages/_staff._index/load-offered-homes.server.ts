import { momentInSentence } from '~/parts/Time/moment-in-sentence'
import { formatMoment } from '~/site/server/times'
import { homesTexts } from '~/features/homes'
import { type TimeLeft, timeLeft } from '~/parts/Time/time-left'
import type { TodayNeeds } from './today-needs'

const shown = 6

/** A home that waits for a real estate agent's answer, without anything that says whose it is. */
export interface OfferedHome {
  id: string
  title: string
  left: TimeLeft
  due: string
}

/** Loads the homes that were offered to a real estate agent, the one whose time ends first first. [AGENT-006, WORK-001] */
export async function loadOfferedHomes({ api, clock }: TodayNeeds): Promise<{ total: number; homes: OfferedHome[] }> {
  const { items, total } = await api.realEstateReferrals.list({
    'filter[offer]': 'open',
    sort: 'dueAt',
    'page-size': shown,
  })
  const homes = items.flatMap(({ id, need, place, createdAt, offeredAt = createdAt, dueAt }) => {
    if (dueAt === undefined) return []
    const left = timeLeft({ from: offeredAt, until: dueAt }, clock)
    const due = homesTexts.respondBy(momentInSentence(formatMoment(dueAt, clock)))
    return [{ id, title: homesTexts.needIn(need, place), left, due }]
  })
  return { total, homes }
}
