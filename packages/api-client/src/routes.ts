// Written by `npm run routes` from the endpoint table. Browsers load it instead of the table and its schemas.

export const accountViews = {
  list: { method: 'GET', path: '/admin/account-views', resource: 'account-views' },
} as const

export const addresses = {
  list: { method: 'GET', path: '/platform/addresses', resource: 'addresses' },
  get: { method: 'GET', path: '/platform/addresses/:id', resource: 'addresses' },
  create: { method: 'POST', path: '/platform/addresses', resource: 'addresses' },
  update: { method: 'PATCH', path: '/platform/addresses/:id', resource: 'addresses' },
  remove: { method: 'DELETE', path: '/platform/addresses/:id', resource: 'addresses' },
} as const

export const adminAgents = {
  list: { method: 'GET', path: '/admin/agents', resource: 'agent-applications' },
  get: { method: 'GET', path: '/admin/agents/:id', resource: 'agent-applications' },
  decide: { method: 'PATCH', path: '/admin/agents/:id', resource: 'agent-applications' },
} as const

export const adminClaims = {
  list: { method: 'GET', path: '/admin/claims', resource: 'claims' },
  get: { method: 'GET', path: '/admin/claims/:id', resource: 'claims' },
  decide: { method: 'PATCH', path: '/admin/claims/:id', resource: 'claims' },
} as const

export const adminUsers = {
  list: { method: 'GET', path: '/admin/users', resource: 'users' },
  get: { method: 'GET', path: '/admin/users/:id', resource: 'users' },
  create: { method: 'POST', path: '/admin/users', resource: 'users' },
  update: { method: 'PATCH', path: '/admin/users/:id', resource: 'users' },
  invite: { method: 'POST', path: '/admin/users/:id/invitation', resource: 'users' },
  withdraw: { method: 'DELETE', path: '/admin/users/:id/invitation' },
  resetSignIn: { method: 'POST', path: '/admin/users/:id/sign-in-reset', resource: 'users' },
  sessions: { method: 'GET', path: '/admin/users/:id/sessions', resource: 'sessions' },
  endSession: { method: 'DELETE', path: '/admin/users/:id/sessions/:sessionId' },
  endSessions: { method: 'DELETE', path: '/admin/users/:id/sessions' },
} as const

export const advisorCards = {
  list: { method: 'GET', path: '/marketplace/advisor-cards', resource: 'advisor-cards' },
} as const

export const advisorPortraits = {
  replace: {
    method: 'PUT',
    path: '/platform/advisor-profiles/:id/portrait',
    resource: 'advisor-profiles',
    isMultipart: true,
  },
  remove: { method: 'DELETE', path: '/platform/advisor-profiles/:id/portrait' },
} as const

export const advisorProfiles = {
  get: { method: 'GET', path: '/marketplace/advisor-profiles/:id', resource: 'advisor-profiles' },
  replaceVisits: { method: 'PUT', path: '/platform/advisor-profiles/:id/visits', resource: 'advisor-profiles' },
  addVisit: { method: 'POST', path: '/platform/advisor-profiles/:id/visits', resource: 'advisor-profiles' },
  removeVisit: { method: 'DELETE', path: '/platform/advisor-profiles/:id/visits/:communityId/:visitedOn' },
  replaceChecks: { method: 'PUT', path: '/admin/advisor-profiles/:id/checks', resource: 'advisor-profiles' },
} as const

export const advisorRegions = {
  list: { method: 'GET', path: '/marketplace/advisor-regions', resource: 'advisor-regions' },
} as const

export const advisors = {
  list: { method: 'GET', path: '/platform/advisors', resource: 'advisors' },
  get: { method: 'GET', path: '/platform/advisors/:id', resource: 'advisors' },
} as const

export const affiliates = { read: { method: 'GET', path: '/affiliate-partner' } } as const

export const agentDocuments = {
  list: { method: 'GET', path: '/marketplace/agents/:id/documents', resource: 'agent-documents' },
  create: { method: 'POST', path: '/marketplace/agents/:id/documents', resource: 'agent-documents' },
  update: { method: 'PATCH', path: '/platform/agent-documents/:id', resource: 'agent-documents' },
  read: { method: 'GET', path: '/platform/agent-documents/:id' },
} as const

export const agentOptions = {
  list: { method: 'GET', path: '/marketplace/agent-options', resource: 'agent-options' },
  get: { method: 'GET', path: '/marketplace/agent-options/:id', resource: 'agent-options' },
  update: { method: 'PATCH', path: '/marketplace/agent-options/:id', resource: 'agent-options' },
} as const

export const agentReferrals = {
  list: { method: 'GET', path: '/marketplace/agent-referrals', resource: 'agent-referrals' },
  options: { method: 'GET', path: '/marketplace/agent-referral-options', resource: 'agent-referral-options' },
  createSeveral: { method: 'POST', path: '/marketplace/agent-referrals/several', resource: 'agent-referral-results' },
  create: { method: 'POST', path: '/marketplace/agent-referrals', resource: 'agent-referrals' },
} as const

export const agentTemplates = {
  get: { method: 'GET', path: '/marketplace/agent-template/:id', resource: 'agent-templates' },
  update: { method: 'PATCH', path: '/marketplace/agent-template/:id', resource: 'agent-templates' },
} as const

export const agents = {
  list: { method: 'GET', path: '/marketplace/agents', resource: 'agents' },
  get: { method: 'GET', path: '/marketplace/agents/:id', resource: 'agents' },
  create: { method: 'POST', path: '/marketplace/agents', resource: 'agents' },
  replace: { method: 'PUT', path: '/marketplace/agents/:id', resource: 'agents' },
} as const

export const agentsCommunityContracts = {
  list: { method: 'GET', path: '/marketplace/agents-community-contracts', resource: 'agents-community-contracts' },
  autoCreate: {
    method: 'POST',
    path: '/marketplace/agents-community-contracts/auto-create',
    resource: 'agents-community-contracts',
  },
  signUrl: { method: 'GET', path: '/marketplace/agents-community-contracts/get-contract-sign-url' },
  toSign: {
    method: 'GET',
    path: '/marketplace/agents-community-contracts/to-sign',
    resource: 'agents-community-contracts',
  },
  sign: {
    method: 'POST',
    path: '/marketplace/agents-community-contracts/sign',
    resource: 'agents-community-contracts',
  },
} as const

export const agentsNew = {
  list: { method: 'GET', path: '/marketplace/agentsnew', resource: 'agents' },
  search: { method: 'GET', path: '/marketplace/agentsnew/search', resource: 'agents' },
} as const

export const answers = {
  list: { method: 'GET', path: '/platform/answers', resource: 'answers' },
  get: { method: 'GET', path: '/platform/answers/:id', resource: 'answers' },
  create: { method: 'POST', path: '/platform/answers', resource: 'answers' },
  update: { method: 'PATCH', path: '/platform/answers/:id', resource: 'answers' },
  remove: { method: 'DELETE', path: '/platform/answers/:id', resource: 'answers' },
} as const

