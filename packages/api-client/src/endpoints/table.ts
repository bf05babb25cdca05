import {
  agentOptions,
  agentReferrals,
  agentsCommunityContracts,
  agentTemplates,
  offers,
  realEstateReferrals,
} from './advisors'
import { advisorCards, advisorPortraits, advisorProfiles, advisorRegions } from './advisor-directory'
import { adminAgents, agentDocuments, agents, agentsNew } from './agents'
import { bulkActions } from './bulk-actions'
import { callDays, callHours, calls } from './calls'
import { chatAnswers } from './chat'
import { adminClaims, claims } from './claims'
import { collectionLinks, sharedCollections } from './collection-links'
import { communityQuestions, questionConfirmations } from './community-questions'
import { communities, communitiesNew, costEstimates, listings, rgsAux, suggestedEdits } from './communities'
import { contactMessages } from './contact-messages'
import { content, contentEntries } from './content'
import {
  conversationAssignees,
  conversationEmails,
  conversationMessages,
  conversationNotes,
  conversationParticipants,
  conversations,
  invoices,
} from './conversations'
import {
  addresses,
  communityEvents,
  contacts,
  entityAuxes,
  imageCategories,
  images,
  organizations,
  partnerCollections,
  performers,
  photos,
  tagCategories,
  tags,
} from './directory'
import { exitSurveyAnswers } from './exit-survey'
import { dataTables, formResponses, jobs } from './external'
import { affiliates, brand, homebase, places, sitemap, stats } from './marketplace'
import { adminUsers, users } from './people'
import { privacy } from './privacy'
import { callerChoices, communications, gwizzy, uuidActions } from './requests'
import { callLogs } from './call-logs'
import { covers } from './covers'
import { recordChanges } from './record-changes'
import { recordReads, timeline } from './timeline'
import { communityRooms } from './rooms'
import { leadSuggestions } from './lead-suggestions'
import { communityStatements, priceLinks } from './community-statements'
import { listShares, recommendations, savedTools, sharedLists, userSaves, userShares, uuidAuxes } from './saves'
import { messageTemplates } from './message-templates'
import { savedViews } from './saved-views'
import { search } from './search'
import { searchAlerts } from './search-alerts'
import { colleagues, notices, noticeSettings } from './notices'
import { presence } from './presence'
import { accountViews, sessions } from './sessions'
import { auth, invoiced } from './sign-in'
import { staffSearch } from './staff-search'
import {
  assignedCallers,
  clientsAccess,
  consents,
  disclosureCopies,
  missedResponses,
  receiptLinks,
  receipts,
  releaseResponses,
  releases,
  stateRules,
} from './trust'
import { tourDays, tourHours, tours } from './tours'
import { answers, nps, questions, reviews, reviewSummaries } from './reviews'
import { marketplaceClients } from './marketplace-clients'
import { clients, emails, emailStops, events, notes, tasks } from './work'

/** The endpoint table, from which the client, routes, roles, and OpenAPI document are built. */
export const endpoints = {
  addresses,
  adminAgents,
  adminClaims,
  adminUsers,
  advisorCards,
  advisorPortraits,
  advisorProfiles,
  advisorRegions,
  affiliates,
  agentDocuments,
  agentOptions,
  agentReferrals,
  agents,
  agentsCommunityContracts,
  agentsNew,
  agentTemplates,
  answers,
  assignedCallers,
  auth,
  brand,
  bulkActions,
  callDays,
  callHours,
  calls,
  callerChoices,
  chatAnswers,
  claims,
  clients,
  clientsAccess,
  communications,
  communities,
  communitiesNew,
  communityEvents,
  collectionLinks,
  communityQuestions,
  communityRooms,
  communityStatements,
  consents,
  contactMessages,
  contacts,
  costEstimates,
  content,
  contentEntries,
  conversationAssignees,
  conversationEmails,
  conversationMessages,
  conversationNotes,
  conversationParticipants,
  conversations,
  dataTables,
  disclosureCopies,
  emails,
  emailStops,
  entityAuxes,
  events,
  exitSurveyAnswers,
  formResponses,
  gwizzy,
  homebase,
  imageCategories,
  images,
  invoiced,
  invoices,
  jobs,
  listings,
  leadSuggestions,
  listShares,
  marketplaceClients,
  messageTemplates,
  missedResponses,
  callLogs,
  notes,
  nps,
  offers,
  organizations,
  partnerCollections,
  performers,
  photos,
  places,
  priceLinks,
  privacy,
  questionConfirmations,
  questions,
  realEstateReferrals,
  covers,
  recordChanges,
  recordReads,
  timeline,
  receiptLinks,
  receipts,
  recommendations,
  releaseResponses,
  releases,
  reviews,
  reviewSummaries,
  rgsAux,
  savedTools,
  savedViews,
  search,
  searchAlerts,
  sessions,
  accountViews,
  colleagues,
  notices,
  noticeSettings,
  presence,
  sharedCollections,
  sharedLists,
  sitemap,
  stateRules,
  staffSearch,
  stats,
  suggestedEdits,
  tagCategories,
  tags,
  tasks,
  tourDays,
  tourHours,
  tours,
  users,
  userSaves,
  userShares,
  uuidActions,
  uuidAuxes,
} as const

/** The type of the table. */
export type EndpointTable = typeof endpoints
