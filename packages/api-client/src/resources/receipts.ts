import type { ConsentKind } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { token } from '../schemas/ids'
import type { AdvisorCall } from './calls'
import type { Release } from './releases'

/** A release as the family sees it, with the consent text and who viewed the data. [TRUST-003] */
export interface Receipt {
  id: string
  recipientKind: 'operator' | 'agent' | 'community'
  recipientName: string
  /** The names of the shared fields, such as `phone`. */
  sharedFields: string[]
  reason: string
  sentAt: string
  openedAt?: string
  status: Release['status']
  confirmBy?: string
  confirmedAt?: string
  consent?: { kind: ConsentKind; text: string; version: string; language: string; givenAt: string }
  reveals: { person: string; at: string; reason: string }[]
}

/** What stopping all sharing did. [TRUST-004] */
export interface StoppedSharing {
  /** How many recipients lost access. */
  stopped: number
}

/** The advisor who will call a family, as the family sees them. [TRUTH-001] */
export interface AssignedCaller {
  id: string
  agentId: string
  name: string
  phone?: string
  /** `accepted` once the advisor has the contact info, and `replaced` once the family asked for another one. */
  status: 'asked' | 'accepted' | 'replaced'
  /** When the first call comes at the latest, as ISO 8601. */
  callBy: string
  /** The IANA time zone that the family reads `callBy` in. */
  timeZone: string
  /** The next call that the family booked with this advisor. [AGENT-008] */
  bookedCall?: Pick<AdvisorCall, 'startsAt' | 'timeZone'>
  /** Whether the family has no phone number here, or would rather not be called, so the advisor emails. [TRUST-006] */
  isByEmail?: true
}

/** The receipts to list: those of the link, or your own. */
export const ReceiptParameters = Type.Object({ token: Type.Optional(token) }, { additionalProperties: false })
export type ReceiptParameters = Static<typeof ReceiptParameters>

/** The address to which to email a new link to the receipts. */
export const NewReceiptLink = Type.Object(
  { email: Type.String({ minLength: 1, maxLength: 254 }) },
  { additionalProperties: false },
)
export type NewReceiptLink = Static<typeof NewReceiptLink>

/** A family's view of its releases, with an account, in its browser, or with an emailed link. [TRUST-003, TRUST-004] */
export const receipts = {
  list: {
    method: 'GET',
    path: '/platform/receipts',
    status: 200,
    access: 'anyone',
    summary: 'Lists who received your data, when, and why',
    resource: 'receipts',
    query: ReceiptParameters,
    response: pageOf<Receipt>(),
  },
  revoke: {
    method: 'POST',
    path: '/platform/receipts/:id/revoke',
    status: 201,
    access: 'anyone',
    summary: 'Revokes a release; the recipient immediately loses access and is notified',
    resource: 'receipts',
    body: ReceiptParameters,
    response: of<Receipt>(),
  },
  revokeAll: {
    method: 'POST',
    path: '/platform/receipts/revoke',
    status: 200,
    access: 'anyone',
    summary: 'Revokes every release; all recipients immediately lose access and are notified',
    body: ReceiptParameters,
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
    body: NewReceiptLink,
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
    query: ReceiptParameters,
    response: pageOf<AssignedCaller>(),
  },
  replace: {
    method: 'POST',
    path: '/platform/assigned-callers/:id/replace',
    status: 201,
    access: 'anyone',
    summary: 'Asks for another advisor; the present one immediately loses access',
    resource: 'assigned-callers',
    body: ReceiptParameters,
    response: of<AssignedCaller>(),
  },
} as const satisfies Endpoints
