import type { BodyOf, endpoints } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { notFound, unprocessable } from '../../../http/errors'
import {
  addCommunities,
  addCommunitiesOfCompany,
  insertOrganization,
  lockCommunities,
  lockOrganization,
  removeCommunities,
} from './organization-store'

/** Adds communities to an organization, and removes others from it. @throws {HttpError} 404, or 422 for a community that doesn't exist [DASH-013] */
export async function setCommunities(
  orm: Orm,
  id: string,
  { add = [], remove = [] }: BodyOf<typeof endpoints.organizations.setCommunities>,
): Promise<void> {
  await orm.transaction(async (tx) => {
    await requireOrganization(tx, id)
    await requireCommunities(tx, { add, remove })
    await addCommunities(tx, id, add)
    await removeCommunities(tx, id, remove)
  })
}

/**
 * Groups the communities that name a company and have no organization into an organization, or into a new one of that name. Returns its id.
 * @throws {HttpError} 404 for an unknown organization, or 422 if no community without an organization names the company. [DASH-013]
 */
export function groupCommunities(
  orm: Orm,
  { managementCompany, organizationId }: BodyOf<typeof endpoints.organizations.group>,
): Promise<string> {
  return orm.transaction(async (tx) => {
    if (organizationId) await requireOrganization(tx, organizationId)
    const id = organizationId ?? (await insertOrganization(tx, managementCompany.trim()))
    if ((await addCommunitiesOfCompany(tx, id, managementCompany)) > 0) return id
    const detail = 'Name a company that communities without an organization name. Someone may have grouped these'
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/managementCompany' } }])
  })
}

async function requireOrganization(tx: Orm, id: string): Promise<void> {
  if (!isUuid(id) || !(await lockOrganization(tx, id))) throw notFound('organization', id)
}

async function requireCommunities(tx: Orm, named: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const known = new Set(await lockCommunities(tx, Object.values(named).flat()))
  const errors = Object.entries(named).flatMap(([name, ids]) =>
    ids.flatMap((id, at) =>
      known.has(id)
        ? []
        : [{ detail: `Community "${id}" doesn't exist`, source: { pointer: `/data/attributes/${name}/${at}` } }],
    ),
  )
  if (errors.length > 0) throw unprocessable(errors)
}
