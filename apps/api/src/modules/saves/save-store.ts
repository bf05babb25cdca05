import type { UserSave } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, asc, count, desc, eq, isNotNull, lt, type SQL } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { userSaves } from '../../database/schema/tables'
import { mapConstraintErrors } from '../../http/collections/constraint-errors'
import type { Person } from '../../http/person'
import { notFound } from '../../http/errors'
import { personRows } from '../access'

const isOwn = personRows(userSaves)

const isOwnSave = (id: string, person: Person): SQL | undefined => {
  if (!isUuid(id)) throw notFound('save', id)
  return and(eq(userSaves.id, id), isOwn(person))
}

interface SaveFilter {
  'filter[kind]'?: UserSave['kind']
  sort?: string
}

/** Returns a page of the person's saved communities, newest first by default. */
export async function listSaves(orm: Orm, query: SaveFilter, person: Person, page: { size: number; offset: number }) {
  const where = and(isOwn(person), query['filter[kind]'] ? eq(userSaves.kind, query['filter[kind]']) : undefined)
  const [found] = await orm.select({ total: count() }).from(userSaves).where(where)
  const rows = await orm
    .select()
    .from(userSaves)
    .where(where)
    .orderBy(query.sort === 'createdAt' ? asc(userSaves.createdAt) : desc(userSaves.createdAt), userSaves.id)
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(toUserSave), total: found?.total ?? 0 }
}

/** Returns one of the person's saves. @throws {HttpError} 404 for any other id. */
export async function findSave(orm: Orm, id: string, person: Person): Promise<UserSave> {
  const [row] = await orm.select().from(userSaves).where(isOwnSave(id, person))
  if (!row) throw notFound('save', id)
  return toUserSave(row)
}

/** Saves a community, or changes what is saved about it. Without a care, an earlier one stays. @throws {HttpError} 422 for a community that doesn't exist. */
export async function saveCommunity(
  orm: Orm,
  owner: { userId: string } | { anonymousId: string },
  body: Pick<UserSave, 'communityId' | 'kind' | 'note' | 'care'>,
): Promise<UserSave> {
  const { communityId, kind, note = null, care } = body
  const [row] = await mapConstraintErrors(() =>
    orm
      .insert(userSaves)
      .values({ ...owner, communityId, kind, note, care })
      .onConflictDoUpdate({
        target: ['userId' in owner ? userSaves.userId : userSaves.anonymousId, userSaves.communityId],
        set: { kind, note, ...(care && { care }) },
      })
      .returning(),
  )
  if (!row) throw new Error('The community was not saved')
  return toUserSave(row)
}

/** Changes one of the person's saves. @throws {HttpError} 404 for any other id. */
export async function changeSave(
  orm: Orm,
  id: string,
  body: Partial<Pick<UserSave, 'kind' | 'note'>>,
  person: Person,
): Promise<UserSave> {
  const [row] = await orm
    .update(userSaves)
    .set({
      ...(body.kind === undefined ? {} : { kind: body.kind }),
      ...(body.note === undefined ? {} : { note: body.note }),
    })
    .where(isOwnSave(id, person))
    .returning()
  if (!row) throw notFound('save', id)
  return toUserSave(row)
}

/** Deletes one of the person's saves. @throws {HttpError} 404 for any other id. */
export async function deleteSave(orm: Orm, id: string, person: Person): Promise<void> {
  const [row] = await orm.delete(userSaves).where(isOwnSave(id, person)).returning()
  if (!row) throw notFound('save', id)
}

/** Deletes what browsers without an account saved before a time. */
export async function deleteAnonymousSavesBefore(orm: Orm, time: Date): Promise<void> {
  await orm.delete(userSaves).where(and(isNotNull(userSaves.anonymousId), lt(userSaves.createdAt, time)))
}

function toUserSave({ id, communityId, kind, note, care, createdAt }: typeof userSaves.$inferSelect): UserSave {
  return { id, communityId, kind, createdAt: createdAt.toISOString(), ...(note ? { note } : {}), ...(care && { care }) }
}
