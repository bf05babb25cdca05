import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'
import type { Orm } from '../database/database'
import { badRequest, HttpError } from './errors'

/** A table whose rows count their changes. */
export type VersionedTable = PgTable & { id: PgColumn; version: PgColumn }

const source = { header: 'If-Match' }

/**
 * Returns the version that a change is based on, from a header such as `If-Match: "3"`. Without the header, or with `*`, the change is based on
 * any. [WORK-005]
 * @throws {HttpError} 400 for another value, or for an endpoint that doesn't take one
 */
export function baseVersion({ headers }: FastifyRequest, isVersioned: boolean): number | undefined {
  const value = headers['if-match']
  if (value === undefined || (isVersioned && value === '*')) return undefined
  const [, version] = isVersioned ? (/^"(\d{1,9})"$/.exec(value) ?? []) : []
  if (version !== undefined) return Number(version)
  const detail = isVersioned
    ? 'Use the version of the record in quotation marks, such as "3"'
    : 'This endpoint doesn’t take a version'
  throw badRequest([{ detail, source }])
}

/** 412: someone else changed the record meanwhile. The response has the record as the person sees it now. */
export const recordChanged = (current?: unknown) =>
  new HttpError(412, 'record-changed', 'Someone else changed the record', [
    {
      detail: 'Compare your change with `meta.current`, and send it again with its version',
      source,
      ...(current === undefined ? {} : { meta: { current } }),
    },
  ])

/** Returns whether an error says that someone else changed the record. */
export const isRecordChanged = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'record-changed'

/** Locks a record until the transaction ends. @throws {HttpError} 412 if it has another version than the change is based on [WORK-005] */
export async function requireVersion(
  tx: Orm,
  table: VersionedTable,
  id: string,
  base: number | undefined,
): Promise<void> {
  if (base === undefined) return
  const [row] = await tx.select({ version: table.version }).from(table).where(eq(table.id, id)).for('update')
  if (row && row.version !== base) throw recordChanged()
}
