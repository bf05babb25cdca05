import type { Client } from '@pkg/api-client'

/** A record that was chosen from a picker. */
export interface Picked {
  id: string
  label: string
}

/** The kinds of records that people pick. */
export type PickerSource = 'communities' | 'organizations' | 'advisors' | 'users' | 'contacts' | 'families'

/** The part of the API that finds them. */
export type PickerApi = Pick<Client, 'staffSearch' | 'organizations' | 'agentsNew'>

/** A record that a picker found, with what tells it from others. */
export interface PickerOption extends Picked {
  hint?: string | undefined
}

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
  async advisors({ agentsNew }, q, options) {
    const { items } = await agentsNew.search({ q, 'page-size': most }, options)
    return items.map(({ id, name, info }) => ({
      id,
      label: name,
      hint: info.serviceArea.operatingIn.map(({ state }) => state).join(', ') || undefined,
    }))
  },
}
