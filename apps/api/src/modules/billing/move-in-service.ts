import type { MoveIn, MoveInOption } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { conflict, notFound } from '../../http/errors'
import { findVisibleFamily } from '../access'
import { findMoveIn, type MoveInRow, toMoveIn } from './move-in-store'
import { listMoveInOptions } from './referral-store'

/** Returns a move-in that a person may see. @throws {HttpError} 404 */
export async function getMoveIn(orm: Orm, id: string, person: Person): Promise<MoveIn> {
  return toMoveIn(await requireMoveIn(orm, id, person))
}

/** Returns the communities that a visible family was referred to. @throws {HttpError} 404 */
export async function listOptionsOfFamily(orm: Orm, familyId: string, person: Person): Promise<MoveInOption[]> {
  return listMoveInOptions(orm, (await findVisibleFamily(orm, familyId, person)).id)
}

/** Returns a move-in that wasn't undone. @throws {HttpError} 404, or 409 for one that was */
export async function requireActiveMoveIn(tx: Orm, id: string, person: Person): Promise<MoveInRow> {
  const row = await requireMoveIn(tx, id, person)
  if (row.moveIn.undoneAt) throw conflict('move-in-undone', 'This move-in was undone')
  return row
}

async function requireMoveIn(orm: Orm, id: string, person: Person): Promise<MoveInRow> {
  const row = await findMoveIn(orm, id, person)
  if (!row) throw notFound('move-in', id)
  return row
}
