import type { Affiliate, NewUuidAux } from '@pkg/api-client'

/** A click on a campaign's or partner's link. [ATTR-006] */
export type Click = NonNullable<NewUuidAux['clicks']>[number]

/** The browser's storage: permanent, per tab, and a cookie. */
export interface Device {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  tab: Pick<Storage, 'getItem' | 'setItem'>
  setCookie(text: string): void
}

/** A page that was opened. */
export interface Arrival {
  search: string
  /** The URL of the page before, or an empty text. */
  referrer: string
  /** The origin of this site. */
  origin: string
  hasSession: boolean
  now: Date
}

const referrerKey = 'referrer'
const uniqueIdKey = 'uniqueId'
const campaignKey = 'campaign'
const daysStored = 90
const maxLength = 300

/**
 * Stores how the visitor arrived, and returns what is new, if anything:
 *
 * - The unique id in the URL, unless someone is signed in. It's only a label and grants no access. [ATTR-001, QUERY-005]
 * - The click on a campaign. Loading the same URL again in a tab isn't another click. [ATTR-002, ATTR-006]
 * - The first site that the visitor came from, without its query. [ATTR-003]
 */
export function recordArrival(arrival: Arrival, device: Device): NewUuidAux | undefined {
  const { search, referrer, origin, hasSession, now } = arrival
  const parameters = new URLSearchParams(search)
  const changes: NewUuidAux = {}

  const uniqueId = parameters.get('unique-id')?.slice(0, 100)
  if (uniqueId && !hasSession && device.storage.getItem(uniqueIdKey) !== uniqueId) {
    device.storage.setItem(uniqueIdKey, uniqueId)
    changes.uniqueId = uniqueId
  }

  const click = readClick(parameters, now)
  if (click && device.tab.getItem(campaignKey) !== search) {
    device.tab.setItem(campaignKey, search)
    storeClick(click, device)
    changes.clicks = [click]
  }

  const source = externalUrl(referrer, origin)
  if (source && device.storage.getItem(referrerKey) === null) {
    device.storage.setItem(referrerKey, source)
    changes.referrer = source
  }
  return Object.keys(changes).length > 0 ? changes : undefined
}

/** Stores the click on a partner's link like one on a campaign. [ATTR-005] */
export function recordAffiliate({ affiliateId, name }: Affiliate, device: Device, now: Date): NewUuidAux {
  const click = { campaign: name, affiliateid: affiliateId, timestamp: now.toISOString() }
  storeClick(click, device)
  return { clicks: [click] }
}

function readClick(parameters: URLSearchParams, now: Date): Click | undefined {
  const value = (name: string) => parameters.get(name)?.slice(0, maxLength)
  const campaign = value('utm_campaign')
  if (!campaign) return undefined
  const details = Object.entries({
    source: value('utm_source'),
    medium: value('utm_medium'),
    content: value('utm_content'),
    term: value('utm_term'),
    fbclid: value('fbclid'),
    gclid: value('gclid'),
  }).filter(([, value]) => value)
  return { campaign, ...Object.fromEntries(details), timestamp: now.toISOString() }
}

function storeClick(click: Click, device: Device): void {
  const age = daysStored * 86_400
  device.setCookie(`utm=${encodeURIComponent(JSON.stringify(click))}; path=/; max-age=${age}; samesite=lax`)
}

function externalUrl(referrer: string, origin: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined
  const from = new URL(referrer)
  return from.origin === origin ? undefined : `${from.origin}${from.pathname}`.slice(0, maxLength)
}
