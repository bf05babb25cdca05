import { schemas } from '@pkg/api-client/server'
import { illustrationCategory } from '@pkg/illustrations'
import type { Orm } from '../../../database/database'
import { images } from '../../../database/schema/tables'
import { type CollectionRules, type Values } from '../../../http/collections/collection'
import { unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { managedCommunityRows, requireCommunityAccess } from '../../access'
import { visibleCommunityRows } from '../communities/public-condition-store'
import { updateGallery } from './gallery-service'

/**
 * Returns the rules of images: everyone sees the images of communities on the site, and those who manage a community change its images. Every change shows on
 * its page. [API-035]
 */
export function imageCollection(orm: Orm): CollectionRules<typeof schemas.Image> {
  return {
    type: 'images',
    schema: schemas.Image,
    table: images,
    canRead: visibleCommunityRows(images.communityId),
    canWrite: managedCommunityRows(images.communityId),
    async beforeCreate(person: Person, { communityId, path }: Values) {
      await requireCommunityAccess(orm, person, communityId)
      if (typeof path === 'string' && illustrationCategory(path) !== undefined) return { kind: 'illustration' }
      const detail = 'Enter the path of an illustration. Photos are uploaded to /platform/communities/{id}/photos'
      throw unprocessable([{ detail, source: { pointer: '/data/attributes/path' } }])
    },
    afterWrite: (tx, { communityId }) => updateGallery(tx, String(communityId)),
    order: 'position',
  }
}
