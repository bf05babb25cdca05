import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export { agentDocuments, claims, identities, secrets, tries } from './accounts'
export { agents, communities, type CommunityRecord, places, reviews } from './catalogue'
export { contentEntries } from './content'
export {
  addresses,
  communityEvents,
  contacts,
  entityAuxes,
  imageCategories,
  images,
  organizations,
  partnerCollections,
  performers,
  tagCategories,
  tags,
} from './directory'
export { communityMembers } from './memberships'
export { partners } from './partners'
export { sessions, users } from './people'
export { families, idempotencyKeys, leads, uuidActions } from './requests'
export { userSaves, userShares, uuidAuxes } from './saves'
export { answers, nps, questions } from './voices'
export { familyEvents, notifications, tasks } from './work'

/** Facts about this database itself, such as which catalogue it was filled with. */
export const facts = pgTable('facts', {
  name: text().primaryKey(),
  value: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
