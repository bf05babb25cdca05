import { type Static, Type } from '@sinclair/typebox'
import { line, communitySlug, text, uuid } from './text'
import { paging } from './paging'

/** The token in an emailed link. */
const token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
const stateCode = Type.String({ pattern: '^[A-Z]{2}$' })

/** A consent wording that the server stores. [TRUTH-002] */
export const NamedWording = Type.Object(
  {
    id: Type.Union([Type.Literal('contact'), Type.Literal('texts')]),
    version: line(40),
    language: line(10),
  },
  { additionalProperties: false },
)

/** A consent as it was shown. [TRUST-001] */
export const ShownConsent = Type.Object(
  {
    kind: Type.Union([
      Type.Literal('contact'),
      Type.Literal('share'),
      Type.Literal('texts'),
      Type.Literal('disclosure'),
    ]),
    text: text(8000),
    version: line(40),
    language: line(10),
    boxes: Type.Array(Type.Object({ label: line(1000), isTicked: Type.Boolean() }, { additionalProperties: false }), {
      maxItems: 10,
    }),
    recipient: Type.Optional(communitySlug),
    state: Type.Optional(stateCode),
  },
  { additionalProperties: false },
)

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

/** A consent given after the request. `requestId` names the request of the family. [TRUST-001] */
export const NewConsent = Type.Composite(
  [ShownConsent, Type.Object({ requestId: uuid, page: Type.String({ pattern: '^/', maxLength: 300 }) })],
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

/** The person whose data to export: the one of the link, the named family (admins only), or yourself. */
export const PrivacySubject = Type.Object(
  { token: Type.Optional(token), clientId: Type.Optional(uuid) },
  { additionalProperties: false },
)
export type PrivacySubject = Static<typeof PrivacySubject>

/** The person whose data to delete, with a confirmation, because an erasure can't be undone. [TRUST-016] */
export const ErasureRequest = Type.Composite([PrivacySubject, Type.Object({ confirm: Type.Literal('erase') })], {
  additionalProperties: false,
})
export type ErasureRequest = Static<typeof ErasureRequest>

/** The reason for revealing contact info. [TRUST-008] */
export const ContactReveal = Type.Object({ clientId: uuid, reason: line(300) }, { additionalProperties: false })
export type ContactReveal = Static<typeof ContactReveal>

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
