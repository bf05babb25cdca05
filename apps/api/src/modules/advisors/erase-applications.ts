import type { Orm } from '../../database/database'
import { deleteApplications } from './applicant-store'
import { deleteDocument } from './document-files'

/**
 * Deletes the applications of accounts that are deleted, with their documents. Advisors who were approved, or who worked with families,
 * stay, because families read who helped them. [TRUTH-012]
 */
export async function eraseApplications(tx: Orm, userIds: string[], dataDirectory: string): Promise<void> {
  for (const id of await deleteApplications(tx, userIds)) await deleteDocument(dataDirectory, id)
}
