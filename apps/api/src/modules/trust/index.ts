export { findAcknowledgedDisclosure, findHomeConsent, findNamedConsent, findSharingConsent } from './consent-store'
export { sendDisclosureCopy } from './disclosure-copy-service'
export { findSubjectFamily } from './family-subject'
export { endHomeOffers, takeHomes } from './home-store'
export { type NewConsentRecord, recordConsents } from './ledger-service'
export { createReceiptLink, deleteLinksSince } from './receipt-link-store'
export { listReceipts } from './receipt-store'
export { dashboardsOf, operatorOf } from './recipient'
export { findRecipientPeople, type RecipientPerson } from './recipient-store'
export { endCoverReleases } from './recipient-removal-store'
export { countedReleases, listRecipients } from './release-list-store'
export { endRelease, releaseTo, stopAllSharing, stopSharingSince, stopSharingWith } from './release-service'
export {
  addSharedFields,
  awaitsResponse,
  findLastRevocation,
  firstRespondBy,
  isActive,
  lastSharedAt,
  listActiveReceived,
  lockReceivedRelease,
  markOpened,
  type ReleaseRow,
  saveResponse,
  toRelease,
} from './release-store'
export { addFamilyEvent } from './timeline-store'
export { trustRoutes } from './trust-routes'
export { wordingConsent } from './wording-consent'
export { findNamedWording, findNamedWordings, storeConsentWordings } from './wording-service'
export type { WordingRow } from './wording-store'
