import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { signInRequired } from '../../http/errors'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import type { Person } from '../../http/person'
import { findVisibleFamilyId } from '../access'
import { countUnread, listNotices, markNoticesRead } from './notice-store'
import { listColleagues } from './recipient-store'
import { findSettings, saveSettings } from './setting-store'

/** Registers what people who work on the dashboard are told about. Everyone sees their own. [WORK-016] */
export function noticesRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'notices', {
    list: ({ query, person }) => listNotices(orm, query, person, parsePage(query)),

    async read({ body, person }) {
      await markNoticesRead(orm, body.ids, person)
      return { unread: await countUnread(orm, person) }
    },
  })

  implementEndpoints(app, orm, 'noticeSettings', {
    get: ({ person }) => findSettings(orm, accountOf(person)),

    async replace({ body, person }) {
      await saveSettings(orm, accountOf(person), body)
      return findSettings(orm, accountOf(person))
    },
  })

  implementEndpoints(app, orm, 'colleagues', {
    async ofFamily({ query, person }) {
      const familyId = await findVisibleFamilyId(orm, query['filter[client]'], person)
      return { colleagues: await listColleagues(orm, familyId, person) }
    },
  })
}

function accountOf({ userId }: Person): string {
  if (!userId) throw signInRequired()
  return userId
}
