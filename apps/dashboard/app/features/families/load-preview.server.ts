import { ApiError, type Client } from '@pkg/api-client'
import { leadStageLabel } from '@pkg/domain'
import { careLabel } from './answer-lines'
import { type CommunityCost, costsByCommunity } from './community-cost'
import { familyPage } from './family-page'
import type { FamilyPreview } from './family-preview'
import { sharedWithRow } from './shared-with-row'
import { stageTone } from './stage-tone'
import { timelineRow } from './timeline/timeline-row'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'

const latestCount = 4

/** Loads what the list shows of a family next to it. Undefined for a family that the person doesn't see. [DASH-003, ROLE-010] */
export async function loadPreview(request: Request, api: Client, id: string): Promise<FamilyPreview | undefined> {
  const clock = requestClock(request)
  const [family, timeline, costs] = await Promise.all([
    requireResponse(request, api.clients.get({ id }).catch(unlessMissing)),
    requireResponse(
      request,
      api.timeline.list({ 'filter[client]': id, 'page-size': latestCount }).catch(unlessMissing),
    ),
    requireResponse(request, api.marketplaceClients.costs({ id }).catch(unlessMissing)),
  ])
  if (!family) return undefined
  const page = familyPage(family, clock)
  const { place, care, budgetRange, sharedWith = [] } = family
  const costOf: Partial<Record<string, CommunityCost>> = costsByCommunity(costs?.items ?? [], budgetRange)
  return {
    id,
    title: page.title,
    about: [place, page.advisor].filter(Boolean).join(', '),
    badges: [
      { label: leadStageLabel(page.stage), tone: stageTone(page.stage) },
      ...[care && careLabel(care), budgetRange].flatMap((label) => (label ? [{ label }] : [])),
    ],
    isOffered: page.offer !== undefined,
    tasks: page.open.slice(0, latestCount),
    reach: {
      calls: page.isEmailOnly || page.offer ? undefined : page.calls,
      contact: (page.isEmailOnly ? undefined : page.phone?.text) ?? page.email?.text,
    },
    sharedWith: sharedWith.map((release) => sharedWithRow(release, clock)),
    communities: page.communities.map(({ id: leadId, communityId, name, status }) => {
      const { likely, about } = costOf[communityId] ?? {}
      return { id: leadId, name, status, cost: likely && about ? { likely, about } : undefined }
    }),
    latest: (timeline?.items ?? []).map((item) => timelineRow(item, clock)),
  }
}

/** Returns a request for the list with the family next to it, to which a redirect from the family comes back. */
export function onList(request: Request, id: string): Request {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(/\/families\/.*$/, '/families')
  url.search = String(new URLSearchParams({ open: id }))
  return new Request(url, { headers: request.headers, signal: request.signal })
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined
  throw error
}
