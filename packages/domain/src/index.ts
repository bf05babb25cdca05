export { anyCareSlug, careTypeSlugs, type CareLevel, type CareTypeSlug, type TypeOfCareSlug } from './care/care-types'
export {
  careApiValue,
  careLabel,
  careNameInSentence,
  careSlugFromApiValue,
  careSlugFromLabel,
  isCareTypeSlug,
  isTypeOfCareSlug,
  type CareTypeApiValue,
} from './care/care-names'
export { now } from './clock/now'
export {
  acceptedPayments,
  medicaidFact,
  type MedicaidFact,
  type PaymentFact,
  paymentLabel,
  paymentNameInSentence,
  type PaymentOrigin,
  type PaymentSource,
  paymentSources,
  withPayments,
} from './communities/payment-sources'
export { parseSearch, type SearchFilters, type TypedSearch, withoutFillerWords } from './search/parse-search'
export {
  type AddableContentKind,
  addableContentKinds,
  canMoveContent,
  canTakeDownContent,
  type ContentKind,
  contentKinds,
  isFreeContentSlug,
} from './content/content-kinds'
export { type ContentField, contentFields, type ContentFieldType, longestSummary } from './content/content-fields'
export {
  type ContentProblem,
  contentProblems,
  type ContentTexts,
  type TranslatedTexts,
  valueProblem,
} from './content/content-problems'
export { allowedMistakes, editDistance } from './search/edit-distance'
export {
  type QuizAnswer,
  quizAnswers,
  type QuizAnswers,
  type QuizQuestion,
  quizQuestions,
  type QuizResult,
  suggestCareLevel,
} from './care/care-quiz'
export {
  moneyRunway,
  mostIncrease,
  mostMoney,
  mostRunwayMonths,
  type Runway,
  type RunwayAnswers,
} from './tools/money-runway'
export { homeHelpCost } from './tools/home-help'
export {
  type Afterward,
  coveredPrice,
  mostPlanYears,
  type Stay,
  stayAt,
  type StayFacts,
  type StayPlan,
  usualPlanYears,
} from './tools/stay'
export { type ListVoteValue, listVoteValues, sharingLimits } from './family-sharing/list-sharing'
export { type ToolAnswers, type ToolSlug, toolSlugs } from './tools/tools'
export { careLevelForType, careLevels, careTypeForLevel } from './care/care-levels'
export { mobilityOptions, roomOptions, type MobilityOption, type RoomOption } from './care/preferences'
export { careMismatchBanner, type CareMismatchBanner } from './care/mismatch-banner'

export { brandFromEnvironment, type Brand, type BrandColors, fillBrand } from './brand/brand'

export { isRegionSlug, regionName, regionSlugs, type RegionSlug } from './places/regions'
export {
  regionOfState,
  stateByCode,
  stateBySlug,
  stateName,
  states,
  statesOfRegion,
  type State,
  type StateCode,
} from './places/states'
export { slugify } from './places/slugify'
export { distanceInMiles, earthRadiusInMiles, kilometersToMiles, milesPerDegree, type Point } from './places/distance'

export { formatMoney, formatPrice, formatShortMoney, hiddenPrice, startingPriceText } from './pricing/money'
export {
  estimateCareTypeForLevel,
  estimateCareTypes,
  estimatePrice,
  lowestRoomPrice,
  pricedCareType,
  type EstimateCareType,
  type PricedCommunity,
} from './pricing/estimates'
export { careTypePrice } from './pricing/care-type-price'
export { type LocalPrices, type PriceBand, summarizePrices } from './pricing/local-prices'
export { costAnswers } from './pricing/cost-answers'
export { costIncreases, type CostIncrease, pricedRooms } from './pricing/cost-increases'
export {
  type AreaCosts,
  type AreaPrices,
  type CostAnswers,
  type CostedCommunity,
  type CostPart,
  type CostRange,
  type CostSource,
  estimateMonthlyCost,
  isAllIn,
  isEstimatedCost,
  type MonthlyCost,
  type PricedArea,
} from './pricing/monthly-cost'
export { recentPriceDays } from './pricing/recent-price'
export {
  budgetLimit,
  budgetRangeOf,
  budgetRanges,
  budgetRangesOf,
  displayedRange,
  estimatedRange,
  formatPriceRange,
  supplementalIncomeRequired,
  type BudgetRange,
  type PriceRange,
} from './pricing/budgets'

