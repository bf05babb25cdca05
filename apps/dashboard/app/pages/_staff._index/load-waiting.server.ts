import type { FamilySummary } from '@pkg/api-client'
import { replyClock, type ReplyClock } from '~/features/families'
import { needsOf, titleOf } from '~/features/offers'
import { formatAge, type RequestClock } from '~/site/server/times'
import { todayTexts } from './texts'
import { absentTexts } from '~/site/texts'
import type { TodayNeeds } from './today-needs'

const shown = 6
const words = todayTexts.received

/** A family that waits for the response of a community's team or a real estate agent, in words. */
export interface WaitingFamily {
  id: string
  name: string
  title: string
  needs: string
  /** Who the family shares its information with, and since when. */
  shared: string
  /** The time to respond, if the family was told one. */
  clock?: ReplyClock | undefined
}

/** Loads the families that wait for a response, the one whose time ends first first. [WORK-001, TRUTH-008] */
export async function loadWaiting({ api, clock }: TodayNeeds): Promise<{ total: number; families: WaitingFamily[] }> {
  const { items, total } = await api.clients.list({ 'filter[response]': 'waiting', 'page-size': 20 })
  const byTime = items.toSorted((one, other) => respondBy(one) - respondBy(other))
  return { total, families: byTime.slice(0, shown).map((family) => waitingFamily(family, clock)) }
}

/** Returns the releases of a family that no one responded to yet, the one whose time ends first first. */
const openReleases = ({ releases = [] }: FamilySummary) =>
  releases.filter(({ response }) => !response).toSorted((one, other) => timeOf(one.respondBy) - timeOf(other.respondBy))

const timeOf = (iso: string | undefined) => (iso === undefined ? Infinity : Date.parse(iso))

const respondBy = (family: FamilySummary) => timeOf(openReleases(family)[0]?.respondBy ?? '9999-01-01T00:00:00Z')

/** Returns a family that waits for a response, as of the clock. */
function waitingFamily(family: FamilySummary, clock: RequestClock): WaitingFamily {
  const { id, createdAt } = family
  const open = openReleases(family)
  const name = family.name || absentTexts.name
  const sentAt = open[0]?.sentAt ?? createdAt
  const names = open.map(({ recipientName }) => recipientName).join(', ')
  return {
    id,
    name,
    title: titleOf(name, family.lookingFor),
    needs: needsOf(family),
    shared: words.sharedWith(names, formatAge(sentAt, clock).text.toLowerCase()),
    clock: open[0] && replyClock(open[0], clock),
  }
}
