import { DateTime } from 'luxon'
import type { BookingRow } from '~/features/bookings'
import { callRow, tourRow } from '~/features/bookings/index.server'
import { releaseRow, type ReleaseRow } from '~/features/releases'
import { formatAge, formatMomentAt, formatTime, type Moment } from '~/site/server/times'
import { todayTexts } from './texts'
import { absentTexts } from '~/site/texts'
import { dayStarts, type TodayNeeds } from './today-needs'

const words = todayTexts
const shown = 6

/** A tour of today or tomorrow. */
export interface TodayTour {
  id: string
  at: Moment
  family: string
  href?: string | undefined
  community: string
  status: BookingRow['status']
}

/** Loads the tours of today and tomorrow, the next one first, in the time zones of their communities. [DASH-002, WORK-009] */
export async function loadTours({ api, clock }: TodayNeeds): Promise<{ tours: TodayTour[]; today: number }> {
  const { today, tomorrow, dayAfter } = dayStarts(clock)
  const { items } = await api.tours.list({
    'filter[startsAt][ge]': today,
    'filter[startsAt][lt]': dayAfter,
    sort: 'startsAt',
    'page-size': 20,
  })
  return {
    today: items.filter(({ startsAt, status }) => startsAt < tomorrow && status !== 'canceled').length,
    tours: items.slice(0, shown).map((tour) => ({
      id: tour.id,
      at: formatMomentAt(tour.timeZone, tour.startsAt, clock),
      family: tour.clientName || absentTexts.name,
      href: tour.clientId && `/families/${tour.clientId}`,
      community: tour.communityName,
      status: tourRow(tour, clock).status,
    })),
  }
}

/** A call that is booked for today. */
export interface TodayCall {
  id: string
  at: Moment
  family: string
  href?: string | undefined
  status: BookingRow['status']
}

/** Loads the calls that are booked for today. [DASH-002, WORK-009] */
export async function loadCalls({ api, clock }: TodayNeeds): Promise<TodayCall[]> {
  const { today, tomorrow } = dayStarts(clock)
  const { items } = await api.calls.list({
    'filter[status]': 'booked',
    'filter[startsAt][ge]': today,
    'filter[startsAt][lt]': tomorrow,
    sort: 'startsAt',
    'page-size': shown,
  })
  return items.map((call) => ({
    id: call.id,
    at: { iso: call.startsAt, text: formatTime(call.startsAt, clock) },
    family: call.clientName || absentTexts.name,
    href: call.clientId && `/families/${call.clientId}`,
    status: callRow(call, clock).status,
  }))
}

/** A conversation with an unread message. */
export interface UnreadConversation {
  id: string
  title: string
  href: string
  message: string
  at?: Moment | undefined
}

/** Loads the conversations with unread messages, the latest first. [DASH-002, DASH-008] */
export async function loadUnread({ api, clock }: TodayNeeds): Promise<{ total: number; items: UnreadConversation[] }> {
  const { items, total } = await api.conversations.list({ 'filter[isUnread]': 'true', 'page-size': shown })
  return {
    total,
    items: items.map(({ id, subject, lastMessage = '', lastMessageAt }) => ({
      id,
      title: subject,
      href: `/messages/${id}`,
      message: lastMessage,
      at: lastMessageAt === undefined ? undefined : formatAge(lastMessageAt, clock),
    })),
  }
}

/** Loads the covers that an advisor takes part in now, in words. [WORK-007] */
export async function loadCovers({ api, user }: TodayNeeds): Promise<{ id: string; text: string }[]> {
  const { items } = await api.covers.list({ 'filter[status]': 'active', sort: 'until', 'page-size': shown })
  return items
    .filter(({ agentId, coveringId }) => user.agentId === agentId || user.agentId === coveringId)
    .map(({ id, agentId, agentName, coveringName, until }) => {
      const day = formatWeekday(until)
      return {
        id,
        text: user.agentId === agentId ? words.covers.forYou(coveringName, day) : words.covers.byYou(agentName, day),
      }
    })
}

/** Returns a calendar day of the next weeks, such as `Wed, Dec 2`. */
const formatWeekday = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc', locale: 'en-US' }).toFormat('ccc, LLL d')

/** Loads the families that stopped sharing, whose deletion is to confirm. [TRUST-004] */
export async function loadReleases({ api, clock }: TodayNeeds): Promise<ReleaseRow[]> {
  const { items } = await api.releases.list({ 'filter[confirmation]': 'waiting' })
  return items.map((release) => releaseRow(release, clock))
}
