import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import { requestPrices } from '../catalog'
import {
  changeCommunityRecord,
  getCommunityRecord,
  listCommunityRecords,
  listDuplicates,
} from './community-record-service'
import { mergeCommunities, undoCommunityMerge } from './merge-service'
import { restoreAttribute } from './restore-service'

/** Registers communities for those who list, correct, and publish them. [DASH-010, WORK-010] */
export function communityRecordsRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'communityRecords', {
    list: ({ query, person }) => listCommunityRecords(orm, query, person, parsePage(query)),

    get: ({ params, person }) => getCommunityRecord(orm, person, params.id),

    update: ({ params, body, person, base }) =>
      changeCommunityRecord(orm, person, { id: params.id, change: body, base }),

    restore: ({ params, body, person }) => restoreAttribute(orm, person, params.id, body),

    duplicates: ({ params, person }) => listDuplicates(orm, person, params.id),

    merge: ({ body, person }) => mergeCommunities(orm, person, body),

    undoMerge: ({ body, person }) => undoCommunityMerge(orm, person, body),

    requestPrices: async ({ params, person }) => requestPrices(orm, await getCommunityRecord(orm, person, params.id)),
  })
}
