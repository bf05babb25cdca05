import { pgTable, text } from 'drizzle-orm/pg-core'
import { momentOfInsert } from './moment-of-insert'

export { agentDocuments, attempts, claims, identities, oneTimeTokens } from './accounts'
export {
  agents,
  communities,
  communityCounts,
  communityRooms,
  communitySlugs,
  mapCells,
  type CommunityMergeValues,
  type CommunityRecord,
  type RecordChange,
  places,
  priceLinks,
  reviews,
  staffingMedians,
  suggestedEdits,
} from './catalog'
export { fileImportRows, fileImports, type ImportFault } from './file-imports'
export { importChanges, importRuns } from './imports'
export { contacts, contactTalkFamilies, contactTalks } from './contacts'
export { contentEntries, contentPreviews, contentSlugs, contentVersions } from './content'
export { contentPassages } from './passages'
export {
  addresses,
  communityEvents,
  deletableUploads,
  entityAuxes,
  imageCategories,
  images,
  collectionLinks,
  collectionOpens,
  partnerCollections,
  performers,
  tagCategories,
  tags,
} from './directory'
export { changedValues, recordChanges } from './changes'
export { type MergeValues, organizations } from './organizations'
export { publicChanges } from './public-changes'
export { jobs } from './jobs'
export { agentOptions, agentTemplates, contracts, covers, offers } from './advisors'
export {
  conversationMessages,
  conversationNotes,
  conversationParticipants,
  conversations,
  inboundEmails,
} from './conversations'
export { brandLogos, brands } from './brands'
export { communitySetups } from './community-setups'
export { feeAgreements } from './fee-agreements'
export { documents } from './documents'
export { invoices } from './invoices'
export { invoiceDisputes } from './invoice-disputes'
export { invoiceEmails } from './invoice-emails'
export { payments } from './payments'
export { moveIns } from './move-ins'
export { messageTemplates } from './message-templates'
export { communityMembers } from './memberships'
export { partnerKeys, partners } from './partners'
export { notices, noticeSettings, presences } from './notices'
export { accountUses, accountViews, knownDevices, sessions, type StaffRole, users } from './people'
export { realEstateLeads, realEstateOffers } from './real-estate'
export { realEstateLicenses } from './real-estate-licenses'
export { referralAgreements } from './referral-agreements'
export { callerChoices, families, familyMerges, idempotencyKeys, leads, uuidActions } from './requests'
export { bulkActions, bulkItems } from './bulk-actions'
export { stateRuleVersions, type StoredTerms } from './state-rules'
export { savedViews } from './saved-views'
export { listShares, listVotes, savedTools, searchAlerts, userSaves, userShares, uuidAuxes } from './saves'
export { answers, nps, questionLinks, questions, unconfirmedQuestions } from './reviews'
export { consentDetails, consents, consentWordings, disclosureCopies, receiptLinks, releases, reveals } from './trust'
export { advisorChecks, advisorVisits, callHours, callLinks, calls } from './calls'
export { tourHours, tourLinks, tours } from './tours'
export { wizardEvents, wizardRuns, wizardRunsToSum, wizardSums } from './wizard-events'
export { callLogs, emailStops, familyEvents, messagePauses, notifications, tasks } from './work'

/** Values about the database itself by name, such as whether the demo catalog is complete. */
export const metadata = pgTable('metadata', {
  name: text().primaryKey(),
  value: text().notNull(),
  updatedAt: momentOfInsert(),
})
