import type { CallPreferences } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { token } from '../schemas/ids'
import { line, name, uuid } from '../schemas/text'
import { ReceiptParameters } from './receipts'

/** How someone saw a family's contact info. [TRUTH-011] */
export type AccessRoute = 'reveal' | 'page' | 'export' | 'outbox' | 'accounts'

/** What a family's page shows besides its receipts: its time zone, when it wants to be called, and who saw its contact info. [TRUTH-011] */
export interface PrivacyOverview {
  /** The IANA time zone of the family's state. Empty without a family or state. */
  timeZone?: string
  callPreferences: CallPreferences
  /** Whether the family would rather not be called. [TRUST-006] */
  noCalls?: true
  /** Where a code would go, masked. Empty without an address or number on record. */
  codeTo?: string
  /** Newest first. */
  accesses: { person: string; at: string; route: AccessRoute; reason: string }[]
}

/** A code that we sent, so its owner can see, change, or delete their information. [TRUST-016] */
export interface SentPrivacyCode {
  id: string
  /** The masked email address or phone number. */
  sentTo: string
  expiresAt: string
}

/** What a correct code grants until it expires. */
export interface PrivacyGrant {
  grant: string
  expiresAt: string
}

/** A family's or account's contact info, as its owner sees it. */
export interface OwnContact {
  name: string
  email?: string
  phone?: string
  /** Whether a grant can change it. An account without a request is changed in its settings. */
  canChange: boolean
}

/** The records that an erasure deleted, and those the law requires us to keep for at least some years, without contact data. [TRUST-016] */
export interface Erasure {
  erasedAt: string
  erased: string[]
  retained: { records: string; reason: string; years: number }[]
}

/** When and how a family wants to be called. [TRUST-007] */
export const PreferredCalls = Type.Partial(
  Type.Object({
    days: Type.Array(
      Type.Union([
        Type.Literal('monday'),
        Type.Literal('tuesday'),
        Type.Literal('wednesday'),
        Type.Literal('thursday'),
        Type.Literal('friday'),
        Type.Literal('saturday'),
        Type.Literal('sunday'),
      ]),
      { maxItems: 7, uniqueItems: true },
    ),
    from: Type.Integer({ minimum: 0, maximum: 24 }),
    until: Type.Integer({ minimum: 0, maximum: 24 }),
    textFirst: Type.Boolean(),
  }),
  { additionalProperties: false },
)

/** When and how the family of the link, or your own, wants to be called. */
export const CallPreferencesChange = Type.Object(
  { token: Type.Optional(token), preferences: PreferredCalls },
  { additionalProperties: false },
)
export type CallPreferencesChange = Static<typeof CallPreferencesChange>

/** A code as a person typed it, with the id of the message that it was in. */
export const PrivacyCode = Type.Object({ id: uuid, code: line(20) }, { additionalProperties: false })
export type PrivacyCode = Static<typeof PrivacyCode>

/** The grant that a code was exchanged for. */
export const GrantHolder = Type.Object({ grant: token }, { additionalProperties: false })
export type GrantHolder = Static<typeof GrantHolder>

/** A change of contact info. What's missing stays. */
export const ContactChange = Type.Object(
  { grant: token, name: Type.Optional(name(100)), email: Type.Optional(line(254)), phone: Type.Optional(line(40)) },
  { additionalProperties: false },
)
export type ContactChange = Static<typeof ContactChange>

/** The family whose data to export. */
export const ExportSubject = Type.Object({ clientId: uuid }, { additionalProperties: false })
export type ExportSubject = Static<typeof ExportSubject>

/**
 * The person whose data to delete: the one of the grant, or the named family (admins only). It has a confirmation, because an erasure can't be
 * undone. [TRUST-016]
 */
export const ErasureRequest = Type.Object(
  { grant: Type.Optional(token), clientId: Type.Optional(uuid), confirm: Type.Literal('erase') },
  { additionalProperties: false },
)
export type ErasureRequest = Static<typeof ErasureRequest>

/**
 * What a family can do with its information. To download, change, or delete it, a person enters a code that we send to the address or
 * number on record. [TRUST-016]
 */
export const privacy = {
  overview: {
    method: 'GET',
    path: '/platform/privacy',
    status: 200,
    access: 'anyone',
    summary: 'Returns when you want to be called, and who saw your contact info',
    query: ReceiptParameters,
    response: of<PrivacyOverview>(),
  },
  changeCalls: {
    method: 'PUT',
    path: '/platform/privacy/call-preferences',
    status: 200,
    access: 'anyone',
    summary: 'Changes when and how you want to be called',
    body: CallPreferencesChange,
    response: of<CallPreferences>(),
  },
  sendCode: {
    method: 'POST',
    path: '/platform/privacy/codes',
    status: 201,
    access: 'anyone',
    summary: 'Sends a code to the email address on record, or to the phone number if there is none',
    body: ReceiptParameters,
    response: of<SentPrivacyCode>(),
  },
  enterCode: {
    method: 'POST',
    path: '/platform/privacy/grants',
    status: 201,
    access: 'anyone',
    summary:
      'Exchanges a code for a grant, which lets you download, change, and delete your information for 15 minutes',
    body: PrivacyCode,
    response: of<PrivacyGrant>(),
  },
  contact: {
    method: 'POST',
    path: '/platform/privacy/contact',
    status: 200,
    access: 'anyone',
    summary: 'Returns your contact info',
    body: GrantHolder,
    response: of<OwnContact>(),
  },
  changeContact: {
    method: 'PUT',
    path: '/platform/privacy/contact',
    status: 200,
    access: 'anyone',
    summary: 'Changes your name, email address, or phone number',
    body: ContactChange,
    response: of<OwnContact>(),
  },
  download: {
    method: 'POST',
    path: '/platform/privacy/download',
    status: 200,
    access: 'anyone',
    summary: 'Returns everything stored about you',
    body: GrantHolder,
    response: of<Record<string, unknown>>(),
  },
  export: {
    method: 'GET',
    path: '/platform/privacy/export',
    status: 200,
    access: ['admin'],
    summary: 'Exports everything stored about a family, which sees that you did',
    query: ExportSubject,
    response: of<Record<string, unknown>>(),
  },
  erase: {
    method: 'POST',
    path: '/platform/privacy/erasure',
    status: 200,
    access: 'anyone',
    summary: 'Deletes everything about a person except what the law requires us to keep, which the response lists',
    body: ErasureRequest,
    response: of<Erasure>(),
  },
} as const satisfies Endpoints