export const assignedCallers = {
  list: { method: 'GET', path: '/platform/assigned-callers', resource: 'assigned-callers' },
  replace: { method: 'POST', path: '/platform/assigned-callers/:id/replace', resource: 'assigned-callers' },
} as const

export const auth = {
  register: { method: 'POST', path: '/platform/auth/register', resource: 'users' },
  invitation: { method: 'POST', path: '/platform/auth/invitation' },
  login: { method: 'POST', path: '/platform/auth/login', resource: 'users' },
  methods: { method: 'GET', path: '/platform/auth/methods' },
  thirdParty: { method: 'POST', path: '/platform/auth/third-party' },
  thirdPartyEnd: { method: 'POST', path: '/platform/auth/third-party/end' },
  setPassword: { method: 'POST', path: '/platform/auth/password' },
  updatePassword: { method: 'POST', path: '/platform/auth/password/update' },
  recover: { method: 'POST', path: '/platform/auth/recover' },
  recoverEnd: { method: 'POST', path: '/platform/auth/recover/end', resource: 'users' },
  magicLinkStart: { method: 'POST', path: '/platform/auth/mlink/start' },
  start: { method: 'POST', path: '/platform/auth/start' },
  codeStart: { method: 'POST', path: '/platform/auth/otp/start' },
  codeLogin: { method: 'POST', path: '/platform/auth/otp/login', resource: 'users' },
  codeRetry: { method: 'POST', path: '/platform/auth/otp/retry' },
  logout: { method: 'DELETE', path: '/platform/auth/logout' },
} as const

export const brand = { get: { method: 'GET', path: '/platform/brand', resource: 'brands' } } as const

export const brandSettings = {
  get: { method: 'GET', path: '/admin/brand', resource: 'brand-settings' },
  update: { method: 'PATCH', path: '/admin/brand', resource: 'brand-settings' },
  setLogo: { method: 'PUT', path: '/admin/brand/logo', resource: 'brand-settings' },
  removeLogo: { method: 'DELETE', path: '/admin/brand/logo' },
} as const

export const bulkActions = {
  list: { method: 'GET', path: '/platform/bulk-actions', resource: 'bulk-actions' },
  get: { method: 'GET', path: '/platform/bulk-actions/:id', resource: 'bulk-actions' },
  create: { method: 'POST', path: '/platform/bulk-actions', resource: 'bulk-actions' },
  preview: { method: 'POST', path: '/platform/bulk-actions/preview' },
  undo: { method: 'POST', path: '/platform/bulk-actions/:id/undo', resource: 'bulk-actions' },
} as const

export const callDays = {
  list: { method: 'GET', path: '/marketplace/agents/:id/call-days', resource: 'call-days' },
} as const

export const callHours = {
  get: { method: 'GET', path: '/platform/agents/:id/call-hours', resource: 'call-hours' },
  replace: { method: 'PUT', path: '/platform/agents/:id/call-hours', resource: 'call-hours' },
} as const

export const callLogs = {
  list: { method: 'GET', path: '/platform/call-logs', resource: 'call-logs' },
  create: { method: 'POST', path: '/platform/call-logs', resource: 'call-logs' },
} as const

export const callerChoices = {
  create: { method: 'POST', path: '/platform/caller-choices', resource: 'caller-choices' },
} as const

export const calls = {
  list: { method: 'GET', path: '/platform/calls', resource: 'calls' },
  get: { method: 'GET', path: '/platform/calls/:id', resource: 'calls' },
  create: { method: 'POST', path: '/platform/calls', resource: 'calls' },
  change: { method: 'PATCH', path: '/platform/calls/:id', resource: 'calls' },
  cancel: { method: 'POST', path: '/platform/calls/:id/cancel', resource: 'calls' },
  recordOutcome: { method: 'PUT', path: '/platform/calls/:id/outcome', resource: 'calls' },
} as const

export const chatAnswers = {
  create: { method: 'POST', path: '/marketplace/chat-answers', resource: 'chat-answers' },
} as const

export const claims = {
  search: { method: 'GET', path: '/marketplace/claimable-communities', resource: 'claimable-communities' },
  get: { method: 'GET', path: '/marketplace/communities/:id/claim', resource: 'claim-states' },
  create: { method: 'POST', path: '/marketplace/communities/:id/claim', resource: 'claims' },
  list: { method: 'GET', path: '/marketplace/claims', resource: 'claims' },
  createUnlisted: { method: 'POST', path: '/marketplace/claims', resource: 'claims' },
} as const

export const clients = {
  list: { method: 'GET', path: '/secure/clients', resource: 'clients' },
  get: { method: 'GET', path: '/secure/clients/:id', resource: 'clients' },
  update: { method: 'PATCH', path: '/secure/clients/:id', resource: 'clients' },
} as const

export const clientsAccess = { contact: { method: 'POST', path: '/platform/clients-access/contact' } } as const

export const colleagues = { ofFamily: { method: 'GET', path: '/platform/colleagues' } } as const

export const collectionLinks = {
  communities: {
    method: 'GET',
    path: '/marketplace/partner-collection/:id/communities',
    resource: 'collection-communities',
  },
  list: { method: 'GET', path: '/marketplace/partner-collection/:id/links', resource: 'collection-links' },
  create: { method: 'POST', path: '/marketplace/partner-collection/:id/links', resource: 'collection-links' },
  end: { method: 'POST', path: '/marketplace/collection-links/:id/end', resource: 'collection-links' },
} as const

export const communications = {
  validate: { method: 'POST', path: '/platform/communications/validation' },
  voice: { method: 'POST', path: '/platform/communications/voice' },
} as const

export const communities = {
  list: { method: 'GET', path: '/marketplace/communities', resource: 'communities' },
  get: { method: 'GET', path: '/marketplace/communities/:id', resource: 'communities' },
  create: { method: 'POST', path: '/marketplace/communities', resource: 'communities' },
  update: { method: 'PATCH', path: '/marketplace/communities/:id', resource: 'communities' },
  changeSlug: { method: 'PATCH', path: '/marketplace/communities/:id/slug', resource: 'communities' },
  nearby: { method: 'GET', path: '/marketplace/nearby/:id', resource: 'communities' },
} as const

export const communitiesNew = {
  list: { method: 'GET', path: '/marketplace/communitiesnew', resource: 'communities' },
  read: { method: 'GET', path: '/marketplace/communitiesnew/:id', resource: 'communities' },
  create: { method: 'POST', path: '/marketplace/communitiesnew', resource: 'communities' },
  update: { method: 'PATCH', path: '/marketplace/communitiesnew/:id', resource: 'communities' },
} as const

