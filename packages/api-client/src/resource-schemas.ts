import type { TObject } from '@sinclair/typebox'
import * as bulkActions from './schemas/bulk-actions'
import * as content from './schemas/content'
import * as directory from './schemas/directory'
import * as messageTemplates from './schemas/message-templates'
import * as savedViews from './schemas/saved-views'
import * as saves from './schemas/saves'
import * as timeline from './schemas/timeline'
import * as voices from './schemas/reviews'

/** The schemas of resource types, with `id` among the attributes, for the types that have one. */
export const resourceSchemas = {
  addresses: directory.Address,
  answers: voices.Answer,
  'bulk-actions': bulkActions.BulkAction,
  contacts: directory.Contact,
  'content-entries': content.ContentEntry,
  'entity-auxes': directory.EntityAux,
  events: directory.CommunityEvent,
  'image-categories': directory.Category,
  images: directory.Image,
  'message-templates': messageTemplates.MessageTemplate,
  nps: voices.Nps,
  organizations: directory.Organization,
  'partner-collections': directory.PartnerCollection,
  performers: directory.Performer,
  questions: voices.Question,
  reviews: voices.CommunityReview,
  'saved-tools': saves.SavedTool,
  'saved-views': savedViews.SavedView,
  'tag-categories': directory.Category,
  tags: directory.Tag,
  'timeline-items': timeline.TimelineItem,
  'user-saves': saves.UserSave,
  'uuid-auxes': saves.UuidAux,
} satisfies Record<string, TObject>
