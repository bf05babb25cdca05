import { now } from '@pkg/domain'
import { actIn } from '../../database/transaction-facts'
import type { Orm } from '../../database/database'
import type { Queue } from '../../jobs/queue'
import { findActivePerson } from '../identity'
import { countRows, type ImportRecord, lockImport, updateImport } from './import-store'
import { skipOpenRows } from './row-store'
import { importTexts as words } from './texts'
import { undoRows } from './undo-rows'
import { writeRows } from './write-rows'

/** Rows of one transaction. A process that is killed loses at most these, and the next one begins with them. */
const batchSize = 100

const undoDays = 30

/**
 * Writes the next rows of an import, or undoes them, and adds a job for the rows after them. The outcome of each row is stored in the transaction that writes
 * it, so no row is written twice, whenever a process is killed. [WORK-015]
 */
export async function continueImport(tx: Orm, queue: Queue, importId: string): Promise<void> {
  const record = await lockImport(tx, importId)
  if (record?.status !== 'running' && record?.status !== 'undoing') return
  const person = record.actorId === null ? undefined : await findActivePerson(tx, record.actorId, 'admin')
  if (person?.role !== 'admin' || person.userId === undefined) return stop(tx, record)
  const work = record.status === 'running' ? writeRows : undoRows
  const reached = await actIn(tx, person.userId, () => work(tx, record, person, batchSize))
  if (reached < batchSize) return finish(tx, record)
  // A new version announces the progress to open pages.
  await updateImport(tx, importId, {})
  await queue.add(tx, 'continue-import', { importId })
}

/** Stops work for someone who is no longer an active admin. A run leaves out the rows that it hasn't reached. Any admin can undo the rest of an undo. */
async function stop(tx: Orm, record: ImportRecord): Promise<void> {
  if (record.status === 'undoing') {
    return updateImport(tx, record.id, { status: 'done', counts: await countsOf(tx, record.id) })
  }
  await skipOpenRows(tx, record.id, words.noPermission)
  return finish(tx, record)
}

const countsOf = async (tx: Orm, id: string) => (await countRows(tx, [id])).get(id) ?? null

async function finish(tx: Orm, { id, status }: ImportRecord): Promise<void> {
  const moment = now()
  const counts = await countsOf(tx, id)
  const ended =
    status === 'running'
      ? { status: 'done' as const, finishedAt: moment, undoUntil: new Date(moment.getTime() + undoDays * 86_400_000) }
      : { status: 'undone' as const, undoneAt: moment }
  await updateImport(tx, id, { ...ended, counts })
}