export const communityEvents = {
  list: { method: 'GET', path: '/platform/events', resource: 'events' },
  get: { method: 'GET', path: '/platform/events/:id', resource: 'events' },
  create: { method: 'POST', path: '/platform/events', resource: 'events' },
  update: { method: 'PATCH', path: '/platform/events/:id', resource: 'events' },
  remove: { method: 'DELETE', path: '/platform/events/:id', resource: 'events' },
} as const

export const communityQuestions = {
  list: { method: 'GET', path: '/marketplace/communities/:id/questions', resource: 'community-questions' },
  team: { method: 'GET', path: '/marketplace/communities/:id/question-team', resource: 'question-teams' },
  managed: { method: 'GET', path: '/platform/questions/managed', resource: 'community-questions' },
  managedOne: { method: 'GET', path: '/platform/questions/managed/:id', resource: 'community-questions' },
  ask: { method: 'POST', path: '/marketplace/communities/:id/questions', resource: 'question-confirmations' },
  own: { method: 'GET', path: '/platform/questions/own/:id', resource: 'community-questions' },
  showUnanswered: { method: 'POST', path: '/platform/questions/:id/no-answer', resource: 'community-questions' },
  refuse: { method: 'POST', path: '/platform/questions/:id/refusal', resource: 'community-questions' },
} as const

export const communityRecords = {
  list: { method: 'GET', path: '/platform/community-records', resource: 'community-records' },
  get: { method: 'GET', path: '/platform/community-records/:id', resource: 'community-records' },
  update: { method: 'PATCH', path: '/platform/community-records/:id', resource: 'community-records' },
  restore: { method: 'POST', path: '/platform/community-records/:id/restore', resource: 'community-records' },
  duplicates: { method: 'GET', path: '/platform/community-records/:id/duplicates', resource: 'community-records' },
  merge: { method: 'POST', path: '/platform/community-records-merge', resource: 'community-records' },
  undoMerge: { method: 'POST', path: '/platform/community-records-merge/undo', resource: 'community-records' },
  requestPrices: { method: 'POST', path: '/platform/community-records/:id/price-request', resource: 'price-requests' },
} as const

export const communityRooms = {
  get: { method: 'GET', path: '/marketplace/communities/:id/rooms', resource: 'community-rooms' },
  replace: { method: 'PUT', path: '/marketplace/communities/:id/rooms', resource: 'community-rooms' },
} as const

export const communitySetups = {
  list: { method: 'GET', path: '/platform/community-setups', resource: 'community-setups' },
  get: { method: 'GET', path: '/platform/community-setups/:id', resource: 'community-setups' },
  save: { method: 'PATCH', path: '/platform/community-setups/:id', resource: 'community-setups' },
  sendLink: { method: 'POST', path: '/platform/community-setups/:id/link', resource: 'community-setups' },
  submit: { method: 'POST', path: '/platform/community-setups/:id/submission', resource: 'community-setups' },
} as const

export const communityStatements = {
  get: { method: 'GET', path: '/platform/community-statements/:id', resource: 'community-statements' },
  state: { method: 'PATCH', path: '/platform/community-statements/:id', resource: 'community-statements' },
} as const

export const consents = {
  create: { method: 'POST', path: '/platform/consents', resource: 'consents' },
  list: { method: 'GET', path: '/platform/consents', resource: 'consents' },
  check: { method: 'GET', path: '/platform/consents/check' },
} as const

export const contactMessages = {
  create: { method: 'POST', path: '/platform/contact-messages', resource: 'contact-messages' },
} as const

export const contactTalks = {
  list: { method: 'GET', path: '/platform/contact-talks', resource: 'contact-talks' },
  create: { method: 'POST', path: '/platform/contact-talks', resource: 'contact-talks' },
} as const

export const contacts = {
  list: { method: 'GET', path: '/platform/contacts', resource: 'contacts' },
  get: { method: 'GET', path: '/platform/contacts/:id', resource: 'contacts' },
  create: { method: 'POST', path: '/platform/contacts', resource: 'contacts' },
  update: { method: 'PATCH', path: '/platform/contacts/:id', resource: 'contacts' },
  remove: { method: 'DELETE', path: '/platform/contacts/:id', resource: 'contacts' },
  merge: { method: 'POST', path: '/platform/contacts-merge', resource: 'contacts' },
  undoMerge: { method: 'POST', path: '/platform/contacts-merge/undo', resource: 'contacts' },
} as const

export const content = {
  homePage: { method: 'GET', path: '/content/home-page' },
  home: { method: 'GET', path: '/content/home' },
  homeV2: { method: 'GET', path: '/content/home-v2' },
  contactUs: { method: 'GET', path: '/content/contact-us' },
  profilePage: { method: 'GET', path: '/content/profile-page' },
  searchPage: { method: 'GET', path: '/content/search-page' },
  toolsPage: { method: 'GET', path: '/content/tools-page' },
  resourceCenterCommon: { method: 'GET', path: '/content/resource-center-common' },
  referrals: { method: 'GET', path: '/content/referrals' },
  privacy: { method: 'GET', path: '/content/privacy' },
  terms: { method: 'GET', path: '/content/terms' },
  exitIntentPopup: { method: 'GET', path: '/content/exit-intent-popup' },
  authors: { method: 'GET', path: '/content/authors' },
  reviewers: { method: 'GET', path: '/content/reviewers' },
  articles: { method: 'GET', path: '/content/articles' },
  articleCount: { method: 'GET', path: '/content/articles/count' },
  topics: { method: 'GET', path: '/content/topics' },
  topicsHeader: { method: 'GET', path: '/content/topics/header' },
  audienceNudges: { method: 'GET', path: '/content/audience-nudges' },
  audienceModal: { method: 'GET', path: '/content/audience-modal-contents/:id' },
  seniorLivingTypes: { method: 'GET', path: '/content/senior-living-types' },
  marketingPages: { method: 'GET', path: '/content/marketing-pages' },
  statePages: { method: 'GET', path: '/content/state-pages' },
  seniorLivingTools: { method: 'GET', path: '/content/senior-living-tools' },
  providerPages: { method: 'GET', path: '/content/provider-pages' },
  preview: { method: 'GET', path: '/content/previews/:token' },
} as const

export const contentEntries = {
  list: { method: 'GET', path: '/platform/content-entries', resource: 'content-entries' },
  get: { method: 'GET', path: '/platform/content-entries/:id', resource: 'content-entries' },
  create: { method: 'POST', path: '/platform/content-entries', resource: 'content-entries' },
  update: { method: 'PATCH', path: '/platform/content-entries/:id', resource: 'content-entries' },
  remove: { method: 'DELETE', path: '/platform/content-entries/:id', resource: 'content-entries' },
  publish: { method: 'POST', path: '/platform/content-entries/:id/publish', resource: 'content-entries' },
  unschedule: { method: 'POST', path: '/platform/content-entries/:id/unschedule', resource: 'content-entries' },
  takeDown: { method: 'POST', path: '/platform/content-entries/:id/take-down', resource: 'content-entries' },
  discardDraft: { method: 'POST', path: '/platform/content-entries/:id/discard-draft', resource: 'content-entries' },
  restore: { method: 'POST', path: '/platform/content-entries/:id/restore', resource: 'content-entries' },
  move: { method: 'POST', path: '/platform/content-entries/:id/move', resource: 'content-entries' },
  preview: { method: 'POST', path: '/platform/content-entries/:id/preview', resource: 'content-previews' },
} as const

