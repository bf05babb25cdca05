import { importFileBytes } from '@pkg/api-client/server'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { acceptForms } from '../../http/multipart'
import { parsePage } from '../../http/page'
import type { Queue } from '../../jobs/queue'
import {
  getImport,
  listImports,
  matchImport,
  removeImport,
  startImport,
  undoImport,
  uploadImport,
} from './import-service'
import { leftOutFile } from './left-out-file'
import { changeImportRow, getImportRow, listImportRows } from './row-service'

/** Registers imports of files by staff. [WORK-015] */
export function importsRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'imports', {
    list: ({ query }) => listImports(orm, query, parsePage(query)),
    get: ({ params }) => getImport(orm, params.id),
    match: ({ params, body, base }) => matchImport(orm, { id: params.id, base, ...body }),
    start: ({ params, base, person }) => startImport(orm, queue, { id: params.id, base }, person),
    undo: ({ params, person }) => undoImport(orm, queue, params.id, person),
    async remove({ params, base }) {
      await removeImport(orm, { id: params.id, base })
      return undefined
    },
    async leftOut({ params, reply }) {
      const { name, content } = await leftOutFile(orm, params.id)
      await reply
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .header('cache-control', 'private, no-store')
        .type('text/csv; charset=utf-8')
        .send(content)
      return undefined
    },
  })

  implementEndpoints(app, orm, 'importRows', {
    list: ({ params, query }) => listImportRows(orm, params.id, query, parsePage(query)),
    get: ({ params }) => getImportRow(orm, params.id),
    update: ({ params, body, base }) => changeImportRow(orm, { id: params.id, base, ...body }),
  })

  // In a scope of its own, because no other endpoint takes forms.
  void app.register(async (scope) => {
    await acceptForms(scope, { resource: 'imports', fileBytes: importFileBytes })
    implementEndpoints(scope, orm, 'importFiles', {
      async upload({ body, person }) {
        return getImport(orm, await uploadImport(orm, body, person))
      },
    })
  })
}
