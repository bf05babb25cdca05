import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export { agentOptions, agentTemplates, contracts, offers } from './advisors'
export { agents, communities, type CommunityRecord, places, reviews } from './catalogue'
export { conversationMessages, conversationParticipants, conversations } from './conversations'
export { invoices } from './invoices'
export { partners } from './partners'
export { communityMembers, sessions, users } from './people'
export { realEstateLeads } from './real-estate'
export { families, idempotencyKeys, leads, uuidActions } from './requests'
export { consentDetails, consents, disclosureCopies, receiptLinks, releases, reveals } from './trust'
export { familyEvents, notifications, tasks } from './work'

/** Facts about this database itself, such as which catalogue it was filled with. */
export const facts = pgTable('facts', {
  name: text().primaryKey(),
  value: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
