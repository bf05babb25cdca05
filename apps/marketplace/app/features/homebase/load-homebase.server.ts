import { ApiError, type Client, type Tour, type User } from '@pkg/api-client'
import {
  type AdvisorContact,
  callText,
  momentText,
  type RecommendedCommunity,
  siteLanguage,
  tourText,
} from '@pkg/domain'
import type { AdvisorPictureView } from '~/parts/advisor-picture/AdvisorPicture'
import { findAdvisorPicture } from '~/parts/advisor-picture/find-advisor-picture.server'
import { hasOpenQuestions } from '~/features/family-questions/index.server'
import type { Relative } from '~/features/family-sharing'
import { type AskedSeveral, listAskedSeveral } from '~/features/several-questions/index.server'
import { loadSavedLists, type SavedCommunity } from './load-saved.server'
import { type ComingCall, type ComingTour, type NextStep, nextSteps } from './next-steps'
import { findUnsentRequests, type UnsentRequests } from './unsent-requests'

/** A family's own page. [HOME-002] */
export interface HomebaseView {
  /** The first name of the person who is signed in. */
  firstName?: string
  isSignedIn: boolean
  steps: NextStep[]
  saved: SavedCommunity[]
  /** The relatives who have a link to the saved communities. [TRUST-014] */
  relatives: Relative[]
  /** The communities that it asked for prices or a tour, latest first. */
  requested: RecommendedCommunity[]
  /** The newest questions of the account to several communities. [COMM-010] */
  questions: AskedSeveral[]
  unsent: UnsentRequests
  recommended: RecommendedCommunity[]
  reasons: string[]
  advisor?: AdvisorContact & { picture: AdvisorPictureView }
  /** The tours that are ahead, soonest first. */
  tours: ComingTour[]
}

/** How many recommendations the page shows: those that the reasons are about. */
const shownCount = 3

/** How many questions the page shows. */
const questionCount = 3

/** Loads the page of the person or browser: only what it saved, requested, and booked itself. [HOME-002, DATA-006, DATA-014] */
export async function loadHomebase(api: Client, now: Date): Promise<HomebaseView> {
  const [user, homebase, { saved, relatives }, tours, calls, hasQuestions, questions] = await Promise.all([
    findUser(api),
    api.homebase.get({ id: 'me', include: 'all', language: siteLanguage }),
    loadSavedLists(api),
    listComingTours(api, now),
    listComingCalls(api, now),
    hasOpenQuestions(api),
    listAskedSeveral(api, questionCount),
  ])
  const { agent, backup, callBy, noCalls, client, uuidInfo } = homebase
  const advisor = agent ?? backup
  const requested = client.communitiesInterested
  const unsent = findUnsentRequests(homebase)
  // The time is that of the latest request, whose team calls only after the disclosure.
  const isHeld = agent === undefined && unsent.held.some(({ id }) => id === requested[0]?.id)
  const call = callBy &&
    !isHeld && {
      by: momentText(callBy, uuidInfo.locationInfo.timeZone),
      ...(agent && { caller: { id: agent.id, name: agent.name } }),
      ...(noCalls && { isByEmail: true as const }),
    }
  return {
    ...(user?.name ? { firstName: user.name.split(' ')[0] ?? user.name } : {}),
    isSignedIn: user !== undefined,
    steps: nextSteps({
      isSignedIn: user !== undefined,
      tours,
      calls,
      ...(call ? { call } : {}),
      saved: saved.map(({ community: { id, name } }) => ({ id, name })),
      requestedIds: requested.map(({ id }) => id),
      held: unsent.held,
      hasOpenQuestions: hasQuestions,
    }),
    saved,
    relatives,
    requested,
    questions,
    unsent,
    recommended: homebase.recommendedCommunities.slice(0, shownCount),
    reasons: homebase.recommendationReasons,
    ...(advisor ? { advisor: { ...advisor, picture: await findAdvisorPicture(api, advisor) } } : {}),
    tours,
  }
}

/** Returns the person who is signed in, if anyone is. */
async function findUser(api: Client): Promise<User | undefined> {
  return api.users.get({ id: 'me' }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return undefined
    throw error
  })
}

/** Returns the tours that are ahead, soonest first. Staff also see the tours of their families, which aren’t theirs. */
async function listComingTours(api: Client, now: Date): Promise<ComingTour[]> {
  const { items } = await api.tours.list({ 'page-size': 100 })
  return items
    .filter(({ clientId, startsAt }) => clientId === undefined && Date.parse(startsAt) > now.getTime())
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .flatMap((tour) => (isOpen(tour) ? [toView(tour, tour.status)] : []))
}

/** Returns the booked calls that are ahead, soonest first. Staff also see the calls of their families, which aren’t theirs. [AGENT-008] */
async function listComingCalls(api: Client, now: Date): Promise<ComingCall[]> {
  const { items } = await api.calls.list({ 'page-size': 100 })
  return items
    .filter(({ clientId, status, startsAt }) => {
      return clientId === undefined && status === 'booked' && Date.parse(startsAt) > now.getTime()
    })
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .map((call) => ({ id: call.id, agentId: call.agentId, advisor: call.agentName, when: callText(call) }))
}

const isOpen = (tour: Tour): tour is Tour & Pick<ComingTour, 'status'> => tour.status !== 'canceled'

const toView = (tour: Tour, status: ComingTour['status']): ComingTour => ({
  id: tour.id,
  community: tour.communityName,
  when: tourText(tour),
  status,
})