export const contentVersions = {
  list: { method: 'GET', path: '/platform/content-versions', resource: 'content-versions' },
  get: { method: 'GET', path: '/platform/content-versions/:id', resource: 'content-versions' },
} as const

export const conversationAssignees = {
  list: { method: 'GET', path: '/platform/conversation-assignees', resource: 'conversation-assignees' },
} as const

export const conversationEmails = {
  list: { method: 'GET', path: '/platform/conversation-emails', resource: 'conversation-emails' },
  get: { method: 'GET', path: '/platform/conversation-emails/:id', resource: 'conversation-emails' },
  update: { method: 'PATCH', path: '/platform/conversation-emails/:id', resource: 'conversation-emails' },
} as const

export const conversationMessages = {
  list: { method: 'GET', path: '/platform/conversation-messages', resource: 'conversation-messages' },
  create: { method: 'POST', path: '/platform/conversation-messages', resource: 'conversation-messages' },
} as const

export const conversationNotes = {
  list: { method: 'GET', path: '/platform/conversation-notes', resource: 'conversation-notes' },
  create: { method: 'POST', path: '/platform/conversation-notes', resource: 'conversation-notes' },
} as const

export const conversationParticipants = {
  list: { method: 'GET', path: '/platform/conversation-participants', resource: 'conversation-participants' },
  create: { method: 'POST', path: '/platform/conversation-participants', resource: 'conversation-participants' },
  update: { method: 'PATCH', path: '/platform/conversation-participants/:id', resource: 'conversation-participants' },
} as const

export const conversations = {
  list: { method: 'GET', path: '/platform/conversations', resource: 'conversations' },
  get: { method: 'GET', path: '/platform/conversations/:id', resource: 'conversations' },
  create: { method: 'POST', path: '/platform/conversations', resource: 'conversations' },
  update: { method: 'PATCH', path: '/platform/conversations/:id', resource: 'conversations' },
} as const

export const costEstimates = {
  get: { method: 'GET', path: '/marketplace/cost-estimates/:id', resource: 'cost-estimates' },
} as const

export const countyCoverage = {
  list: { method: 'GET', path: '/platform/county-coverage', resource: 'county-coverage' },
  map: { method: 'GET', path: '/platform/county-coverage-map', resource: 'county-coverage-maps' },
} as const

export const covers = {
  list: { method: 'GET', path: '/platform/covers', resource: 'covers' },
  create: { method: 'POST', path: '/platform/covers', resource: 'covers' },
  end: { method: 'POST', path: '/platform/covers/:id/end', resource: 'covers' },
} as const

export const dataTables = {
  get: { method: 'GET', path: '/meta-data/datatables/:id', resource: 'data-tables' },
} as const

export const disclosureCopies = {
  create: { method: 'POST', path: '/platform/disclosure-copies', resource: 'disclosure-copies' },
} as const

export const emailStops = {
  get: { method: 'GET', path: '/platform/email-stops/:id', resource: 'email-stops' },
  create: { method: 'POST', path: '/platform/email-stops', resource: 'email-stops' },
} as const

export const emails = {
  list: { method: 'GET', path: '/platform/emails', resource: 'emails' },
  get: { method: 'GET', path: '/platform/emails/:id', resource: 'emails' },
  create: { method: 'POST', path: '/platform/emails', resource: 'emails' },
} as const

export const entityAuxes = {
  list: { method: 'GET', path: '/platform/entityaux', resource: 'entity-auxes' },
  get: { method: 'GET', path: '/platform/entityaux/:id', resource: 'entity-auxes' },
  create: { method: 'POST', path: '/platform/entityaux', resource: 'entity-auxes' },
  update: { method: 'PATCH', path: '/platform/entityaux/:id', resource: 'entity-auxes' },
  remove: { method: 'DELETE', path: '/platform/entityaux/:id', resource: 'entity-auxes' },
} as const

export const events = { stream: { method: 'GET', path: '/platform/events/stream' } } as const

export const exitSurveyAnswers = {
  list: { method: 'GET', path: '/admin/exit-survey-answers', resource: 'exit-survey-answers' },
} as const

export const feeAgreements = {
  list: { method: 'GET', path: '/platform/fee-agreements', resource: 'fee-agreements' },
  get: { method: 'GET', path: '/platform/fee-agreements/:id', resource: 'fee-agreements' },
  create: { method: 'POST', path: '/platform/fee-agreements', resource: 'fee-agreements' },
  update: { method: 'PATCH', path: '/platform/fee-agreements/:id', resource: 'fee-agreements' },
} as const

export const formResponses = { list: { method: 'GET', path: '/external/typeform/response' } } as const

export const gwizzy = { question: { method: 'POST', path: '/marketplace/gwizzy/question' } } as const

export const homebase = { get: { method: 'GET', path: '/marketplace/homebase/:id', resource: 'homebase' } } as const

export const imageCategories = {
  list: { method: 'GET', path: '/platform/image-categories', resource: 'image-categories' },
  get: { method: 'GET', path: '/platform/image-categories/:id', resource: 'image-categories' },
  create: { method: 'POST', path: '/platform/image-categories', resource: 'image-categories' },
  update: { method: 'PATCH', path: '/platform/image-categories/:id', resource: 'image-categories' },
  remove: { method: 'DELETE', path: '/platform/image-categories/:id', resource: 'image-categories' },
} as const

export const images = {
  list: { method: 'GET', path: '/platform/images', resource: 'images' },
  get: { method: 'GET', path: '/platform/images/:id', resource: 'images' },
  create: { method: 'POST', path: '/platform/images', resource: 'images' },
  update: { method: 'PATCH', path: '/platform/images/:id', resource: 'images' },
  remove: { method: 'DELETE', path: '/platform/images/:id', resource: 'images' },
  rotate: { method: 'POST', path: '/platform/images/:id/rotation', resource: 'images' },
} as const

export const importFiles = {
  upload: { method: 'POST', path: '/admin/imports', resource: 'imports', isMultipart: true },
} as const

export const importRows = {
  list: { method: 'GET', path: '/admin/imports/:id/rows', resource: 'import-rows' },
  get: { method: 'GET', path: '/admin/import-rows/:id', resource: 'import-rows' },
  update: { method: 'PATCH', path: '/admin/import-rows/:id', resource: 'import-rows' },
} as const

