import type { Endpoint, ResponseOf } from './endpoint'
import type { EndpointTable } from './table'
import { getRelationships } from './relationships'

type Rows = { [Group in keyof EndpointTable]: EndpointTable[Group][keyof EndpointTable[Group]] }[keyof EndpointTable]

/** A JSON:API type that an endpoint returns. */
type ResourceType = Extract<Rows, { resource: string }>['resource']

type ItemOf<Response> = Response extends { items: (infer Item)[]; total: number } ? Item : Response
type KeyOf<Item> = Item extends unknown ? keyof Item & string : never

/** The attributes of a resource type in any response of the endpoint table. */
type AttributeOf<Type extends ResourceType> = Rows extends infer Row
  ? Row extends Endpoint & { resource: Type }
    ? Exclude<KeyOf<ItemOf<ResponseOf<Row>>>, 'id'>
    : never
  : never

type Words<Text extends string, Found = never> = Text extends `${infer Word} ${infer Rest}`
  ? Words<Rest, Found | Word>
  : Found | Text

/** The attributes of each resource type, separated by spaces. */
const attributes = {
  'account-views': 'adminId adminName endedAt startedAt userId userName',
  addresses: 'city entityId entityType kind line1 line2 state version zip',
  'advisor-cards':
    'areas city introduction isDemo languages name nextFreeAt portrait recentVisits region state timeZone',
  'advisor-profiles':
    'areas checks city fees introduction isAccepting isDemo languages name nextFreeAt portrait recentVisits region since state timeZone visits',
  'advisor-regions': 'states total',
  advisors:
    'accepted agreementUntil awayUntil capacity city coveredBy declined hasAccount hasAgreement inBusinessSince isAccepting kind languages licenses load missed missingPapers name open papersUntil rating responseMinutes state states status',
  'agent-applications':
    'city declinedAt documents email inBusinessSince name reason state states status version workPhone',
  'agent-documents': 'agentId bytes createdAt fileName kind mediaType validUntil',
  'agent-options': 'averageResponseMinutes capacity isAccepting kind languages',
  'agent-referral-options': 'options',
  'agent-referral-results': 'results',
  'agent-referrals': 'agentId clientId clientName communityId communityName createdAt',
  'agent-templates': 'body isCustomized subject',
  agents: 'address aggregateRating gallery info name region status',
  'agents-community-contracts':
    'agentId agentName communityId communityName createdAt feePercent signedAt signedBy status',
  answers: 'answeredBy author createdAt questionId status text version',
  'assigned-callers': 'agentId bookedCall callBy isByEmail name phone status timeZone',
  'brand-settings': 'accent accentDark address colors defaults email logo name phone version',
  brands: 'address colors email isPhoneOptional logo name phone site',
  'bulk-actions':
    'changed changes createdAt failed kept problems recordType status total unchanged undoUntil undone waiting',
  'call-days': 'date slots timeZone',
  'call-hours': 'hours isOwn timeOff timeZone',
  'call-logs': 'agentId at clientId createdAt minutes note outcome person',
  'caller-choices': 'backup callBy callers timeZone',
  calls:
    'agentId agentName agentPhone agentUrl changedAt clientId clientName endsAt outcome outcomeAt outcomeBy outcomeNote revision startsAt status timeZone version',
  'care-costs': 'asOf communities priced prices',
  'chat-answers': 'isAnswered reason source text',
  'claim-states': 'claimStatus communityName isClaimed',
  'claimable-communities': 'address name',
  claims:
    'city communityId communityName createdAt decidedAt jobTitle message reason state status userEmail userId userName userPhone version',
  'client-costs': 'area care isForTwo parts total',
  clients:
    'agentId agentName answers budgetRange callPreferences callTimes care closedNote closedReason communities consent contact createdAt duplicates email isOffered language leads lookingFor maskedEmail maskedPhone messagePause name nextTask offer openTasks otherContacts pausedUntil phone place reasons recipients releases respondBy response sharedAt sharedWith sources stage stageSince tasks timeline timing version',
  'collection-communities': 'address isShown name url',
  'collection-links':
    'clientId clientName collectionId count createdAt endedAt expiresAt lastOpenedAt opens spanishUrl token url',
  communities:
    'address addressString amenities availability campus canShowPricingByCare capacity care careLimits carePrice deficiencies description disclosure distance enforcement feePercent gallery gwizzyPricingThreshold hasContract hidePricing imagePath images inspections isD2CEligible isRateEstimated license mainImage maxRate medicaid medicareStars name numReviews partnerAgents payments pays priceDates pricesAsOf pricesByCareType propInfo quote rates ratings realEstateAgents recordedAsOf reviews rgsAux secondLine servesAnyAge similarCommunities slyPrices slyScore source staffing staffingMedians startingRate status suggestedEdit tags timeZone typicalRange url',
  'community-questions':
    'answers askedOn author communityId communityName communityUrl isAnonymous isOverdue language reason status text',
  'community-records':
    'amenities capacity care city completeness county description feePercent hasContract hidePricing isAutoReferable isRateEstimated license line1 line2 managementCompany memberNames members merged missing name openRoomTypes organizationId pendingEdits phone photos photosWithoutText pricesAsOf pricesExpireOn rating recentFamilies recordedAsOf reviews roomsStatedOn source startingRate state status suggestedEdit tags updatedAt url version websiteUrl zip',
  'community-rooms': 'rooms',
  'community-setups':
    'bundleId changedAt changedBy city communityName current draft license sentAt state status stepsDone url usualPrices version',
  'community-statements': 'arePricesHidden isPublic name payments prices rooms url',
  consents: 'boxes browser givenAt hash kind language networkAddress page position recipient state text version',
  'contact-messages': '',
  'contact-talks': 'at contactId contactName createdAt families minutes note outcome person',
  contacts:
    'canChange communityId communityName communityPlace createdAt email hasLeft jobTitle lastTalkAt leftAt merged name organizationId organizationName phone preference role scope version',
  'content-entries':
    'body changedAt createdAt draft draftAt draftBy isPublished kind languages name position publishAt publishBy slug state title translations updatedAt values version versions',
  'content-previews': 'expiresAt token',
  'content-versions': 'entryId number publishedAt publishedBy texts title',
  'conversation-assignees': 'name role',
  'conversation-emails': 'conversationId files from receivedAt status subject text texts',
  'conversation-messages': 'channel conversationId createdAt delivery emailId failure role sender text',
  'conversation-notes': 'author conversationId createdAt text',
  'conversation-participants': 'conversationId lastReadAt name role',
  conversations:
    'assigneeId assigneeName clientId clientName createdAt isUnread kind lastMessage lastMessageAt lastMessageDelivery lastMessageRole participants snoozedUntil state subject version',
  'cost-estimates': 'area care increases parts total',
  'county-coverage': 'advisors county families state waiting withRoom',
  'county-coverage-maps': 'counties',
  covers: 'agentId agentName coveringId coveringName createdAt from status until version',
  'data-tables': 'columns comparisons filters resource',
  'disclosure-copies': 'clientId communityId sentAt',
  'email-stops': 'isStopped kind',
  emails: 'body channel createdAt failure isToFamily kind recipient sentAt status subject',
  'entity-auxes': 'entityId entityType info updatedAt version',
  events: 'communityId description endsAt performerId startsAt title version',
  'exit-survey-answers': 'answer count lastAt',
  homebase: 'agent backup callBy client noCalls openShares recommendationReasons recommendedCommunities uuidInfo',
  'image-categories': 'name position version',
  images:
    'communityId consentStatedAt consentStatedBy createdAt description hasConsent height imageCategoryId isShown kind path position room showsPeople subject takenBy takenOn version width',
  'import-rows': 'choice differs double faults importId line problem recordId state values version',
  imports:
    'columns counts createdAt createdBy encoding fields fileName finishedAt hasRows kind onDouble separator startedAt startedBy status undoUntil undoneAt version',
  'fee-agreements': 'communityId communityName daysToPay endsOn feePercent startsOn version',
  'invoice-totals': 'months statuses',
  invoices:
    'amountCents balanceCents billingEmail careCents clientId clientName communityId communityName correctsId creditedCents creditNotes disputes dueOn emails feePercent issuedOn kind movedInOn nextReminderOn number paidCents paidOn payments reason referredOn rentCents status version',
  'lead-advisors': 'capacity fit language name obstacle openLeads',
  'lead-suggestions':
    'advisor budgetRange care clientName fit language lookingFor next obstacle offer place timing waitingSince',
  'list-shares': 'createdAt endedAt from relative token votes',
  'listing-links': 'care cities counties states',
  listings: 'city hidePricing name source state status statusLabel suggestedEdit tags updatedAt url version',
  'local-prices': 'care communities listing miles place prices windows',
  'message-templates': 'createdAt name ownerId sharedWith text version',
  'move-in-options': 'options',
  'move-ins':
    'careCents clientId clientName communityId communityName invoice movedInOn noFee recordedAt recordedBy rentCents undone version',
  'missed-responses': 'agentName at clientId clientName outcome reason recipientKind recipientName',
  notes: 'author clientId createdAt text version',
  notices: 'at clientId isRead kind recordId text',
  nps: 'comment createdAt score version',
  offers: 'agentId clientId clientName dueAt offeredAt reason reasons resolvedAt status',
  'organization-communities':
    'city familiesReferred managementCompany moveIns name openInvoiceCents organizationId organizationName state status',
  'organization-suggestions': 'communities managementCompany organizationId states',
  organizations:
    'city communities createdAt familiesReferred line1 liveCommunities merged moveIns name openInvoiceCents people state version websiteUrl zip',
  'partner-collections': 'communityIds createdAt name note notes ownerId version',
  'partner-keys': 'key',
  partners: 'createdAt isActive keys lastUsedAt name origins requests version workingKeys',
  performers: 'description name version',
  'photo-orders': 'imageIds',
  places: 'communities county kind latitude longitude name path slug state zip',
  'question-confirmations': 'author communityId communityName communityUrl isConfirmed language text',
  'price-requests': 'emailed',
  'question-group-confirmations': 'communities isConfirmed language text',
  'question-groups': 'askedOn language questions text',
  'question-teams': 'hasTeam',
  questions: 'author communityId createdAt language status text version',
  'real-estate-licenses':
    'agentId agentName checkSource checkedBy checkedOn createdAt number removeReason removedOn state validUntil version',
  receipts:
    'confirmBy confirmedAt consent openedAt reason recipientKind recipientName reveals sentAt sharedFields status',
  recommendations: 'disliked liked recommendations',
  'record-changes': 'action actor actorId at clientId reason recordId recordType values',
  'record-reads': 'agentId at clientId person personId reason role route',
  'referral-agreements': 'agentId agentName endsOn feeCents feePercent paperUrl startsOn version',
  releases:
    'clientId confirmBy reason recipientId recipientKind recipientName respondBy respondedAt response responseNote sentAt sharedFields status stoppedAt',
  'review-summaries': 'counts hidden',
  reviews:
    'author communityName communityUrl date decidedOn entityId entityType language month proof reason relation repliedOn reply reportReason reportedOn status text value version',
  'rgs-auxes': 'rgsInfo',
  'saved-tools': 'answers savedAt',
  'saved-views': 'area createdAt name ownerId position query sharedWith version',
  'search-alerts': 'care createdAt email filters path placeName state status',
  'search-insights': 'amenities anyCare care known only paying pays prices ratings sizes startingRates total',
  'search-pages': 'communities insights place total',
  'search-relaxations': 'nearest relaxation total',
  'search-resources': 'amenities care regions sizes sorts startingRates states',
  sessions: 'browser createdAt isCurrent lastUsedAt',
  'shared-collections': 'advisorId communities expiresAt name note notes',
  'shared-lists': 'communities from relative votes',
  'sitemap-entries': 'path',
  'sren-referrals':
    'advisorName agentId agentName changedAt clientId clientName closedOn closedReason closingPriceCents commissionCents createdAt dueAt homeSaleInterest housingOptions need notes offeredAt place referralAgreement referralFeeCents stage stageTimes timing version',
  'staff-search-results': 'detail foundBy recordId recordType title',
  'state-rule-previews': 'familiesToAsk replaces',
  'state-rule-versions':
    'consents copyToCommunity effectiveFrom effectiveTo feeDetail feePeriodMaxMonths invoiceRequiresCopy isPublished lawCite lawUrl operatorLicense perInstanceConsent publishedAt publishedBy requiresDisclosure retentionYears reviewedByCounsel sections signature state status stopPropagates trigger version',
  'state-rules':
    'copyToCommunity effectiveFrom effectiveTo feeDetail feePeriodMaxMonths invoiceRequiresCopy law operatorLicense perInstanceConsent requiresDisclosure retentionYears reviewedByCounsel sections signature state stopPropagates trigger version',
  'stat-answers': 'by from groups hasMore previousFrom previousTo rows to totals',
  stats: 'care communities paying',
  'suggested-edits':
    'approvedFields author bundleId changes communityId communityName createdAt current decidedAt note reason status',
  suggestions: 'care communities detail isExact isFiltered kind name near path unused',
  'tag-categories': 'name position version',
  tags: 'name tagCategoryId version',
  tasks: 'callTimes clientId clientName clientStage createdAt dueAt ownerId ownerName resolvedAt status title version',
  'timeline-items': 'actor at clientId kind payload',
  'tour-days': 'date slots',
  'tour-hours': 'hours isOwn',
  tours:
    'address changedAt clientId clientName communityId communityName communityUrl date endsAt outcome outcomeAt outcomeBy outcomeNote revision startsAt status teamNote time timeZone version wantsSecondTour',
  'user-saves': 'care communityId createdAt kind note',
  users:
    'agentId agentName communities created createdAt email hasPassword hasSecondFactor isEmailVerified isPhoneVerified lastSeenAt name openSessions phone role roles signInMethods status version viewedBy',
  'uuid-actions': 'actionInfo actionPage actionType callId createdAt recipients tourId',
  'uuid-auxes': 'clicks disclosureData referralInfo referrer uniqueId updatedAt uuidInfo',
  'wizard-runs': 'answered cameBackAt day isSent leftAt partnerName schema schemaVersion seen',
  'work-reassignments':
    'communities communitiesAlone conversations covers families homes offers receivers tasks waiting',
} as const satisfies Record<ResourceType, string>

/** Attributes that are missing above, or that no response has. None, or this file doesn't compile. */
type Differing = {
  [Type in ResourceType]:
    | Exclude<AttributeOf<Type>, Words<(typeof attributes)[Type]>>
    | Exclude<Words<(typeof attributes)[Type]>, AttributeOf<Type> | ''>
}[ResourceType]
const isComplete: [Differing] extends [never] ? true : Differing = true

const attributesOf = new Map<string, string>(isComplete ? Object.entries(attributes) : [])

/** Returns what `fields[…]` of a resource type can name: its attributes and relationships. Undefined for a type that doesn't exist. [EDGE-012] */
export function fieldsOfType(type: string): string[] | undefined {
  const names = attributesOf.get(type)
  if (names === undefined) return undefined
  return [...new Set([...names.split(' ').filter(Boolean), ...Object.keys(getRelationships(type))])]
}
