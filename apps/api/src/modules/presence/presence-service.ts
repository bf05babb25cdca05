import type { NewPresence } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { notFound } from '../../http/errors'
import type { Person } from '../../http/person'
import { findVisibleFamilyId } from '../access'
import { isVisibleContact, isVisibleOrganization } from './presence-store'

/** Checks that a person may learn who looks at a record: an advisor of those that they see, and an admin of all. @throws {HttpError} 404 [ROLE-010] */
export async function requireVisibleRecord(orm: Orm, record: NewPresence, person: Person): Promise<void> {
  const { recordType, recordId } = record
  if (recordType === 'clients') {
    await findVisibleFamilyId(orm, recordId, person)
    return
  }
  if (!(await isVisible(orm, record, person))) throw notFound(recordType, recordId)
}

async function isVisible(orm: Orm, { recordType, recordId }: NewPresence, person: Person): Promise<boolean> {
  if (person.role === 'admin') return true
  if (!isUuid(recordId)) return false
  if (recordType === 'contacts') return isVisibleContact(orm, recordId, person)
  return recordType === 'organizations' && isVisibleOrganization(orm, recordId)
}