export const imports = {
  list: { method: 'GET', path: '/admin/imports', resource: 'imports' },
  get: { method: 'GET', path: '/admin/imports/:id', resource: 'imports' },
  match: { method: 'PATCH', path: '/admin/imports/:id', resource: 'imports' },
  start: { method: 'POST', path: '/admin/imports/:id/start', resource: 'imports' },
  undo: { method: 'POST', path: '/admin/imports/:id/undo', resource: 'imports' },
  remove: { method: 'DELETE', path: '/admin/imports/:id', resource: 'imports' },
  leftOut: { method: 'GET', path: '/admin/imports/:id/left-out' },
} as const

export const invoiceTotals = {
  get: { method: 'GET', path: '/platform/invoice-totals', resource: 'invoice-totals' },
  accounting: { method: 'GET', path: '/platform/accounting-exports' },
} as const

export const invoiced = { magicLink: { method: 'GET', path: '/platform/invoiced/magic-link' } } as const

export const invoices = {
  list: { method: 'GET', path: '/platform/invoices', resource: 'invoices' },
  get: { method: 'GET', path: '/platform/invoices/:id', resource: 'invoices' },
  create: { method: 'POST', path: '/platform/invoices', resource: 'invoices' },
  update: { method: 'PATCH', path: '/platform/invoices/:id', resource: 'invoices' },
  credit: { method: 'POST', path: '/platform/invoices/:id/credit-note', resource: 'invoices' },
  pay: { method: 'POST', path: '/platform/invoices/:id/payments', resource: 'invoices' },
  withdrawPayment: {
    method: 'POST',
    path: '/platform/invoices/:id/payments/:payment/withdrawal',
    resource: 'invoices',
  },
  pdf: { method: 'GET', path: '/platform/invoices/:id/pdf' },
  send: { method: 'POST', path: '/platform/invoices/:id/emails', resource: 'invoices' },
  dispute: { method: 'POST', path: '/platform/invoices/:id/disputes', resource: 'invoices' },
  answerDispute: { method: 'POST', path: '/platform/invoices/:id/dispute-answer', resource: 'invoices' },
} as const

export const jobs = { list: { method: 'GET', path: '/:board/jobs' } } as const

export const leadSuggestions = {
  list: { method: 'GET', path: '/platform/lead-suggestions', resource: 'lead-suggestions' },
  advisors: { method: 'GET', path: '/platform/lead-suggestions/:id/advisors', resource: 'lead-advisors' },
  accept: { method: 'POST', path: '/platform/lead-suggestions/:id/accept', resource: 'offers' },
  decline: { method: 'POST', path: '/platform/lead-suggestions/:id/decline', resource: 'offers' },
} as const

export const listShares = {
  list: { method: 'GET', path: '/marketplace/list-shares', resource: 'list-shares' },
  create: { method: 'POST', path: '/marketplace/list-shares', resource: 'list-shares' },
  renew: { method: 'POST', path: '/marketplace/list-shares/:id/link', resource: 'list-shares' },
  end: { method: 'POST', path: '/marketplace/list-shares/:id/end', resource: 'list-shares' },
  endAll: { method: 'POST', path: '/marketplace/list-shares/end', resource: 'list-shares' },
  remove: { method: 'DELETE', path: '/marketplace/list-shares/:id', resource: 'list-shares' },
} as const

export const listings = {
  list: { method: 'GET', path: '/marketplace/listings', resource: 'listings' },
  get: { method: 'GET', path: '/marketplace/listings/:id', resource: 'listings' },
  create: { method: 'POST', path: '/marketplace/listings', resource: 'listings' },
  update: { method: 'PATCH', path: '/marketplace/listings/:id', resource: 'listings' },
} as const

export const marketplaceClients = {
  list: { method: 'GET', path: '/marketplace/clients', resource: 'clients' },
  get: { method: 'GET', path: '/marketplace/clients/:id', resource: 'clients' },
  create: { method: 'POST', path: '/marketplace/clients', resource: 'clients' },
  known: { method: 'POST', path: '/marketplace/clients-known' },
  update: { method: 'PATCH', path: '/marketplace/clients/:id', resource: 'clients' },
  duplicates: { method: 'GET', path: '/marketplace/clients/:id/duplicates', resource: 'clients' },
  costs: { method: 'GET', path: '/marketplace/clients/:id/costs', resource: 'client-costs' },
  merge: { method: 'POST', path: '/marketplace/clients-merge', resource: 'clients' },
  undoMerge: { method: 'POST', path: '/marketplace/clients-merge/undo', resource: 'clients' },
} as const

export const messageTemplates = {
  list: { method: 'GET', path: '/platform/message-templates', resource: 'message-templates' },
  get: { method: 'GET', path: '/platform/message-templates/:id', resource: 'message-templates' },
  create: { method: 'POST', path: '/platform/message-templates', resource: 'message-templates' },
  update: { method: 'PATCH', path: '/platform/message-templates/:id', resource: 'message-templates' },
  remove: { method: 'DELETE', path: '/platform/message-templates/:id', resource: 'message-templates' },
} as const

export const missedResponses = {
  list: { method: 'GET', path: '/admin/missed-responses', resource: 'missed-responses' },
} as const

export const moveIns = {
  list: { method: 'GET', path: '/platform/move-ins', resource: 'move-ins' },
  options: { method: 'GET', path: '/platform/move-in-options', resource: 'move-in-options' },
  get: { method: 'GET', path: '/platform/move-ins/:id', resource: 'move-ins' },
  create: { method: 'POST', path: '/platform/move-ins', resource: 'move-ins' },
  update: { method: 'PATCH', path: '/platform/move-ins/:id', resource: 'move-ins' },
  undo: { method: 'POST', path: '/platform/move-ins/:id/undo', resource: 'move-ins' },
} as const

export const notes = {
  list: { method: 'GET', path: '/marketplace/notes', resource: 'notes' },
  get: { method: 'GET', path: '/marketplace/notes/:id', resource: 'notes' },
  update: { method: 'PATCH', path: '/marketplace/notes/:id', resource: 'notes' },
  delete: { method: 'DELETE', path: '/marketplace/notes/:id', resource: 'notes' },
  create: { method: 'POST', path: '/marketplace/notes', resource: 'notes' },
} as const

export const noticeSettings = {
  get: { method: 'GET', path: '/platform/notice-settings' },
  replace: { method: 'PUT', path: '/platform/notice-settings' },
} as const

export const notices = {
  list: { method: 'GET', path: '/platform/notices', resource: 'notices' },
  read: { method: 'POST', path: '/platform/notices/read' },
} as const

export const nps = {
  list: { method: 'GET', path: '/platform/nps', resource: 'nps' },
  get: { method: 'GET', path: '/platform/nps/:id', resource: 'nps' },
  create: { method: 'POST', path: '/platform/nps', resource: 'nps' },
  update: { method: 'PATCH', path: '/platform/nps/:id', resource: 'nps' },
  remove: { method: 'DELETE', path: '/platform/nps/:id', resource: 'nps' },
} as const

