import type { ConsentBox, ConsentKind, WordingId } from '@pkg/domain'
import { type Static, type TLiteral, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors } from '../roles'
import { paging } from '../schemas/paging'
import { communitySlug, line, uuid } from '../schemas/text'

/** A record of the consent ledger. [TRUST-001] */
export interface ConsentRecord {
  id: string
  position: number
  kind: ConsentKind
  recipient?: string
  state?: string
  text: string
  version: string
  language: string
  boxes: ConsentBox[]
  page: string
  networkAddress?: string
  browser?: string
  givenAt: string
  hash: string
}

/** The result of checking the ledger. [TRUST-001] */
export interface LedgerReport {
  isUnbroken: boolean
  records: number
  /** The hash of the newest record. Note it, so a later check can prove that no record before it was removed. */
  head: string
  brokenAt?: number
  reason?: string
  /** Whether the head in the request is part of the chain. */
  isHeadKnown?: boolean
}

/** Returns the schema of the words that a person agreed to. */
export const wordingOf = <const Id extends WordingId>(...ids: Id[]) =>
  Type.Object(
    {
      id: Type.Union(ids.map((id): TLiteral<Id> => Type.Literal(id))),
      version: line(40),
      language: line(10),
    },
    { additionalProperties: false },
  )

/** A consent to share with one more community, given after the request. `requestId` names the request of the family. [TRUST-001, TRUTH-002] */
export const NewConsent = Type.Object(
  {
    requestId: uuid,
    page: Type.String({ pattern: '^/', maxLength: 300 }),
    wording: wordingOf('share'),
    recipient: communitySlug,
  },
  { additionalProperties: false },
)
export type NewConsent = Static<typeof NewConsent>

/** The family whose records to list. */
export const ClientFilter = Type.Object(
  { ...paging, 'filter[client]': Type.Optional(uuid) },
  { additionalProperties: false },
)
export type ClientFilter = Static<typeof ClientFilter>

/** A ledger head noted earlier. The check reports whether it's still in the chain. */
export const LedgerCheck = Type.Object(
  { head: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })) },
  { additionalProperties: false },
)
export type LedgerCheck = Static<typeof LedgerCheck>

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
    body: NewConsent,
    response: of<ConsentRecord>(),
  },
  list: {
    method: 'GET',
    path: '/platform/consents',
    status: 200,
    access: advisors,
    summary: 'Lists consents, newest first; agents see those of their own families',
    resource: 'consents',
    query: ClientFilter,
    response: pageOf<ConsentRecord>(),
  },
  check: {
    method: 'GET',
    path: '/platform/consents/check',
    status: 200,
    access: ['admin'],
    summary: "Verifies that the ledger's hash chain is unbroken",
    query: LedgerCheck,
    response: of<LedgerReport>(),
  },
} as const satisfies Endpoints
