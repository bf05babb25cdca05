import { photoBytes } from '@pkg/api-client/server'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import type { FileStorage } from '../../../file-storage/file-storage'
import { collectionHandlers } from '../../../http/collections/collection'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { acceptForms } from '../../../http/multipart'
import { deleteUploads } from './deleted-uploads'
import { imageCollection } from './image-collection'
import { orderPhotos, rotateUpload } from './photo-change-service'
import { uploadPhoto } from './upload-service'

/** Serves the records of images, and takes uploads. [FIND-009, API-035] */
export function imageRecordRoutes(app: FastifyInstance, orm: Orm, storage: FileStorage): void {
  const handlers = collectionHandlers(app, orm, imageCollection(orm))
  implementEndpoints(app, orm, 'images', {
    ...handlers,
    async remove(input) {
      await handlers.remove(input)
      // The record is gone. Files that the storage can't delete now are deleted later.
      await deleteUploads(orm, storage).catch((error: unknown) => {
        input.request.log.error({ err: error }, 'Deleting files of an image failed and will be retried')
      })
      return undefined
    },
    async rotate({ params, body, base, person }) {
      await rotateUpload({ orm, storage }, person, { id: params.id, degrees: body.degrees, base })
      return handlers.get({ params, person })
    },
  })
  // In a scope of its own, because no other endpoint takes forms.
  void app.register(async (scope) => {
    await acceptForms(scope, { resource: 'images', fileBytes: photoBytes })
    implementEndpoints(scope, orm, 'photos', {
      async upload({ params, body, person }) {
        const id = await uploadPhoto({ orm, storage }, person, params.id, body)
        return handlers.get({ params: { id }, person })
      },
      order: ({ params, body, person }) => orderPhotos(orm, person, { id: params.id, ...body }),
    })
  })
}
