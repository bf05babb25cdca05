import type { AdvisorCheck, AdvisorProfile, Client, FeeFacts } from '@pkg/api-client'
import {
  agentBreadcrumbs,
  type Breadcrumb,
  type CallDay,
  stateByCode,
  stateName,
  timeZoneName,
  siteLocale,
} from '@pkg/domain'
import { orErrorPage } from '@pkg/remix-host/server'
import { type AdvisorView, toAdvisorView } from './advisor-view'

/** An advisor's page. Its dates are in words, so it needs no library for dates. */
export interface ProfileView extends AdvisorView {
  firstName: string
  cityUrl: string
  years: number
  isAccepting: boolean
  breadcrumbs: Breadcrumb[]
  visits: { id: string; name: string; url: string; on: string; note?: string; feePercent: number }[]
  checks: { kind: AdvisorCheck['kind']; on: string; until?: string; detail?: string }[]
  fees: FeeFacts
  stateName: string
  days: CallDay[]
  /** The name of the advisor's time zone. */
  zone: string
  timeZone: string
}

/** Returns what families see about an advisor, with the free times. [ROUTE-010, AGENT-003, AGENT-005] */
export async function loadProfile(api: Client, id: string, now: Date): Promise<ProfileView> {
  const [profile, { items: days }] = await orErrorPage(
    Promise.all([api.advisorProfiles.get({ id }), api.callDays.list({ id })]),
  )
  return toProfileView(profile, days, now)
}

function toProfileView(profile: AdvisorProfile, days: CallDay[], now: Date): ProfileView {
  const { name, region, city, state, since, isAccepting, visits, checks, fees, timeZone } = profile
  const known = stateByCode(state)
  const place = known ? { region, city: { name: city, state: known.code } } : { region }
  const breadcrumbs = agentBreadcrumbs({ ...place, agentId: profile.id, agentName: name })
  return {
    ...toAdvisorView(profile),
    firstName: name.split(' ')[0] ?? name,
    cityUrl: breadcrumbs.at(-2)?.href ?? '/agents',
    years: now.getUTCFullYear() - since,
    isAccepting,
    breadcrumbs,
    visits: visits.map(({ communityId, communityName, communityUrl, visitedOn, note, feePercent }) => ({
      id: communityId,
      name: communityName,
      url: communityUrl,
      on: dayText(visitedOn),
      feePercent,
      ...(note ? { note } : {}),
    })),
    checks: checks.map(({ kind, checkedOn, validUntil, detail }) => ({
      kind,
      on: dayText(checkedOn),
      ...(validUntil ? { until: dayText(validUntil) } : {}),
      ...(detail ? { detail } : {}),
    })),
    fees,
    stateName: stateName(state),
    days,
    zone: timeZoneName(timeZone),
    timeZone,
  }
}

/** Returns a day in words, such as `November 21, 2026`. */
const dayText = (day: string): string =>
  new Intl.DateTimeFormat(siteLocale, { timeZone: 'UTC', dateStyle: 'long' }).format(Date.parse(`${day}T00:00:00Z`))