export const offers = {
  list: { method: 'GET', path: '/platform/offers', resource: 'offers' },
  claim: { method: 'POST', path: '/platform/offers/:id/claim', resource: 'offers' },
  decline: { method: 'POST', path: '/platform/offers/:id/decline', resource: 'offers' },
} as const

export const organizationCommunities = {
  list: { method: 'GET', path: '/platform/organization-communities', resource: 'organization-communities' },
} as const

export const organizationSuggestions = {
  list: { method: 'GET', path: '/platform/organization-suggestions', resource: 'organization-suggestions' },
} as const

export const organizations = {
  list: { method: 'GET', path: '/platform/organizations', resource: 'organizations' },
  get: { method: 'GET', path: '/platform/organizations/:id', resource: 'organizations' },
  create: { method: 'POST', path: '/platform/organizations', resource: 'organizations' },
  update: { method: 'PATCH', path: '/platform/organizations/:id', resource: 'organizations' },
  remove: { method: 'DELETE', path: '/platform/organizations/:id', resource: 'organizations' },
  setCommunities: { method: 'POST', path: '/platform/organizations/:id/communities', resource: 'organizations' },
  group: { method: 'POST', path: '/platform/organizations-group', resource: 'organizations' },
  merge: { method: 'POST', path: '/platform/organizations-merge', resource: 'organizations' },
  undoMerge: { method: 'POST', path: '/platform/organizations-merge/undo', resource: 'organizations' },
} as const

export const partnerCollections = {
  list: { method: 'GET', path: '/marketplace/partner-collection', resource: 'partner-collections' },
  get: { method: 'GET', path: '/marketplace/partner-collection/:id', resource: 'partner-collections' },
  create: { method: 'POST', path: '/marketplace/partner-collection', resource: 'partner-collections' },
  update: { method: 'PATCH', path: '/marketplace/partner-collection/:id', resource: 'partner-collections' },
  remove: { method: 'DELETE', path: '/marketplace/partner-collection/:id', resource: 'partner-collections' },
  ofCommunity: {
    method: 'GET',
    path: '/marketplace/partner-collection/community/:id',
    resource: 'partner-collections',
  },
} as const

export const partners = {
  list: { method: 'GET', path: '/admin/partners', resource: 'partners' },
  get: { method: 'GET', path: '/admin/partners/:id', resource: 'partners' },
  create: { method: 'POST', path: '/admin/partners', resource: 'partners' },
  update: { method: 'PATCH', path: '/admin/partners/:id', resource: 'partners' },
  addKey: { method: 'POST', path: '/admin/partners/:id/keys', resource: 'partner-keys' },
  endKey: { method: 'POST', path: '/admin/partners/:id/ended-keys', resource: 'partners' },
} as const

export const performers = {
  list: { method: 'GET', path: '/platform/performers', resource: 'performers' },
  get: { method: 'GET', path: '/platform/performers/:id', resource: 'performers' },
  create: { method: 'POST', path: '/platform/performers', resource: 'performers' },
  update: { method: 'PATCH', path: '/platform/performers/:id', resource: 'performers' },
  remove: { method: 'DELETE', path: '/platform/performers/:id', resource: 'performers' },
} as const

export const photos = {
  upload: { method: 'POST', path: '/platform/communities/:id/photos', resource: 'images', isMultipart: true },
  order: { method: 'PUT', path: '/platform/communities/:id/photo-order', resource: 'photo-orders' },
} as const

export const places = {
  search: { method: 'GET', path: '/platform/community-search', resource: 'places' },
  get: { method: 'GET', path: '/platform/geo-guides/:state/:city', resource: 'places' },
  links: { method: 'GET', path: '/platform/listing-links', resource: 'listing-links' },
  resources: { method: 'GET', path: '/platform/search-resources', resource: 'search-resources' },
} as const

export const platformStats = {
  get: { method: 'GET', path: '/platform/stats/:metric', resource: 'stat-answers' },
} as const

export const presence = { replace: { method: 'PUT', path: '/platform/presence' } } as const

export const priceLinks = {
  get: { method: 'GET', path: '/platform/price-links/:id', resource: 'community-statements' },
  state: { method: 'PATCH', path: '/platform/price-links/:id', resource: 'community-statements' },
} as const

export const privacy = {
  overview: { method: 'GET', path: '/platform/privacy' },
  changeCalls: { method: 'PUT', path: '/platform/privacy/call-preferences' },
  sendCode: { method: 'POST', path: '/platform/privacy/codes' },
  enterCode: { method: 'POST', path: '/platform/privacy/grants' },
  contact: { method: 'POST', path: '/platform/privacy/contact' },
  changeContact: { method: 'PUT', path: '/platform/privacy/contact' },
  download: { method: 'POST', path: '/platform/privacy/download' },
  export: { method: 'GET', path: '/platform/privacy/export' },
  erase: { method: 'POST', path: '/platform/privacy/erasure' },
} as const

export const questionConfirmations = {
  get: { method: 'GET', path: '/marketplace/question-confirmations', resource: 'question-confirmations' },
  create: { method: 'POST', path: '/marketplace/question-confirmations' },
} as const

export const questionGroupConfirmations = {
  get: { method: 'GET', path: '/marketplace/question-group-confirmations', resource: 'question-group-confirmations' },
  create: { method: 'POST', path: '/marketplace/question-group-confirmations' },
} as const

export const questionGroups = {
  list: { method: 'GET', path: '/platform/question-groups', resource: 'question-groups' },
  get: { method: 'GET', path: '/platform/question-groups/:id', resource: 'question-groups' },
  create: { method: 'POST', path: '/platform/question-groups', resource: 'question-groups' },
  ask: { method: 'POST', path: '/marketplace/question-groups', resource: 'question-groups' },
} as const

export const questions = {
  list: { method: 'GET', path: '/platform/questions', resource: 'questions' },
  get: { method: 'GET', path: '/platform/questions/:id', resource: 'questions' },
  create: { method: 'POST', path: '/platform/questions', resource: 'questions' },
  update: { method: 'PATCH', path: '/platform/questions/:id', resource: 'questions' },
  remove: { method: 'DELETE', path: '/platform/questions/:id', resource: 'questions' },
} as const

export const realEstateLicenses = {
  list: { method: 'GET', path: '/platform/real-estate-licenses', resource: 'real-estate-licenses' },
  get: { method: 'GET', path: '/platform/real-estate-licenses/:id', resource: 'real-estate-licenses' },
  create: { method: 'POST', path: '/platform/real-estate-licenses', resource: 'real-estate-licenses' },
  update: { method: 'PATCH', path: '/platform/real-estate-licenses/:id', resource: 'real-estate-licenses' },
  check: { method: 'POST', path: '/platform/real-estate-licenses/:id/check', resource: 'real-estate-licenses' },
  remove: { method: 'POST', path: '/platform/real-estate-licenses/:id/removal', resource: 'real-estate-licenses' },
} as const

