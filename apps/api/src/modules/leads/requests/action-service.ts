import type { NewUuidAction, UuidAction } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { buildDocument, SerializedDocument } from '../../../http/documents'
import { once } from '../../../http/idempotency'
import type { Person } from '../../../http/person'
import type { Queue } from '../../../jobs/queue'
import { findCurrentSlugs } from '../../catalog'
import { listActionRows, listCommunities } from './action-store'
import type { Sender } from './complete-request'
import { recordAction } from './record-action'

/** Communities with these care types plan care by resident, so the wizard asks for the resident's name. */
const careTypesWithResidentName = new Set(['memory-care', 'skilled-nursing-facility'])

/** Records a user action, once per idempotency key. [GWZ-105, GWZ-111] */
export async function submitAction(
  orm: Orm,
  queue: Queue,
  { action, sentBody, key }: { action: NewUuidAction; sentBody: NewUuidAction; key: string | undefined },
  sender: Sender,
): Promise<UuidAction | SerializedDocument> {
  const record = (tx: Orm) => recordAction(tx, queue, action, sender)
  const response = await orm.transaction(async (tx) => {
    if (!key) return record(tx)
    const json = await once(tx, key, sentBody, async () =>
      JSON.stringify(buildDocument('uuid-actions', await record(tx))),
    )
    return new SerializedDocument(json)
  })
  queue.wake()
  return response
}

/** Returns a page of the person's user actions, newest first, with the current slugs of their communities. [LIFE-006] */
export async function listActions(
  orm: Orm,
  type: UuidAction['actionType'] | undefined,
  person: Person,
  page: { size: number; offset: number },
) {
  const { items, total } = await listActionRows(orm, type, person, page)
  const current = await findCurrentSlugs(
    orm,
    items.flatMap(({ actionInfo: { slug, slugs = [] } }) => (slug ? [slug, ...slugs] : slugs)),
  )
  return { items: items.map((item) => withCurrentSlugs(item, current)), total }
}

function withCurrentSlugs({ actionInfo, ...action }: UuidAction, current: ReadonlyMap<string, string>): UuidAction {
  const { slug, slugs, ...info } = actionInfo
  const update = (former: string) => current.get(former) ?? former
  return {
    ...action,
    actionInfo: { ...info, ...(slug && { slug: update(slug) }), ...(slugs && { slugs: slugs.map(update) }) },
  }
}

/** Returns whether a community requires the resident's name. [API-010, GWZ-068] */
export async function needsResidentName(orm: Orm, communityId: string): Promise<boolean> {
  const [community] = await listCommunities(orm, [communityId])
  return community?.care.some((care) => careTypesWithResidentName.has(care)) ?? false
}
