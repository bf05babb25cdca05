import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  ContactReveal,
  ErasureRequest,
  LedgerCheck,
  NewConsent,
  NewDisclosureCopy,
  OfClient,
  PrivacySubject,
  ReceiptParameters,
  StateRuleParameters,
} from '../schemas/trust'
import type {
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
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Records a consent given after the request, exactly as it was shown',
    resource: 'consents',
    body: of<NewConsent>(),
    response: of<ConsentRecord>(),
  },
  list: {
    method: 'GET',
    path: '/platform/consents',
    access: staff,
    summary: 'Consents, newest first; agents see those of their own families',
    resource: 'consents',
    query: of<OfClient>(),
    response: pageOf<ConsentRecord>(),
  },
  check: {
    method: 'GET',
    path: '/platform/consents/check',
    access: ['admin'],
    summary: 'Whether the chain of the ledger is unbroken',
    query: of<LedgerCheck>(),
    response: of<LedgerReport>(),
  },
} as const satisfies Endpoints

/** What went to whom. [TRUST-002] */
export const releases = {
  list: {
    method: 'GET',
    path: '/platform/releases',
    access: recipients,
    summary: 'Releases to the person who asks, newest first; admins see all',
    resource: 'releases',
    query: of<OfClient>(),
    response: pageOf<Release>(),
  },
  confirm: {
    method: 'POST',
    path: '/platform/releases/:id/confirm',
    access: recipients,
    summary: 'The recipient confirms that it has deleted what was taken back',
    resource: 'releases',
    response: of<Release>(),
  },
} as const satisfies Endpoints

/** What a family sees of its releases, with an account, in its browser, or by the link of a letter. [TRUST-003, TRUST-004] */
export const receipts = {
  list: {
    method: 'GET',
    path: '/platform/receipts',
    access: 'anyone',
    summary: 'Who received what of the own data, when and why',
    resource: 'receipts',
    query: of<ReceiptParameters>(),
    response: pageOf<Receipt>(),
  },
  revoke: {
    method: 'POST',
    path: '/platform/receipts/:id/revoke',
    access: 'anyone',
    summary: 'Takes a release back: the recipient loses sight at once and is told',
    resource: 'receipts',
    body: of<ReceiptParameters>(),
    response: of<Receipt>(),
  },
} as const satisfies Endpoints

/** Export and erasure. [TRUST-016] */
export const privacy = {
  export: {
    method: 'GET',
    path: '/platform/privacy/export',
    access: 'anyone',
    summary: 'Everything that is kept about a person',
    query: of<PrivacySubject>(),
    response: of<Record<string, unknown>>(),
  },
  erase: {
    method: 'POST',
    path: '/platform/privacy/erasure',
    access: 'anyone',
    summary: 'Deletes everything about a person but what law requires, which it names',
    body: of<ErasureRequest>(),
    response: of<Erasure>(),
  },
} as const satisfies Endpoints

/** Numbers and addresses, shown for a reason. [API-044, TRUST-008] */
export const clientsAccess = {
  contact: {
    method: 'POST',
    path: '/platform/clients-access/contact',
    access: recipients,
    summary: 'Reveals how to reach a family, and logs who looked and why',
    body: of<ContactReveal>(),
    response: of<RevealedContact>(),
  },
} as const satisfies Endpoints

/** The state rule pack. [TRUST-015] */
export const stateRules = {
  list: {
    method: 'GET',
    path: '/platform/state-rules',
    access: 'anyone',
    summary: 'What each state asks of who refers families, as it stands on a day',
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
    access: staff,
    summary: 'Sends a community its copy of the disclosure that the family acknowledged',
    resource: 'disclosure-copies',
    body: of<NewDisclosureCopy>(),
    response: of<DisclosureCopy>(),
  },
} as const satisfies Endpoints
