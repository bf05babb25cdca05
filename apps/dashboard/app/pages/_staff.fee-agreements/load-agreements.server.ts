import type { Client, FeeAgreement } from '@pkg/api-client'
import { requireResponse } from '~/site/server/require-response'
import { formatShortDay } from '~/site/server/times'
import { agreementTexts } from './texts'

const words = agreementTexts

/** A fee agreement in words, with what its form holds. */
export interface AgreementView {
  id: string
  version: number
  fee: string
  period: string
  days: string
  feePercent: string
  daysToPay: string
  startsOn: string
  endsOn?: string | undefined
}

/** Loads the agreements with a community, and the communities that a search finds. [WORK-013] */
export async function loadAgreements(request: Request, api: Client) {
  const { searchParams } = new URL(request.url)
  const term = (searchParams.get('q') ?? '').trim().slice(0, 80)
  const communityId = searchParams.get('community') ?? ''
  const [found, community, agreements] = await requireResponse(
    request,
    Promise.all([
      term.length > 1 ? api.claims.search({ q: term }) : undefined,
      communityId ? api.communities.get({ id: communityId }) : undefined,
      communityId ? api.feeAgreements.list({ 'filter[community]': communityId, 'page-size': 100 }) : undefined,
    ]),
  )
  return {
    term,
    found: found?.items.map(({ id, name, address }) => ({ id, label: `${name}, ${address}` })),
    community: community && { id: communityId, name: community.name },
    agreements: (agreements?.items ?? []).map(toView),
  }
}

function toView({ id, version, feePercent, daysToPay, startsOn, endsOn }: FeeAgreement): AgreementView {
  const from = formatShortDay(startsOn)
  return {
    id,
    version,
    fee: words.fee(feePercent),
    period: endsOn ? words.period(from, formatShortDay(endsOn)) : words.openPeriod(from),
    days: words.days(daysToPay),
    feePercent: String(feePercent),
    daysToPay: String(daysToPay),
    startsOn,
    endsOn,
  }
}
