import type { RealEstateLead } from '@pkg/api-client'
import { now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { unprocessable } from '../../../http/errors'
import { appendHomeNote } from './real-estate-store'
import { requireRow, toRealEstateLead } from './real-estate-service'

/** Adds a note of a real estate agent to a home that they accepted. @throws {HttpError} 404, or 422 before they accept it [AGENT-006] */
export function addHomeNote(orm: Orm, id: string, text: string, person: Person): Promise<RealEstateLead> {
  return orm.transaction(async (tx) => {
    const { lead, dueAt } = await requireRow(tx, id, person)
    if (dueAt) {
      throw unprocessable([
        { detail: 'Accept the home before you write a note', source: { pointer: '/data/attributes/text' } },
      ])
    }
    const note = { agentId: person.agentId ?? '', author: person.name, text: text.trim(), at: now().toISOString() }
    await appendHomeNote(tx, lead.id, note)
    return toRealEstateLead(await requireRow(tx, id, person))
  })
}
