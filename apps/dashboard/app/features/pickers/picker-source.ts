import type { Advisor, Client } from '@pkg/api-client'
import type { PickerOption } from '~/site/forms/picker-matches'
import { formatShortDay } from '~/site/server/times'
import { pickersTexts } from './texts'

/** The kinds of records that people pick. */
export type PickerSource =
  | 'communities'
  | 'organizations'
  | 'advisors'
  | 'realEstateAgents'
  | 'profiles'
  | 'users'
  | 'contacts'
  | 'families'

/** The part of the API that finds them. */
export type PickerApi = Pick<Client, 'staffSearch' | 'organizations' | 'advisors'>

const most = 8
const longestTerm = 80

/** Finds records of a kind by what a person typed. Finds nothing for less than two letters or digits. [WORK-022] */
export async function findOptions(
  api: PickerApi,
  source: PickerSource,
  typed: string,
  signal?: AbortSignal,
): Promise<PickerOption[]> {
  const q = typed.trim().slice(0, longestTerm)
  if (q.length < 2 || !/[\p{L}\p{N}]/u.test(q)) return []
  return finders[source](api, q, signal ? { signal } : {})
}

type Find = (api: PickerApi, q: string, options: { signal?: AbortSignal }) => Promise<PickerOption[]>

const findBySearch =
  (recordType: 'communities' | 'users' | 'contacts' | 'clients'): Find =>
  async ({ staffSearch }, q, options) => {
    const { items } = await staffSearch.list({ q, 'filter[recordType]': recordType, 'page-size': most }, options)
    return items.map(({ recordId, title, detail }) => ({ id: recordId, label: title, hint: detail }))
  }

/** Finds approved advisors, real estate agents, or both. */
const findProfiles =
  (kind?: Advisor['kind']): Find =>
  async ({ advisors }, q, options) => {
    const ofKind = kind === undefined ? {} : { 'filter[kind]': kind }
    const { items } = await advisors.list({ q, 'filter[status]': 'approved', ...ofKind, 'page-size': most }, options)
    return items.map((advisor) => ({ id: advisor.id, label: advisor.name, hint: advisorHint(advisor) }))
  }

const finders: Readonly<Record<PickerSource, Find>> = {
  communities: findBySearch('communities'),
  users: findBySearch('users'),
  contacts: findBySearch('contacts'),
  families: findBySearch('clients'),
  async organizations({ organizations }, q, options) {
    const { items } = await organizations.list({ q, 'page-size': most }, options)
    return items.map(({ id, name, city, state }) => ({
      id,
      label: name,
      hint: [city, state].filter(Boolean).join(', ') || undefined,
    }))
  },
  advisors: findProfiles('partner'),
  realEstateAgents: findProfiles('real-estate'),
  profiles: findProfiles(),
}

/** Returns what matters for the choice of an advisor: where they work, how much room they have, and whether they're away. [WORK-022] */
function advisorHint({ states, open, capacity, awayUntil, isAccepting }: Advisor): string {
  const words = pickersTexts.advisor
  return [
    states.join(', '),
    words.open(open, capacity),
    awayUntil ? words.awayUntil(formatShortDay(awayUntil)) : isAccepting ? '' : words.notAccepting,
  ]
    .filter(Boolean)
    .join(' · ')
}
