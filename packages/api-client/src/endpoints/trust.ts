import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  ContactReveal,
  LedgerCheck,
  NewConsent,
  NewDisclosureCopy,
  NewReceiptLink,
  MissedResponseParameters,
  NewReleaseResponse,
  ClientFilter,
  ReceiptParameters,
  ReleaseParameters,
  StateRuleParameters,
} from '../schemas/trust'
import type {
  AssignedCaller,
  ConsentRecord,
  DisclosureCopy,
  LedgerReport,
  MissedResponse,
  Receipt,
  Release,
  RevealedContact,
  StateRuleResource,
  StoppedSharing,
} from './trust-entities'

const staff = ['agent', 'admin'] as const
const recipients = ['provider', 'agent', 'real-estate-agent', 'admin'] as const

/** The consent ledger. [TRUST-001] */
export const consents = {
  create: {
    method: 'POST',
    path: '/platform/consents',
    status: 201,
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Records a consent to share with one more community, given after the request',
    resource: 'consents',
    body: of<NewConsent>(),
    response: of<ConsentRecord>(),
  },
  list: {
    method: 'GET',
    path: '/platform/consents',
    status: 200,
    access: staff,
    summary: 'Lists consents, newest first; agents see those of their own families',
    resource: 'consents',
    query: of<ClientFilter>(),
    response: pageOf<ConsentRecord>(),
  },
  check: {
    method: 'GET',
    path: '/platform/consents/check',
    status: 200,
    access: ['admin'],
    summary: "Verifies that the ledger's hash chain is unbroken",
    query: of<LedgerCheck>(),
    response: of<LedgerReport>(),
  },
} as const satisfies Endpoints

/** Releases of families' data. [TRUST-002] */
export const releases = {
  list: {
    method: 'GET',
    path: '/platform/releases',
    status: 200,
    access: recipients,
    summary: 'Lists the releases you received, by default newest first; admins see all',
    resource: 'releases',
    query: of<ReleaseParameters>(),
    response: pageOf<Release>(),
  },
  get: {
    method: 'GET',
    path: '/platform/releases/:id',
    status: 200,
    access: recipients,
    summary: 'Returns a release that you received',
    resource: 'releases',
    response: of<Release>(),
  },
  confirm: {
    method: 'POST',
    path: '/platform/releases/:id/confirm',
    status: 201,
    access: recipients,
    summary: 'Confirms that the recipient deleted the data of a revoked release',
    resource: 'releases',
    response: of<Release>(),
  },
} as const satisfies Endpoints

/** Responses of communities' teams and real estate agents to the families released to them. [TRUTH-008] */
export const releaseResponses = {
  create: {
    method: 'POST',
    path: '/platform/releases/:id/responses',
    status: 201,
    access: ['provider', 'real-estate-agent'],
    summary:
      'Records that you contacted a family, or declines it; a declined family goes to an advisor or another agent',
    resource: 'releases',
    body: of<NewReleaseResponse>(),
    response: of<Release>(),
  },
} as const satisfies Endpoints

/** Families that advisors, communities, and real estate agents declined or didn't respond to, for admins. [TRUTH-008] */
export const missedResponses = {
  list: {
    method: 'GET',
    path: '/admin/missed-responses',
    status: 200,
    access: ['admin'],
    summary: "Lists the families that a recipient declined or didn't respond to in time, by default newest first",
    resource: 'missed-responses',
    query: of<MissedResponseParameters>(),
    response: pageOf<MissedResponse>(),
  },
} as const satisfies Endpoints

/** A family's view of its releases, with an account, in its browser, or with an emailed link. [TRUST-003, TRUST-004] */
export const receipts = {
  list: {
    method: 'GET',
    path: '/platform/receipts',
    status: 200,
    access: 'anyone',
    summary: 'Lists who received your data, when, and why',
    resource: 'receipts',
    query: of<ReceiptParameters>(),
    response: pageOf<Receipt>(),
  },
  revoke: {
    method: 'POST',
    path: '/platform/receipts/:id/revoke',
    status: 201,
    access: 'anyone',
    summary: 'Revokes a release; the recipient immediately loses access and is notified',
    resource: 'receipts',
    body: of<ReceiptParameters>(),
    response: of<Receipt>(),
  },
  revokeAll: {
    method: 'POST',
    path: '/platform/receipts/revoke',
    status: 200,
    access: 'anyone',
    summary: 'Revokes every release; all recipients immediately lose access and are notified',
    body: of<ReceiptParameters>(),
    response: of<StoppedSharing>(),
  },
} as const satisfies Endpoints

/** Links that open a family's receipts without an account. [TRUST-003] */
export const receiptLinks = {
  create: {
    method: 'POST',
    path: '/platform/receipt-links',
    status: 204,
    access: 'anyone',
    summary:
      'Emails a new link to the page that lists who has your information; the response is the same for every address',
    body: of<NewReceiptLink>(),
  },
} as const satisfies Endpoints

/** A family's view of the advisor who will call it, who can be replaced. [TRUTH-001] */
export const assignedCallers = {
  list: {
    method: 'GET',
    path: '/platform/assigned-callers',
    status: 200,
    access: 'anyone',
    summary: 'Lists the advisor who will call you, with or without your contact info',
    resource: 'assigned-callers',
    query: of<ReceiptParameters>(),
    response: pageOf<AssignedCaller>(),
  },
  replace: {
    method: 'POST',
    path: '/platform/assigned-callers/:id/replace',
    status: 201,
    access: 'anyone',
    summary: 'Asks for another advisor; the present one immediately loses access',
    resource: 'assigned-callers',
    body: of<ReceiptParameters>(),
    response: of<AssignedCaller>(),
  },
} as const satisfies Endpoints

/** Contact info revealed for a reason. [API-044, TRUST-008] */
export const clientsAccess = {
  contact: {
    method: 'POST',
    path: '/platform/clients-access/contact',
    status: 200,
    access: recipients,
    summary: "Reveals a family's contact info and logs who viewed it and why",
    body: of<ContactReveal>(),
    response: of<RevealedContact>(),
  },
} as const satisfies Endpoints

/** The state rule pack. [TRUST-015] */
export const stateRules = {
  list: {
    method: 'GET',
    path: '/platform/state-rules',
    status: 200,
    access: 'anyone',
    summary: "Lists each state's referral rules on a given day",
    resource: 'state-rules',
    query: of<StateRuleParameters>(),
    response: pageOf<StateRuleResource>(),
  },
} as const satisfies Endpoints

/** Copies of acknowledged disclosures for communities. [TRUST-015] */
export const disclosureCopies = {
  create: {
    method: 'POST',
    path: '/platform/disclosure-copies',
    status: 201,
    access: staff,
    summary: 'Sends a community its copy of the disclosure that the family acknowledged',
    resource: 'disclosure-copies',
    body: of<NewDisclosureCopy>(),
    response: of<DisclosureCopy>(),
  },
} as const satisfies Endpoints
