import { randomUUID } from 'node:crypto'
import { type Agent, chooseAdvisor } from '@pkg/domain'
import type { Cell } from '@pkg/api/database'
import { normalizePhone } from '@pkg/api/contact'
import { searchText } from '@pkg/api/leads'
import type { DemoFamily } from '../generate/families'

const minute = 60_000
const hour = 60 * minute

/** The rows of the demo families by table, in the order that foreign keys require. */
export interface FamilyRows {
  families: Cell[][]
  leads: Cell[][]
  tasks: Cell[][]
  events: Cell[][]
}

/** The columns of each table, in the order of the cells. */
export const familyColumns = {
  families: [
    'id',
    'name',
    'email',
    'phone',
    'stage',
    'agent_id',
    'state',
    'county',
    'place',
    'answers',
    'search',
    'created_at',
  ],
  leads: ['id', 'family_id', 'community_id', 'status', 'created_at'],
  tasks: ['id', 'key', 'family_id', 'owner_id', 'title', 'due_at', 'status'],
  events: ['id', 'family_id', 'type', 'text', 'author', 'created_at'],
} as const

/** Assigns each demo family to an advisor as the worker does, and returns the rows. `now` is the time of seeding. */
export function buildFamilyRows(
  demo: readonly DemoFamily[],
  advisors: readonly Agent[],
  names: ReadonlyMap<string, string>,
  now: Date,
): FamilyRows {
  const rows: FamilyRows = { families: [], leads: [], tasks: [], events: [] }
  const load = new Map<string, number>()
  for (const family of demo) {
    const { id, name, email, phone, stage, state, county, city, zip } = family
    const chosen = chooseAdvisor(
      advisors.map((agent) => ({ agent, openLeads: load.get(agent.id) ?? 0 })),
      { state, county },
    )?.agent
    const isOpen = stage !== 'moved-in' && stage !== 'closed'
    if (chosen && isOpen) load.set(chosen.id, (load.get(chosen.id) ?? 0) + 1)
    const at = now.getTime() - family.minutesAgo * minute
    const iso = (time: number) => new Date(time).toISOString()
    const place = `${city}, ${state} ${zip}`
    const {
      adl,
      location: _location,
      firstName: _first,
      lastName: _last,
      email: _email,
      phone: _phone,
      ...answers
    } = family.answers
    const data = { ...answers, ...(adl ? { adl: [adl] } : {}), city, state, zip }

    rows.families.push([
      id,
      name,
      email,
      normalizePhone(phone),
      stage,
      chosen?.id,
      state,
      county,
      place,
      data,
      searchText(name, place),
      iso(at),
    ])
    for (const slug of family.communitySlugs) rows.leads.push([randomUUID(), id, slug, 'assigned', iso(at)])
    rows.events.push([
      randomUUID(),
      id,
      'request',
      `Requested pricing: ${family.communitySlugs.map((slug) => names.get(slug) ?? slug).join(', ')}`,
      name,
      iso(at),
    ])
    if (chosen)
      rows.events.push([randomUUID(), id, 'assigned', `Assigned to ${chosen.name}`, 'Hearthway', iso(at + minute)])
    if (stage !== 'new')
      rows.events.push([
        randomUUID(),
        id,
        'stage',
        `Stage: new → ${stage}`,
        chosen?.name ?? 'Hearthway',
        iso(at + hour),
      ])
    const isContacted = stage !== 'new'
    rows.tasks.push([
      randomUUID(),
      `request:${id}:answer`,
      id,
      chosen?.id,
      `Contact ${name}`,
      iso(at + 4 * hour),
      isContacted ? 'done' : 'open',
    ])
    if (isContacted && isOpen) {
      rows.tasks.push([
        randomUUID(),
        `request:${id}:follow-up`,
        id,
        chosen?.id,
        `Call ${name} again`,
        iso(now.getTime() + 20 * hour),
        'open',
      ])
    }
  }
  return rows
}
