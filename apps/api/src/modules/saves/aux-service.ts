import type { NewUuidAux, UuidAux } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { notFound } from '../../http/errors'
import {
  type BrowserRecord,
  findBrowserRecord,
  insertBrowserRecord,
  lockBrowserRecord,
  updateBrowserRecord,
} from './aux-store'

const maxClicks = 20

/** Returns what we know about a person's browser. @throws {HttpError} 404 for any id but `me`. */
export async function getBrowserRecord(orm: Orm, id: string, person: Person): Promise<UuidAux> {
  return toUuidAux(await requireRecord(orm, id, person))
}

/** Adds to the record of a browser, or creates it. Retains only the newest clicks. */
export function addToBrowserRecord(
  orm: Orm,
  anonymousId: string,
  userId: string | undefined,
  info: NewUuidAux,
): Promise<UuidAux> {
  return orm.transaction(async (tx) => {
    const inserted = await insertBrowserRecord(tx, { anonymousId, userId: userId ?? null, info })
    if (inserted) return toUuidAux(inserted)
    const record = await lockBrowserRecord(tx, anonymousId)
    if (!record) throw new Error('The browser record was neither inserted nor found')
    const merged = { ...record.info, ...info, ...mergeClicks(record.info, info) }
    return toUuidAux(await updateBrowserRecord(tx, record, merged))
  })
}

/** Replaces values in the record of a person's browser. @throws {HttpError} 404 for any id but `me`. */
export async function changeBrowserRecord(orm: Orm, id: string, info: NewUuidAux, person: Person): Promise<UuidAux> {
  const record = await requireRecord(orm, id, person)
  return toUuidAux(await updateBrowserRecord(orm, record, { ...record.info, ...info }))
}

async function requireRecord(orm: Orm, id: string, person: Person): Promise<BrowserRecord> {
  const record = await findBrowserRecord(orm, person)
  if (!record || id !== 'me') throw notFound('browser record', id)
  return record
}

function mergeClicks(earlier: NewUuidAux, added: NewUuidAux): Partial<Pick<NewUuidAux, 'clicks'>> {
  const clicks = [...(earlier.clicks ?? []), ...(added.clicks ?? [])].slice(-maxClicks)
  return clicks.length > 0 ? { clicks } : {}
}

function toUuidAux({ info, updatedAt }: BrowserRecord): UuidAux {
  return { ...info, id: 'me', updatedAt: updatedAt.toISOString() }
}
