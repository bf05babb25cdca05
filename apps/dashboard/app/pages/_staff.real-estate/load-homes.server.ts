import type { RealEstateLead } from '@pkg/api-client'
import { realEstateStageLabel } from '@pkg/domain'
import { apiFor } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { momentInSentence } from '~/parts/Time/moment-in-sentence'
import { type AnswerLine, answerTexts } from '~/features/families'
import { homesTexts } from '~/features/homes'
import { readPageNumber } from '~/site/server/list-view'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { formatAge, formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { absentTexts } from '~/site/texts'

const pageSize = 20
const words = homesTexts
const { answers: labels } = answerTexts

/** A home that was offered to a real estate agent, who hasn't responded yet. */
export interface OpenHome {
  id: string
  title: string
  /** Until when the agent can respond, in words. */
  due: Moment
  facts: AnswerLine[]
}

/** An accepted home. */
export interface AcceptedHome {
  id: string
  /** The page of the home for its agent, and of the family for everyone else. */
  href: string
  familyName: string
  home: string
  stage: string
  since: Moment
}

/** Loads the offered and the accepted homes of a real estate agent. Only the agent can respond; admins and advisors see whose response is missing. [AGENT-006] */
export async function loadHomes({ request, context }: LoaderFunctionArgs) {
  const page = readPageNumber(request)
  const { role } = await requireStaff(request, context)
  const { realEstateReferrals } = apiFor(request, context)
  const [open, accepted] = await Promise.all([
    requireResponse(request, realEstateReferrals.list({ 'filter[offer]': 'open', sort: 'dueAt', 'page-size': 100 })),
    requireResponse(
      request,
      realEstateReferrals.list({ 'filter[offer]': 'accepted', 'page-number': page, 'page-size': pageSize }),
    ),
  ])
  const clock = requestClock(request)
  const canRespond = role === 'real-estate-agent'
  return {
    canRespond,
    page,
    pages: Math.ceil(accepted.total / pageSize),
    open: open.items.map((home) => toOpenHome(home, clock, canRespond)),
    accepted: accepted.items.map((home) => toAcceptedHome(home, clock, canRespond)),
  }
}

function toOpenHome(home: RealEstateLead, clock: RequestClock, canRespond: boolean): OpenHome {
  const { id, need, place, timing, housingOptions, homeSaleInterest, agentName = '', dueAt = '' } = home
  const due = formatMoment(dueAt, clock)
  const time = momentInSentence(due)
  return {
    id,
    title: words.needIn(need, place),
    due: { ...due, text: canRespond ? words.respondBy(time) : words.waitingFor(agentName, time) },
    facts: [
      { label: labels.timing, value: timing },
      { label: labels.housingOptions, value: housingOptions },
      { label: labels.homeSaleInterest, value: homeSaleInterest },
    ].flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
  }
}

function toAcceptedHome(
  { id, clientId, clientName, need, stage, createdAt }: RealEstateLead,
  clock: RequestClock,
  isOwn: boolean,
): AcceptedHome {
  return {
    id,
    href: isOwn ? `/homes/${id}` : `/families/${clientId}`,
    familyName: clientName || absentTexts.name,
    home: words.need[need],
    stage: realEstateStageLabel(stage),
    since: formatAge(createdAt, clock),
  }
}
