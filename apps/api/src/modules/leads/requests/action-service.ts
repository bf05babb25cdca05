import type { NewUuidAction, UuidAction } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { documentOf, Prepared } from '../../../http/documents'
import { once } from '../../../http/idempotency'
import type { Queue } from '../../../jobs/queue'
import { listCommunities } from './action-store'
import type { Sender } from './complete-request'
import { recordAction } from './record-action'

/** Communities with these care types plan care by resident, so the wizard asks for the resident's name. */
const careTypesWithResidentName = new Set(['memory-care', 'skilled-nursing-facility'])

/** Records a user action, once per idempotency key. [GWZ-105, GWZ-111] */
export async function submitAction(
  orm: Orm,
  queue: Queue,
  { action, body, key }: { action: NewUuidAction; body: NewUuidAction; key: string | undefined },
  sender: Sender,
): Promise<UuidAction | Prepared> {
  const record = (tx: Orm) => recordAction(tx, queue, action, sender)
  const response = await orm.transaction(async (tx) => {
    if (!key) return record(tx)
    const json = await once(tx, key, body, async () => JSON.stringify(documentOf('uuid-actions', await record(tx))))
    return new Prepared(json)
  })
  queue.wake()
  return response
}

/** Returns whether a community requires the resident's name. [API-010, GWZ-068] */
export async function needsResidentName(orm: Orm, communityId: string): Promise<boolean> {
  const [community] = await listCommunities(orm, [communityId])
  return community?.care.some((care) => careTypesWithResidentName.has(care)) ?? false
}