export {
  awardsYear,
  formatScore,
  isFeaturedReview,
  reviewStars,
  maxRating,
  type Rated,
  ratingBadge,
  scoreLabel,
  scoreOf,
  shownScore,
  starCount,
  starsOf,
} from './ratings/score'
export { hasReadMore, readMoreFrom, reviewWord, type ReviewBreakpoint } from './ratings/reviews'
export {
  reviewerGroup,
  type ReviewerGroup,
  reviewerGroups,
  reviewRelations,
  type ReviewRelation,
} from './ratings/review-relations'

export type {
  Address,
  CampusLicense,
  CarePrice,
  Community,
  CommunityImage,
  CommunitySource,
  CommunityTile,
  MedicareStars,
  PricesByCareType,
  Review,
  RoomPrices,
  TileAvailability,
} from './communities/community'
export {
  type FindingKind,
  type InspectionFinding,
  type InspectionRecord,
  sortFindings,
} from './communities/inspection-record'
export {
  allDayHours,
  formatHours,
  type NurseHours,
  residentsPerPerson,
  type StaffingMedian,
  type StaffingRecord,
  weekdayHours,
} from './communities/staffing-record'
export { type EnforcementRecord, type Penalty, sortPenalties } from './communities/enforcement-record'
export {
  type Deficiency,
  type DeficiencyRecord,
  type Severity,
  type SeverityLetter,
  severityLetters,
  severityOf,
  sortDeficiencies,
} from './communities/deficiency-record'
export {
  type ClearableAttribute,
  clearableAttributes,
  type CommunityChange,
  type CommunityLocation,
  type ProviderChange,
} from './communities/community-change'
export { isPublicStatus, listingStatuses, listingStatusLabel, type ListingStatus } from './communities/listing-status'
export { isDemo } from './communities/demo'
export { communityTags, type CommunityTag } from './communities/tags'
export { isPaidOnce, roomTypes, type RoomType } from './communities/room-types'
export {
  availabilityDays,
  type LivingRoomType,
  livingRoomTypes,
  type AvailabilitySummary,
  roomAvailability,
  type RoomAvailability,
  type RoomStatement,
  summarizeAvailability,
} from './communities/room-availability'
export {
  priceAge,
  priceDate,
  priceExpiry,
  priceNoticeDays,
  type PriceStatingCommunity,
  roomAge,
  roomExpiry,
  statableRooms,
  type StatedPrice,
  statedPriceId,
  statedPrices,
  type StatementAge,
  withStatedPrice,
} from './communities/stated-prices'
export {
  fullProfile,
  profileCompleteness,
  type ProfileCompleteness,
  type ProfiledCommunity,
  type ProfilePart,
  profileParts,
  profilePoints,
} from './communities/profile-completeness'
export {
  amenityCategories,
  amenityFlags,
  amenityLabel,
  isAmenityFlag,
  type Amenity,
  type AmenityCategory,
  type AmenityFlag,
} from './communities/amenities'
export { getConversionType, type ConversionSchemaType, type ConvertibleCommunity } from './communities/conversion-type'
export {
  allWizardSteps,
  wizardSchemaNames,
  wizardSchemas,
  wizardSchemaVersion,
  wizardSteps,
} from './leads/wizard-schemas'
export { wizardSchemaLabel, wizardStepLabel } from './leads/wizard-labels'
export {
  advisorContact,
  defaultTimeZone,
  gatewaySummary,
  type AdvisorContact,
  type GatewaySummaryOptions,
  type GatewaySummary,
} from './communities/gateway-summary'
export { tileSubtitle, tileSubtitleText, tileDescription, tileText } from './communities/tile'
export { isPlan, orderGallery, shownGallery } from './communities/gallery'
export { communitySizes, residentsForSize, sizeForCapacity, type CommunitySize } from './communities/size'
export { careLimits, type CareLimit } from './communities/care-limits'
export {
  isUnusualPrice,
  neededSetupSteps,
  nextSetupStep,
  setupDescription,
  setupEdits,
  setupMinutes,
  setupSteps,
  type SetupDraft,
  type SetupStep,
} from './communities/community-setup'
export {
  imageKinds,
  imageLacks,
  lacksOfImage,
  photographers,
  photoSubjects,
  uploadCategory,
  uploadKinds,
  type ImageKind,
  type ImageLack,
  type ImageStatements,
  type Photographer,
  type PhotoSubject,
  type UploadKind,
} from './images/image-record'
export { imageUrl, uploadUrl } from './images/image-url'
export { defaultSizes, pageWidths, photoQuality, photoWidths, thumbnailWidths, tileWidths } from './images/image-widths'
export { isPhoto, photoSize, photoSrcSet, type Photo } from './images/photo'
export {
  addDays,
  addMonths,
  isCalendarDay,
  siteDay,
  siteTimeZone,
  todayIn,
  weekdayOf,
  type CalendarDay,
} from './tours/calendar-day'
export {
  callDays,
  callMinutes,
  defaultCallHours,
  findCallSlot,
  type CallCalendar,
  type CallDay,
  type CallHours,
  type TimeOff,
  type CallSlot,
} from './calls/call-slots'
export { callStartText, callText, callTimeText } from './calls/call-text'
export {
  bookingOutcomeLabel,
  bookingOutcomes,
  canHaveOutcome,
  type BookingOutcome,
  type OutcomeBooking,
} from './bookings/booking-outcomes'
export { isFederalHoliday } from './tours/federal-holidays'
export { businessHours, isBusinessDay, nextBusinessDay } from './tours/business-days'
export { isTourDate, suggestedTourDates, tourDates, tourPeriod } from './tours/tour-dates'
export { defaultTourHours, type TourHours } from './tours/tour-hours'
export {
  findTourSlot,
  freeTourChoices,
  tourDays,
  type TourCalendar,
  type TourChoice,
  type TourDay,
  type TourSlot,
} from './tours/tour-slots'
export { timeZoneName, tourDayText, tourText, tourTimeText } from './tours/tour-text'
export { parseTourTime, tourTimes, tourWindows, type TourTime } from './tours/tour-times'
export { zonedClock } from './tours/zoned-clock'
export { identifyingText, type IdentifyingText } from './questions/identifying-text'
export { answerDays, isOverdue, maxAskedCommunities, overdueBefore } from './questions/silent-question'
export { disclosureStates, hasDisclosure, type DisclosureState } from './disclosure/disclosure-states'