export const realEstateReferrals = {
  list: { method: 'GET', path: '/marketplace/sren-referrals', resource: 'sren-referrals' },
  get: { method: 'GET', path: '/marketplace/sren-referrals/:id', resource: 'sren-referrals' },
  addNote: { method: 'POST', path: '/marketplace/sren-referrals/:id/notes', resource: 'sren-referrals' },
  create: { method: 'POST', path: '/marketplace/sren-referrals', resource: 'sren-referrals' },
  update: { method: 'PATCH', path: '/marketplace/sren-referrals/:id', resource: 'sren-referrals' },
  claim: { method: 'POST', path: '/marketplace/sren-referrals/:id/claim', resource: 'sren-referrals' },
  decline: { method: 'POST', path: '/marketplace/sren-referrals/:id/decline', resource: 'sren-referrals' },
} as const

export const receiptLinks = { create: { method: 'POST', path: '/platform/receipt-links' } } as const

export const receipts = {
  list: { method: 'GET', path: '/platform/receipts', resource: 'receipts' },
  revoke: { method: 'POST', path: '/platform/receipts/:id/revoke', resource: 'receipts' },
  revokeAll: { method: 'POST', path: '/platform/receipts/revoke' },
} as const

export const recommendations = {
  postConversion: {
    method: 'GET',
    path: '/platform/recommendations/community/postconversion',
    resource: 'recommendations',
  },
} as const

export const recordChanges = {
  list: { method: 'GET', path: '/platform/record-changes', resource: 'record-changes' },
} as const

export const recordReads = {
  list: { method: 'GET', path: '/platform/record-reads', resource: 'record-reads' },
} as const

export const referralAgreements = {
  list: { method: 'GET', path: '/platform/referral-agreements', resource: 'referral-agreements' },
  get: { method: 'GET', path: '/platform/referral-agreements/:id', resource: 'referral-agreements' },
  create: { method: 'POST', path: '/platform/referral-agreements', resource: 'referral-agreements' },
  update: { method: 'PATCH', path: '/platform/referral-agreements/:id', resource: 'referral-agreements' },
} as const

export const releaseResponses = {
  create: { method: 'POST', path: '/platform/releases/:id/responses', resource: 'releases' },
} as const

export const releases = {
  list: { method: 'GET', path: '/platform/releases', resource: 'releases' },
  get: { method: 'GET', path: '/platform/releases/:id', resource: 'releases' },
  confirm: { method: 'POST', path: '/platform/releases/:id/confirm', resource: 'releases' },
} as const

export const reviewSummaries = {
  get: { method: 'GET', path: '/marketplace/communities/:id/review-summary', resource: 'review-summaries' },
} as const

export const reviews = {
  list: { method: 'GET', path: '/platform/reviews', resource: 'reviews' },
  ofEntity: { method: 'GET', path: '/platform/reviews/:entityType/:id', resource: 'reviews' },
  ofPlace: { method: 'GET', path: '/platform/reviews/search/:state/:city', resource: 'reviews' },
  own: { method: 'GET', path: '/platform/reviews/own', resource: 'reviews' },
  managed: { method: 'GET', path: '/platform/reviews/managed', resource: 'reviews' },
  get: { method: 'GET', path: '/platform/reviews/:id', resource: 'reviews' },
  create: { method: 'POST', path: '/platform/reviews', resource: 'reviews' },
  update: { method: 'PATCH', path: '/platform/reviews/:id', resource: 'reviews' },
  reply: { method: 'PUT', path: '/platform/reviews/:id/reply', resource: 'reviews' },
  report: { method: 'POST', path: '/platform/reviews/:id/report', resource: 'reviews' },
} as const

export const rgsAux = { update: { method: 'PATCH', path: '/marketplace/rgsAux/:id', resource: 'rgs-auxes' } } as const

export const savedTools = {
  list: { method: 'GET', path: '/platform/saved-tools', resource: 'saved-tools' },
  replace: { method: 'PUT', path: '/platform/saved-tools/:id', resource: 'saved-tools' },
  remove: { method: 'DELETE', path: '/platform/saved-tools/:id', resource: 'saved-tools' },
} as const

export const savedViews = {
  list: { method: 'GET', path: '/platform/saved-views', resource: 'saved-views' },
  get: { method: 'GET', path: '/platform/saved-views/:id', resource: 'saved-views' },
  create: { method: 'POST', path: '/platform/saved-views', resource: 'saved-views' },
  update: { method: 'PATCH', path: '/platform/saved-views/:id', resource: 'saved-views' },
  remove: { method: 'DELETE', path: '/platform/saved-views/:id', resource: 'saved-views' },
} as const

export const search = {
  page: { method: 'GET', path: '/marketplace/searchpage', resource: 'search-pages' },
  pins: { method: 'GET', path: '/marketplace/communitypins' },
  referral: { method: 'GET', path: '/marketplace/community-referral', resource: 'communities' },
  suggest: { method: 'GET', path: '/marketplace/search', resource: 'suggestions' },
  communities: { method: 'GET', path: '/marketplace/search/community', resource: 'communities' },
  insights: { method: 'GET', path: '/marketplace/searchinsights', resource: 'search-insights' },
  relaxations: { method: 'GET', path: '/marketplace/searchrelaxations', resource: 'search-relaxations' },
} as const

export const searchAlerts = {
  list: { method: 'GET', path: '/marketplace/search-alerts', resource: 'search-alerts' },
  create: { method: 'POST', path: '/marketplace/search-alerts', resource: 'search-alerts' },
  confirm: { method: 'POST', path: '/marketplace/search-alerts/confirmations' },
  resume: { method: 'POST', path: '/marketplace/search-alerts/:id/resume', resource: 'search-alerts' },
  remove: { method: 'DELETE', path: '/marketplace/search-alerts/:id', resource: 'search-alerts' },
} as const

export const sessions = {
  list: { method: 'GET', path: '/platform/sessions', resource: 'sessions' },
  update: { method: 'PATCH', path: '/platform/sessions/:id', resource: 'sessions' },
  revoke: { method: 'DELETE', path: '/platform/sessions/:id' },
  revokeOthers: { method: 'DELETE', path: '/platform/sessions' },
} as const

export const sharedCollections = {
  get: { method: 'GET', path: '/marketplace/shared-collections', resource: 'shared-collections' },
  recordOpen: { method: 'POST', path: '/marketplace/shared-collections/opens' },
} as const

export const sharedLists = {
  get: { method: 'GET', path: '/marketplace/shared-lists', resource: 'shared-lists' },
  vote: { method: 'POST', path: '/marketplace/shared-lists/votes' },
} as const

