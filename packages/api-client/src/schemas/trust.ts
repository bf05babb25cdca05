import type { WordingId } from '@pkg/domain'
import { type Static, type TLiteral, Type } from '@sinclair/typebox'
import { moment } from './collection'
import { choice, listParameters, only, range, reference } from './list-parameters'
import { line, name, communitySlug, communitySlugLine, text, uuid, stateCode } from './text'
import { paging } from './paging'

/** The token in an emailed link. */
const token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })

const wordingOf = <const Id extends WordingId>(...ids: Id[]) =>
  Type.Object(
    {
      id: Type.Union(ids.map((id): TLiteral<Id> => Type.Literal(id))),
      version: line(40),
      language: line(10),
    },
    { additionalProperties: false },
  )

/** A consent wording of a request, which the server stores. [TRUTH-002] */
export const NamedWording = wordingOf(
  'contact',
  'contact-email',
  'texts',
  'sell-home',
  'sell-home-email',
  'buy-home',
  'buy-home-email',
)

/** The wording that staff confirm when a family agreed to calls on the phone or in person. [TRUTH-002] */
export const SpokenContact = wordingOf('spoken-contact')

/** The wording that staff confirm when a family agreed to share its data with a community. [TRUTH-002] */
export const SpokenShare = wordingOf('spoken-share')

/** The wording that staff confirm when a family agreed to calls of a real estate agent. [TRUTH-002, AGENT-006] */
export const SpokenHome = wordingOf('spoken-sell-home', 'spoken-buy-home')

/** When and how a family wants to be called. [TRUST-007] */
export const CallPreferences = Type.Partial(
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

/** The receipts to list: those of the link, or your own. */
export const ReceiptParameters = Type.Object({ token: Type.Optional(token) }, { additionalProperties: false })
export type ReceiptParameters = Static<typeof ReceiptParameters>

/** The address to which to email a new link to the receipts. */
export const NewReceiptLink = Type.Object(
  { email: Type.String({ minLength: 1, maxLength: 254 }) },
  { additionalProperties: false },
)
export type NewReceiptLink = Static<typeof NewReceiptLink>

/** When and how the family of the link, or your own, wants to be called. */
export const CallPreferencesChange = Type.Object(
  { token: Type.Optional(token), preferences: CallPreferences },
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

/** The reason for revealing contact info. [TRUST-008] */
export const ContactReveal = Type.Object({ clientId: uuid, reason: line(300) }, { additionalProperties: false })
export type ContactReveal = Static<typeof ContactReveal>

const releaseStatus = Type.Union([
  Type.Literal('active'),
  Type.Literal('ended'),
  Type.Literal('revoked'),
  Type.Literal('confirmed'),
  Type.Literal('overdue'),
])
const releaseResponse = Type.Union([Type.Literal('contacted'), Type.Literal('tour-offered'), Type.Literal('declined')])

/**
 * The list of releases. `waiting` ones were revoked, and the recipient hasn't confirmed the deletion. `recipient` is the id of an advisor or a
 * community.
 */
export const ReleaseParameters = listParameters(
  ['sentAt', 'recipientName', 'status', 'stoppedAt', 'confirmBy', 'respondBy', 'respondedAt'],
  {
    client: reference(uuid),
    confirmation: only(Type.Literal('waiting')),
    status: choice(releaseStatus),
    recipientKind: choice(Type.Union([Type.Literal('operator'), Type.Literal('agent'), Type.Literal('community')])),
    recipient: only(communitySlugLine),
    response: choice(releaseResponse),
    sentAt: range(moment),
    stoppedAt: range(moment),
    confirmBy: range(moment),
    respondBy: range(moment),
    respondedAt: range(moment),
  },
)
export type ReleaseParameters = Static<typeof ReleaseParameters>

/** A response to a released family. `note` is required for `declined`. [TRUTH-008] */
export const NewReleaseResponse = Type.Object(
  { response: releaseResponse, note: Type.Optional(text(1000)) },
  { additionalProperties: false },
)
export type NewReleaseResponse = Static<typeof NewReleaseResponse>

/** The list of missed responses. `agent` is the family's advisor now. [TRUTH-008] */
export const MissedResponseParameters = listParameters(['at', 'recipientName', 'clientName', 'agentName', 'outcome'], {
  outcome: choice(Type.Union([Type.Literal('declined'), Type.Literal('no-response')])),
  recipientKind: choice(
    Type.Union([Type.Literal('advisor'), Type.Literal('community'), Type.Literal('real-estate-agent')]),
  ),
  client: reference(uuid),
  agent: reference(line(160)),
  at: range(moment),
})
export type MissedResponseParameters = Static<typeof MissedResponseParameters>

/** Filters for state rules: one state, and one day. [TRUST-015] */
export const StateRuleParameters = Type.Object(
  {
    'filter[state]': Type.Optional(stateCode),
    on: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  },
  { additionalProperties: false },
)
export type StateRuleParameters = Static<typeof StateRuleParameters>

/** A copy of a state's disclosure for a community. */
export const NewDisclosureCopy = Type.Object(
  { clientId: uuid, communityId: communitySlug },
  { additionalProperties: false },
)
export type NewDisclosureCopy = Static<typeof NewDisclosureCopy>
