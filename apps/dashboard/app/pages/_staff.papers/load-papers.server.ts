import type { Client } from '@pkg/api-client'
import { siteDay } from '@pkg/domain'
import { licensesSource } from '~/features/licenses/index.server'
import { referralAgreementsSource } from '~/features/agreements/index.server'
import { relatedRows } from '~/features/records/index.server'
import { paperKinds } from '~/features/roster'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { formatShortDay } from '~/site/server/times'
import { papersTexts } from './texts'

const words = papersTexts

/** Loads the papers of an advisor or a real estate agent, each kind whether it's uploaded or not. [WORK-012] */
export async function loadPapers(request: Request, api: Client, agentId: string) {
  const { items } = await requireResponse(request, api.agentDocuments.list({ id: agentId }))
  return paperKinds.map((kind) => {
    const paper = items.find((item) => item.kind === kind)
    return { kind, file: paper && { id: paper.id, name: paper.fileName }, state: stateOf(paper) }
  })
}

/** Loads the licenses and referral agreements of the real estate agent who asks. [DASH-016] */
export async function loadAgentRecords(request: Request, api: Client) {
  const call = { api, clock: requestClock(request) }
  const [licenses, agreements] = await requireResponse(
    request,
    Promise.all([
      relatedRows(call, licensesSource, { sort: 'state' }),
      relatedRows(call, referralAgreementsSource, {}),
    ]),
  )
  return { licenses, agreements }
}

function stateOf(paper: { validUntil?: string | undefined } | undefined): string {
  if (!paper) return words.absent
  if (!paper.validUntil) return words.noLastDay
  const day = formatShortDay(paper.validUntil)
  return paper.validUntil < siteDay() ? words.expiredOn(day) : words.validUntil(day)
}
