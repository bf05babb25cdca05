import { communityUrl } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { CommunityRecord } from '../../../database/schema/tables'
import { mapConstraintErrors } from '../../../http/collections/constraint-errors'
import type { Person } from '../../../http/person'
import { conflict, notFound } from '../../../http/errors'
import { findTakenSlugs, replaceSlug, replaceSlugReferences } from './community-slug-store'
import { lockCommunity, saveRecord } from './community-store'

/**
 * Changes a community's slug, and everything that names the community by it. The former slug keeps working and stays reserved.
 * @throws {HttpError} 404, or 409 for a slug that another community uses or has used. [LIFE-006]
 */
export async function changeSlug(orm: Orm, person: Person, id: string, slug: string): Promise<CommunityRecord> {
  const change = async (tx: Orm) => {
    const community = await lockCommunity(tx, id)
    if (!community) throw notFound('community', id)
    const { key, record } = community
    if (slug === record.id) return record
    const taken = await findTakenSlugs(tx, [slug], key)
    if (taken.has(slug)) {
      throw conflict('already-exists', 'Another community uses this slug or has used it', [
        { detail: 'Choose another slug', source: { pointer: '/data/attributes/slug' } },
      ])
    }
    await replaceSlug(tx, key, { from: record.id, to: slug, by: person.userId })
    const changed = { ...record, id: slug, url: communityUrl({ ...record, id: slug }) }
    await saveRecord(tx, changed, community)
    await replaceSlugReferences(tx, { from: record.id, to: slug })
    return changed
  }
  return mapConstraintErrors(() => orm.transaction(change))
}
