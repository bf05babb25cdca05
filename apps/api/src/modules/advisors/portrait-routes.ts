import { photoBytes } from '@pkg/api-client/server'
import type { FastifyInstance } from 'fastify'
import type { FileStorage } from '../../file-storage/file-storage'
import { implementEndpoints } from '../../http/implement-endpoints'
import { acceptForms } from '../../http/multipart'
import type { Accounts } from '../identity'
import { removePortrait, replacePortrait } from './portrait-service'

/** Registers advisors' portraits. [AGENT-005] */
export function portraitRoutes(app: FastifyInstance, { orm, settings }: Accounts, storage: FileStorage): void {
  const { minutesToRespond } = settings
  // In a scope of its own, because its forms are of this resource.
  void app.register(async (scope) => {
    await acceptForms(scope, { resource: 'advisor-profiles', fileBytes: photoBytes })
    implementEndpoints(scope, orm, 'advisorPortraits', {
      replace: ({ params: { id }, body, person }) =>
        replacePortrait({ orm, storage }, body.file, { id, person, minutesToRespond }),

      async remove({ params, person }) {
        await removePortrait({ orm, storage }, params.id, person)
        return undefined
      },
    })
  })
}