export {
  categoryUrl,
  communityUrl,
  marketplacePath,
  parseMarketplacePath,
  type MarketplacePath,
} from './routes/listing-paths'
export { agentsUrl, parseAgentCity, type AgentPlace } from './routes/agent-paths'
export { agentBreadcrumbs } from './routes/agent-breadcrumbs'
export { listingBreadcrumbs, type Breadcrumb } from './routes/breadcrumbs'
export { isExcludedFromLocation, isLocationPage, locationOfPath } from './routes/location-pages'
export { safeRedirectPath } from './routes/safe-redirect'

export {
  comparisonOperators,
  defaultPageSize,
  listingSorts,
  maxMiles,
  maxPageNumber,
  maxPageSize,
  minRatings,
  onlyConditions,
  startingRates,
  type Area,
  type Comparison,
  type ListingQuery,
  type ListingSort,
  type MinRating,
  type OnlyCondition,
  type ParsedListingQuery,
  type QueryError,
  type StartingRate,
} from './listings/listing-query'
export { suggestEmail } from './validation/suggest-email'
export { isListingFilter, parseListingQuery } from './listings/parse-listing-query'
export { listingParameters, type ListingScope, narrowsList, placeParameters } from './listings/listing-scope'
export { searchAlertLimits } from './listings/search-alerts'
export { readArea } from './listings/query-values'
export { relaxListingQuery, type Relaxation, type RelaxedListing } from './listings/relaxations'
export { serializeListingQuery } from './listings/serialize-listing-query'

