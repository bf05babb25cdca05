import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  ContactReveal,
  ErasureRequest,
  LedgerCheck,
  NewConsent,
  NewDisclosureCopy,
  NewReceiptLink,
  ClientFilter,
  PrivacySubject,
  ReceiptParameters,
  StateRuleParameters,
} from '../schemas/trust'
import type {
  AssignedCaller,
  ConsentRecord,
  DisclosureCopy,
  Erasure,
  LedgerReport,
  Receipt,
  Release,
  RevealedContact,
  StateRuleResource,
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
    summary: 'Records a consent given after the request, with the exact text shown',
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
    summary: 'Lists the releases you received, newest first; admins see all',
    resource: 'releases',
    query: of<ClientFilter>(),
    response: pageOf<Release>(),
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

/** Export and erasure. [TRUST-016] */
export const privacy = {
  export: {
    method: 'GET',
    path: '/platform/privacy/export',
    status: 200,
    access: 'anyone',
    summary: 'Exports everything stored about a person',
    query: of<PrivacySubject>(),
    response: of<Record<string, unknown>>(),
  },
  erase: {
    method: 'POST',
    path: '/platform/privacy/erasure',
    status: 200,
    access: 'anyone',
    summary: 'Deletes everything about a person except what the law requires us to keep, which the response lists',
    body: of<ErasureRequest>(),
    response: of<Erasure>(),
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