export const sitemap = {
  states: { method: 'GET', path: '/platform/sitemap/states', resource: 'sitemap-entries' },
  places: { method: 'GET', path: '/platform/sitemap/state', resource: 'sitemap-entries' },
  counties: { method: 'GET', path: '/platform/sitemap/counties', resource: 'sitemap-entries' },
  communities: { method: 'GET', path: '/platform/sitemap/communities', resource: 'sitemap-entries' },
  agents: { method: 'GET', path: '/platform/sitemap/agents', resource: 'sitemap-entries' },
} as const

export const staffSearch = {
  list: { method: 'GET', path: '/platform/staff-search', resource: 'staff-search-results' },
} as const

export const stateRuleVersions = {
  list: { method: 'GET', path: '/admin/state-rules', resource: 'state-rule-versions' },
  get: { method: 'GET', path: '/admin/state-rules/:id', resource: 'state-rule-versions' },
  create: { method: 'POST', path: '/admin/state-rules', resource: 'state-rule-versions' },
  preview: { method: 'POST', path: '/admin/state-rule-previews', resource: 'state-rule-previews' },
  update: { method: 'PATCH', path: '/admin/state-rules/:id', resource: 'state-rule-versions' },
  remove: { method: 'DELETE', path: '/admin/state-rules/:id' },
} as const

export const stateRules = { list: { method: 'GET', path: '/platform/state-rules', resource: 'state-rules' } } as const

export const stats = {
  get: { method: 'GET', path: '/marketplace/stats', resource: 'stats' },
  prices: { method: 'GET', path: '/marketplace/local-prices', resource: 'local-prices' },
  careCosts: { method: 'GET', path: '/marketplace/care-costs/:care', resource: 'care-costs' },
} as const

export const suggestedEdits = {
  list: { method: 'GET', path: '/platform/suggested-edits', resource: 'suggested-edits' },
  get: { method: 'GET', path: '/platform/suggested-edits/:id', resource: 'suggested-edits' },
  create: { method: 'POST', path: '/platform/suggested-edits', resource: 'suggested-edits' },
  approve: { method: 'POST', path: '/platform/suggested-edits/:id/approve', resource: 'suggested-edits' },
  decide: { method: 'POST', path: '/platform/suggested-edits/:id/decision', resource: 'suggested-edits' },
  reject: { method: 'POST', path: '/platform/suggested-edits/:id/reject', resource: 'suggested-edits' },
} as const

export const tagCategories = {
  list: { method: 'GET', path: '/platform/tag-categories', resource: 'tag-categories' },
  get: { method: 'GET', path: '/platform/tag-categories/:id', resource: 'tag-categories' },
  create: { method: 'POST', path: '/platform/tag-categories', resource: 'tag-categories' },
  update: { method: 'PATCH', path: '/platform/tag-categories/:id', resource: 'tag-categories' },
  remove: { method: 'DELETE', path: '/platform/tag-categories/:id', resource: 'tag-categories' },
} as const

export const tags = {
  list: { method: 'GET', path: '/platform/tags', resource: 'tags' },
  get: { method: 'GET', path: '/platform/tags/:id', resource: 'tags' },
  create: { method: 'POST', path: '/platform/tags', resource: 'tags' },
  update: { method: 'PATCH', path: '/platform/tags/:id', resource: 'tags' },
  remove: { method: 'DELETE', path: '/platform/tags/:id', resource: 'tags' },
} as const

export const tasks = {
  list: { method: 'GET', path: '/platform/tasks', resource: 'tasks' },
  get: { method: 'GET', path: '/platform/tasks/:id', resource: 'tasks' },
  update: { method: 'PATCH', path: '/platform/tasks/:id', resource: 'tasks' },
  create: { method: 'POST', path: '/platform/tasks', resource: 'tasks' },
  delete: { method: 'DELETE', path: '/platform/tasks/:id', resource: 'tasks' },
} as const

export const timeline = { list: { method: 'GET', path: '/platform/timeline', resource: 'timeline-items' } } as const

export const tourDays = {
  list: { method: 'GET', path: '/marketplace/communities/:id/tour-days', resource: 'tour-days' },
} as const

export const tourHours = {
  get: { method: 'GET', path: '/platform/communities/:id/tour-hours', resource: 'tour-hours' },
  replace: { method: 'PUT', path: '/platform/communities/:id/tour-hours', resource: 'tour-hours' },
} as const

export const tours = {
  list: { method: 'GET', path: '/platform/tours', resource: 'tours' },
  get: { method: 'GET', path: '/platform/tours/:id', resource: 'tours' },
  create: { method: 'POST', path: '/platform/tours', resource: 'tours' },
  change: { method: 'PATCH', path: '/platform/tours/:id', resource: 'tours' },
  cancel: { method: 'POST', path: '/platform/tours/:id/cancel', resource: 'tours' },
  recordOutcome: { method: 'PUT', path: '/platform/tours/:id/outcome', resource: 'tours' },
} as const

export const userSaves = {
  list: { method: 'GET', path: '/marketplace/user-saves', resource: 'user-saves' },
  get: { method: 'GET', path: '/marketplace/user-saves/:id', resource: 'user-saves' },
  create: { method: 'POST', path: '/marketplace/user-saves', resource: 'user-saves' },
  update: { method: 'PATCH', path: '/marketplace/user-saves/:id', resource: 'user-saves' },
  remove: { method: 'DELETE', path: '/marketplace/user-saves/:id', resource: 'user-saves' },
} as const

export const userShares = { create: { method: 'POST', path: '/platform/user-shares' } } as const

export const users = {
  list: { method: 'GET', path: '/platform/users', resource: 'users' },
  create: { method: 'POST', path: '/platform/users', resource: 'users' },
  get: { method: 'GET', path: '/platform/users/:id', resource: 'users' },
  update: { method: 'PATCH', path: '/platform/users/:id', resource: 'users' },
  remove: { method: 'DELETE', path: '/platform/users/:id' },
} as const

export const uuidActions = {
  create: { method: 'POST', path: '/platform/uuid-actions', resource: 'uuid-actions' },
  list: { method: 'GET', path: '/platform/uuid-actions', resource: 'uuid-actions' },
} as const

export const uuidAuxes = {
  get: { method: 'GET', path: '/platform/uuid-auxes/:id', resource: 'uuid-auxes' },
  create: { method: 'POST', path: '/platform/uuid-auxes', resource: 'uuid-auxes' },
  update: { method: 'PATCH', path: '/platform/uuid-auxes/:id', resource: 'uuid-auxes' },
} as const

export const wizardEvents = { create: { method: 'POST', path: '/marketplace/gwizzy/events' } } as const

export const wizardRuns = { list: { method: 'GET', path: '/platform/wizard-runs', resource: 'wizard-runs' } } as const

export const workReassignments = {
  preview: { method: 'POST', path: '/admin/users/:id/work-reassignment/preview', resource: 'work-reassignments' },
  create: { method: 'POST', path: '/admin/users/:id/work-reassignment', resource: 'work-reassignments' },
} as const