export {
  composeValidators,
  email,
  emailOrPhone,
  isBlank,
  matches,
  minLength,
  personName,
  phone,
  required,
  singleLine,
  type Validator,
  validatorOfPattern,
} from './validation/validator'
export {
  anyLinePattern,
  anyNamePattern,
  isName,
  isSingleLine,
  trimInvisible,
  linePart,
  linePattern,
  namePattern,
} from './validation/single-line'
export { isEmail } from './validation/email'
export {
  formatPhone,
  isPhone,
  normalizePhone,
  type ParsedPhone,
  parsePhone,
  phonePlaceholder,
} from './validation/phone'
export { isNearMaxLength, visibleError, type FieldState } from './validation/field-state'
export { isUuid } from './validation/uuid'

export type { Agent, AgentStatus } from './agents/agent'
export { approvedStatus, isApproved } from './agents/approval'
export { publicAgent } from './agents/public-agent'
export type { LocationAnswer, WizardAnswers } from './leads/answers'
export { budgetChoices, lookingForChoices, noBenefits, timingChoices } from './leads/answer-choices'
export { changeAnswers, type SpokenAnswers } from './leads/change-answers'
export { dependentAnswers } from './leads/dependent-answers'
export { withExclusive } from './leads/exclusive-choice'
export type { PostConversionAnswers } from './leads/post-conversion-answers'
export type { Homebase, RecommendedCommunity } from './leads/homebase'
export { actionTypes, type ActionType, type UserAction, type UserActionData } from './leads/user-action'
export { callOutcomeLabel, callOutcomes, type CallOutcome } from './calls/call-outcomes'
export { contactRoleLabel, contactRoles, type ContactRole } from './contacts/contact-roles'
export { closedReasonLabel, closedReasons, type ClosedReason } from './leads/closed-reasons'
export { isLeadStage, leadStageLabel, leadStages, type LeadStage } from './leads/stages'
export { offerReasons, type OfferReasons } from './leads/offer-reasons'
export { type CollectionLinkDays, collectionLinkDays } from './leads/collection-links'
export { type AdvisorFit, advisorFit, type FitPart, type FitPartName, lowestPart } from './leads/advisor-fit'
export {
  type AdvisorCandidate,
  type AdvisorObstacle,
  chooseAdvisor,
  type FamilyNeeds,
  rankAdvisors,
} from './leads/choose-advisor'
export {
  isClosedHome,
  isSoldHome,
  realEstateStageLabel,
  isRealEstateStage,
  realEstateStages,
  realEstateNeeds,
  contactWording,
  homeConsent,
  homeWording,
  type RealEstateStage,
  type RealEstateNeed,
} from './leads/real-estate'
export {
  contactMethods,
  parseLeadSource,
  leadSources,
  parseMarketingChannel,
  marketingChannels,
  type ContactMethod,
  type LeadSource,
  type MarketingChannel,
} from './leads/sources'
export { maskedEmail, maskedPhone } from './leads/masked-contact'
export { shareCap, withinShareCap } from './leads/share-cap'
export type { Caller, CallerChoice } from './leads/caller'
export type { CallPreferences } from './leads/call-preferences'
export type { ConsentBox, ConsentKind, HomeConsent } from './leads/consents'
export {
  consentKind,
  consentCommunities,
  consentText,
  type ConsentWording,
  consentWordings,
  findConsentWording,
  namedWording,
  type NamedWording,
  type RequestWordingId,
  type WordingId,
  type WordingNames,
} from './leads/consent-wordings'
export { momentText } from './leads/moment-text'
export {
  feeCents,
  isWithinTail,
  type NoFeeReason,
  noFeeReason,
  noFeeReasons,
  type Referral,
  tailMonths,
} from './leads/fee'
export { type AgreementDays, agreementOn, type FeeAgreementTerms, feePercentOn } from './billing/fee-agreement'
export { homeReferralFee, type HomeReferralFee, type HomeSale, type ReferralTerms } from './billing/home-referral-fee'
export { nextReminder, type Reminder, reminderDays } from './billing/reminders'
export { type Language, locales } from './language/language'
export { greeting } from './messages/greeting'
export { siteLanguage, siteLocale } from './language/site-language'
export { nameText } from './language/name-text'
export type { Translated } from './language/translated'
