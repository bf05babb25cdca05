import { schemas } from '@pkg/api-client/server'
import type { Orm } from '../../database/database'
import { communities } from '../../database/schema/tables'
import type { RecordWriter } from '../../http/collections/collection'
import { notFound } from '../../http/errors'
import { valuesParser } from '../../http/validation'
import { requireVersion } from '../../http/versions'
import { changeCommunity, createCommunity, lockCommunity } from '../catalog'
import { toCommunityChange } from './community-change'
import { deleteCommunity, readVersion } from './import-store'

const parseNew = valuesParser(schemas.NewCommunity, '')
const parseChange = valuesParser(schemas.CommunityRecordChange, '')

/** Returns what writes communities of a file. New ones aren't on the site until someone publishes them. Pass a transaction. [WORK-015, DASH-010] */
export function communityWriter(tx: Orm): RecordWriter {
  return {
    async create(_person, body) {
      const { id } = await createCommunity(tx, parseNew(body), -1)
      return { id, version: await readVersion(tx, id) }
    },
    update: (_person, id, body, base) =>
      tx.transaction(async (inner) => {
        await requireVersion(inner, communities, id, base)
        const community = await lockCommunity(inner, id)
        if (!community) throw notFound('community', id)
        await changeCommunity(inner, id, await toCommunityChange(inner, community.record, parseChange(body)))
        return { id, version: await readVersion(inner, id) }
      }),
    async remove(_person, id, base) {
      await requireVersion(tx, communities, id, base)
      await deleteCommunity(tx, id)
    },
  }
}
