import type { Affiliate, NewUuidAux } from '@pkg/api-client'

/** A click that a campaign or a partner brought. [ATTR-006] */
export type Click = NonNullable<NewUuidAux['clicks']>[number]

/** Where this browser keeps things: for good, for this tab, and in a cookie. */
export interface Device {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  tab: Pick<Storage, 'getItem' | 'setItem'>
  setCookie(text: string): void
}

/** A page that was opened. */
export interface Arrival {
  search: string
  /** The address of the page before, as the browser tells it. */
  referrer: string
  /** The address of this site. */
  origin: string
  hasSession: boolean
  now: Date
}

const referrerKey = 'referrer'
const uniqueIdKey = 'uniqueId'
const campaignKey = 'campaign'
const daysKept = 90
const longest = 300

/**
 * What is new about how this browser came, kept on the device; nothing where all is known.
 *
 * - The id that a mailing or another site gave the person, unless somebody is signed in. It is a label: it opens nothing. [ATTR-001, QUERY-005]
 * - The click of a campaign. The same address read again in a tab is no second click. [ATTR-002, ATTR-006]
 * - The site that the browser came from first, without what stood in its query. [ATTR-003]
 */
export function noteArrival(arrival: Arrival, device: Device): NewUuidAux | undefined {
  const { search, referrer, origin, hasSession, now } = arrival
  const parameters = new URLSearchParams(search)
  const news: NewUuidAux = {}

  const uniqueId = parameters.get('unique-id')?.slice(0, 100)
  if (uniqueId && !hasSession && device.storage.getItem(uniqueIdKey) !== uniqueId) {
    device.storage.setItem(uniqueIdKey, uniqueId)
    news.uniqueId = uniqueId
  }

  const click = clickOf(parameters, now)
  if (click && device.tab.getItem(campaignKey) !== search) {
    device.tab.setItem(campaignKey, search)
    keepClick(click, device)
    news.clicks = [click]
  }

  const source = foreignAddress(referrer, origin)
  if (source && device.storage.getItem(referrerKey) === null) {
    device.storage.setItem(referrerKey, source)
    news.referrer = source
  }
  return Object.keys(news).length > 0 ? news : undefined
}

/** The click that a partner's link was, noted like one of a campaign. [ATTR-005] */
export function noteAffiliate({ affiliateId, name }: Affiliate, device: Device, now: Date): NewUuidAux {
  const click = { campaign: name, affiliateid: affiliateId, timestamp: now.toISOString() }
  keepClick(click, device)
  return { clicks: [click] }
}

function clickOf(parameters: URLSearchParams, now: Date): Click | undefined {
  const of = (name: string) => parameters.get(name)?.slice(0, longest)
  const campaign = of('utm_campaign')
  if (!campaign) return undefined
  const details = Object.entries({
    source: of('utm_source'),
    medium: of('utm_medium'),
    content: of('utm_content'),
    term: of('utm_term'),
    fbclid: of('fbclid'),
    gclid: of('gclid'),
  }).filter(([, value]) => value)
  return { campaign, ...Object.fromEntries(details), timestamp: now.toISOString() }
}

function keepClick(click: Click, device: Device): void {
  const age = daysKept * 86_400
  device.setCookie(`utm=${encodeURIComponent(JSON.stringify(click))}; path=/; max-age=${age}; samesite=lax`)
}

function foreignAddress(referrer: string, origin: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined
  const from = new URL(referrer)
  return from.origin === origin ? undefined : `${from.origin}${from.pathname}`.slice(0, longest)
}
