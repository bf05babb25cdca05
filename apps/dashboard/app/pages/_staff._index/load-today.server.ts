import { loadOpenOutcomes } from '~/features/bookings/index.server'
import { laterOptions } from '~/features/lists'
import { formatDay } from '~/site/server/times'
import { todayTexts } from './texts'
import { withoutAskedCalls } from './asked-calls'
import { greeting } from './greeting'
import { loadDesk, loadMissed, loadUnassigned } from './load-desk.server'
import { loadOfferedHomes } from './load-offered-homes.server'
import { loadOffers } from './load-offers.server'
import { loadHomesToday } from './load-homes.server'
import { loadTaskOutcome } from './load-outcome.server'
import { loadPart } from './load-part.server'
import { loadPrices } from './load-prices.server'
import { loadCalls, loadCovers, loadReleases, loadTours, loadUnread } from './load-schedule.server'
import { loadOverdue, loadTasks } from './load-tasks.server'
import { loadWaiting } from './load-waiting.server'
import { type Part, valueOr } from '~/site/server/part'
import { summarize } from './summary'
import type { TodayNeeds } from './today-needs'

const words = todayTexts

const loadOutcomes = ({ request, api, clock, user }: TodayNeeds) =>
  loadPart(request, loadOpenOutcomes(api, clock, { isTeam: user.role === 'provider' }))

const loadHead = async (needs: TodayNeeds) => ({
  greeting: greeting(needs.user.name, needs.clock),
  day: formatDay(needs.clock),
  later: laterOptions(needs.clock),
  outcome: await loadTaskOutcome(needs),
})

/** Loads an advisor's day. Each part loads, and fails, on its own. [DASH-002, WORK-001] */
export async function loadAdvisorDay(needs: TodayNeeds) {
  const { request } = needs
  const offers = loadPart(request, loadOffers(needs))
  const tasks = offers.then((part) => loadPart(request, loadTasks(needs, valueOr(part, undefined)?.familyIds ?? [])))
  // All together: a part that fails while nothing waits for it would end the process.
  const [waiting, allTasks, head, outcomes, releases, tours, calls, unread, covers] = await Promise.all([
    offers,
    tasks,
    loadHead(needs),
    loadOutcomes(needs),
    loadPart(request, loadReleases(needs)),
    loadPart(request, loadTours(needs)),
    loadPart(request, loadCalls(needs)),
    loadPart(request, loadUnread(needs)),
    loadPart(request, loadCovers(needs)),
  ])
  const asked = valueOr(outcomes, undefined)?.items ?? []
  const day = allTasks.isLoaded ? { ...allTasks, value: withoutAskedCalls(allTasks.value, asked) } : allTasks
  const due = valueOr(day, undefined)
  const urgent = [
    { count: valueOr(waiting, undefined)?.total ?? 0, words: words.offers },
    { count: due?.overdue ?? 0, words: words.overdue },
    { count: valueOr(releases, []).length, words: words.deletions },
  ]
  const summary = summarize({
    urgent,
    later: due?.notDueYet,
    tours: valueOr(tours, undefined)?.today,
  })
  return {
    ...head,
    kind: 'advisor' as const,
    summary,
    offers: waiting,
    tasks: day,
    outcomes,
    releases,
    tours,
    calls,
    unread,
    covers,
  }
}

/** Loads an admin's day, the desk first. [DASH-002, WORK-001, WORK-012] */
export async function loadAdminDay(needs: TodayNeeds) {
  const { request } = needs
  const [head, desk, missed, unassigned, overdue, outcomes, tours, calls, unread] = await Promise.all([
    loadHead(needs),
    loadPart(request, loadDesk(needs)),
    loadPart(request, loadMissed(needs)),
    loadPart(request, loadUnassigned(needs)),
    loadPart(request, loadOverdue(needs)),
    loadOutcomes(needs),
    loadPart(request, loadTours(needs)),
    loadPart(request, loadCalls(needs)),
    loadPart(request, loadUnread(needs)),
  ])
  const urgent = [
    { count: valueOr(unassigned, undefined)?.total ?? 0, words: words.unassignedFamilies },
    { count: valueOr(overdue, undefined)?.total ?? 0, words: words.overdue },
  ]
  const summary = summarize({ urgent, tours: valueOr(tours, undefined)?.today })
  const parts = { desk, missed, unassigned, overdue, outcomes, tours, calls, unread }
  return { ...head, kind: 'admin' as const, summary, ...parts }
}

/** Loads the day of a provider or a real estate agent. [DASH-002, WORK-001, WORK-010] */
export async function loadReceivedDay(needs: TodayNeeds) {
  const { request } = needs
  const isProvider = needs.user.role === 'provider'
  const [waiting, releases, desk, outcomes, prices, homes, offered] = await Promise.all([
    loadPart(request, loadWaiting(needs)),
    loadPart(request, loadReleases(needs)),
    loadPart(request, loadDesk(needs)),
    isProvider ? loadOutcomes(needs) : undefined,
    isProvider ? loadPart(request, loadPrices(needs)) : undefined,
    isProvider ? undefined : loadPart(request, loadHomesToday(needs)),
    isProvider ? undefined : loadPart(request, loadOfferedHomes(needs)),
  ])
  const total = valueOr(waiting, undefined)?.total ?? 0
  return {
    kind: 'received' as const,
    greeting: greeting(needs.user.name, needs.clock),
    day: formatDay(needs.clock),
    summary: offered ? summarizeHomes(offered, total, homes) : familiesSummary(total),
    waiting,
    releases,
    desk,
    outcomes,
    prices,
    homes,
    offered,
  }
}

const familiesSummary = (total: number) => (total === 0 ? words.received.leadNone : words.received.lead(total))

type Loaded<Load extends (needs: TodayNeeds) => Promise<unknown>> = Part<Awaited<ReturnType<Load>>>

/** Says what a real estate agent can't put off: homes to answer, families to contact, and overdue tasks. */
function summarizeHomes(
  offered: Loaded<typeof loadOfferedHomes>,
  families: number,
  homes: Loaded<typeof loadHomesToday> | undefined,
): string {
  const tasks = homes?.isLoaded ? homes.value.tasks : []
  return summarize({
    urgent: [
      { count: valueOr(offered, undefined)?.total ?? 0, words: words.homes.waiting },
      { count: families, words: words.homes.families },
      { count: tasks.filter(({ due }) => due.urgency === 'overdue').length, words: words.overdue },
    ],
  })
}
