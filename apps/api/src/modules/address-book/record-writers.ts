import type { Orm } from '../../database/database'
import { type RecordWriter, recordWriter } from '../../http/collections/collection'
import { contactCollection } from './contacts/contact-collection'
import { organizationCollection } from './organizations/organization-collection'

/** Returns what writes contacts by the rules of their endpoints. [WORK-015] */
export const contactWriter = (orm: Orm): RecordWriter => recordWriter(orm, contactCollection(orm))

/** Returns what writes organizations by the rules of their endpoints. [WORK-015] */
export const organizationWriter = (orm: Orm): RecordWriter => recordWriter(orm, organizationCollection)
