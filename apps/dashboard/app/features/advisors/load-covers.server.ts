import type { Client, Cover } from '@pkg/api-client'
import { DateTime } from 'luxon'
import { requireResponse } from '~/site/server/require-response'
import { coverTexts } from './texts'
import type { CoverView } from './Covers'

const words = coverTexts

/** Loads who covers for an advisor, now or later. [WORK-007] */
export async function loadCovers(request: Request, api: Client, agentId: string) {
  const { items } = await requireResponse(request, api.covers.list({ 'filter[agent]': agentId, sort: 'from' }))
  return { covers: items.filter(({ status }) => status !== 'ended').map(coverView) }
}

function coverView({ id, coveringName, from, until, status }: Cover): CoverView {
  const text =
    status === 'active'
      ? words.active(coveringName, dayText(until))
      : words.planned(coveringName, dayText(from), dayText(until))
  return { id, colleague: coveringName, text }
}

const dayText = (day: string) => DateTime.fromISO(day, { locale: 'en-US' }).toFormat('LLLL d')
