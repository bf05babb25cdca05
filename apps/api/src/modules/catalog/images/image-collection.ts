import { schemas } from '@pkg/api-client/server'
import { now } from '@pkg/domain'
import { isIllustration } from '@pkg/illustrations'
import type { Orm } from '../../../database/database'
import { images } from '../../../database/schema/tables'
import { type CollectionRules, type Values } from '../../../http/collections/collection'
import { unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { managedCommunityRows, requireCommunityAccess } from '../../access'
import { updateGallery } from './gallery-service'
import { computedImageValues, readableImages, requireUpload } from './image-store'

/**
 * Returns the rules of images: everyone sees the images that the site shows, and those who manage a community see and change all of its images. Every change
 * shows on its page. [API-035, WORK-011]
 */
export function imageCollection(orm: Orm): CollectionRules<typeof schemas.Image> {
  return {
    type: 'images',
    schema: schemas.Image,
    table: images,
    canRead: readableImages,
    canWrite: managedCommunityRows(images.communityId),
    computed: computedImageValues,
    async beforeCreate(person: Person, { communityId, path }: Values) {
      await requireCommunityAccess(orm, person, communityId)
      if (typeof path === 'string' && isIllustration(path)) return { kind: 'illustration' }
      const detail = 'Enter the path of an illustration. Photos are uploaded to /platform/communities/{id}/photos'
      throw unprocessable([{ detail, source: { pointer: '/data/attributes/path' } }])
    },
    async beforeUpdate(person: Person, values: Values, id: string) {
      if (values['kind'] !== undefined) await requireUpload(orm, id)
      return { ...statedConsent(person, values), ...matchingSubject(values) }
    },
    afterWrite: (tx, { communityId }) => updateGallery(tx, String(communityId)),
    order: 'position',
  }
}

/** A consent is stated by the person who says so, today. It ends when no one can be recognized in the photo, or when someone says that it's missing. */
function statedConsent({ userId }: Person, values: Values): Values {
  if (values['showsPeople'] === false || values['hasConsent'] === false) {
    return { consentStatedBy: null, consentStatedAt: null }
  }
  return values['hasConsent'] === true ? { consentStatedBy: userId ?? null, consentStatedAt: now() } : {}
}

/** A plan has no subject, and what becomes a photo needs one. */
function matchingSubject({ kind, subject }: Values): Values {
  if (kind === undefined) return {}
  if (kind !== 'photo') return { subject: null }
  if (typeof subject === 'string') return {}
  const source = { pointer: '/data/attributes/subject' }
  throw unprocessable([{ detail: 'Choose what the photo shows', source }])
}
