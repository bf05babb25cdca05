import type { NewUuidAction, UuidAction } from '@pkg/api-client'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, uuidActions } from '../../../database/schema/tables'
import { documentOf, Prepared } from '../../../http/documents'
import { once } from '../../../http/idempotency'
import type { Person } from '../../../http/person'
import type { Queue } from '../../../jobs/queue'
import { ownActions } from '../../access'
import { findCurrentSlugs } from '../../catalog'
import type { Sender } from './complete-request'
import { recordAction, uuidActionOf } from './record-action'

/** Records what a person sent, once per idempotency key. [GWZ-105, GWZ-111] */
export async function submitAction(
  orm: Orm,
  queue: Queue,
  { action, sentBody, key }: { action: NewUuidAction; sentBody: NewUuidAction; key: string | undefined },
  sender: Sender,
): Promise<UuidAction | Prepared> {
  const record = (tx: Orm) => recordAction(tx, queue, action, sender)
  const answer = await orm.transaction(async (tx) => {
    if (!key) return record(tx)
    const json = await once(tx, key, sentBody, async () => JSON.stringify(documentOf('uuid-actions', await record(tx))))
    return new Prepared(json)
  })
  queue.wake()
  return answer
}

/** Returns a page of the person's own actions, newest first. */
export async function listActions(
  orm: Orm,
  type: UuidAction['actionType'] | undefined,
  person: Person,
  page: { size: number; offset: number },
) {
  const own = ownActions(person)
  if (!own) return { items: [], total: 0 }
  const where = and(own, type ? eq(uuidActions.actionType, type) : undefined)
  const [found] = await orm.select({ total: count() }).from(uuidActions).where(where)
  const rows = await orm
    .select()
    .from(uuidActions)
    .where(where)
    .orderBy(desc(uuidActions.createdAt))
    .limit(page.size)
    .offset(page.offset)
  const items = rows.map(uuidActionOf)
  const current = await findCurrentSlugs(
    orm,
    items.flatMap(({ actionInfo: { slug, slugs = [] } }) => (slug ? [slug, ...slugs] : slugs)),
  )
  return { items: items.map((item) => withCurrentSlugs(item, current)), total: found?.total ?? 0 }
}

/** Returns an action with the slugs that its communities have today. [LIFE-006] */
function withCurrentSlugs({ actionInfo, ...action }: UuidAction, current: ReadonlyMap<string, string>): UuidAction {
  const { slug, slugs, ...info } = actionInfo
  const update = (former: string) => current.get(former) ?? former
  return {
    ...action,
    actionInfo: { ...info, ...(slug && { slug: update(slug) }), ...(slugs && { slugs: slugs.map(update) }) },
  }
}

/** Returns whether a community asks for the resident's name with the first request. */
export async function needsResidentName(orm: Orm, communityId: string): Promise<boolean> {
  const [community] = await orm
    .select({ care: communities.care })
    .from(communities)
    .where(eq(communities.id, communityId))
  return community?.care.some((care) => namesResidents.has(care)) ?? false
}

// Communities that give care plan by resident, so they want the name with the first request.
const namesResidents = new Set(['memory-care', 'skilled-nursing-facility'])
