import { type Static, Type } from '@sinclair/typebox'
import { changesOf, collection } from '../collection'
import { type Endpoints, of } from '../endpoint'
import { admins } from '../roles'
import { choice, listParameters, textFilter } from '../schemas/list-parameters'
import { moment, record, strictObject } from '../schemas/record'
import { formMark, line, uuid } from '../schemas/text'

/** A partner's site as browsers send it: https without a path, or http on this computer. */
const origin = Type.String({
  pattern: '^(https://[a-z0-9.-]+(:\\d+)?|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?)$',
  maxLength: 200,
  [formMark]: 'the address of a site without a path, such as https://www.partner.example',
})

/** A partner team whose sites show the wizard. [WORK-012] */
export const NewPartner = strictObject({
  name: line(120),
  origins: Type.Array(origin, { minItems: 1, maxItems: 20, uniqueItems: true }),
})
export type NewPartner = Static<typeof NewPartner>

/** A key of a partner. What it is was shown once and isn't stored. It works until `endsAt`. */
const PartnerKey = Type.Object({
  id: Type.String(),
  createdAt: moment,
  createdBy: Type.Optional(Type.String()),
  endsAt: Type.Optional(moment),
  /** To the hour. */
  lastUsedAt: Type.Optional(moment),
})
export type PartnerKey = Static<typeof PartnerKey>

/** A partner with its keys, newest first, and how many requests families sent on its sites in the last 90 days. [WORK-012] */
export const Partner = Type.Composite([
  Type.Object({ ...record, createdAt: moment }),
  NewPartner,
  Type.Object({
    isActive: Type.Boolean(),
    keys: Type.Array(PartnerKey),
    workingKeys: Type.Integer(),
    requests: Type.Integer(),
    lastUsedAt: Type.Optional(moment),
  }),
])
export type Partner = Static<typeof Partner>

/** The partners to list. */
export const PartnerParameters = listParameters(
  ['name', 'createdAt', 'requests', 'lastUsedAt', 'workingKeys'],
  { isActive: choice(Type.Union([Type.Literal('true'), Type.Literal('false')])) },
  { q: textFilter },
)
export type PartnerParameters = Static<typeof PartnerParameters>

/** How many days the earlier keys go on working next to a new one. */
export const keyOverlapDays = [0, 1, 7, 30] as const

/** A new key. The earlier ones end after the overlap, so the partner can replace them without an interruption. */
export const NewPartnerKey = strictObject({
  overlapDays: Type.Union(keyOverlapDays.map((days) => Type.Literal(days))),
})
export type NewPartnerKey = Static<typeof NewPartnerKey>

/** The key, which no later response has. */
export interface CreatedPartnerKey {
  id: string
  key: string
}

/** What of a partner can be changed. Its keys work only while it's active. */
const Changeable = Type.Composite([NewPartner, Type.Object({ isActive: Type.Boolean() })])

const { list, get, create, update } = collection({
  entity: Partner,
  query: PartnerParameters,
  made: NewPartner,
  path: '/admin/partners',
  type: 'partners',
  one: 'a partner',
  many: 'partners',
  read: admins,
  write: admins,
})

/** Partners, and the keys with which their sites use the API. None is deleted, because requests name them. [WORK-012, API-049] */
export const partners = {
  list,
  get,
  create,
  update: { ...update, body: changesOf(Changeable) },
  addKey: {
    method: 'POST',
    path: '/admin/partners/:id/keys',
    status: 201,
    access: admins,
    summary: 'Creates a key of a partner and returns it once. Earlier keys end after the overlap',
    resource: 'partner-keys',
    body: NewPartnerKey,
    response: of<CreatedPartnerKey>(),
  },
  endKey: {
    method: 'POST',
    path: '/admin/partners/:id/ended-keys',
    status: 200,
    access: admins,
    summary: 'Ends a key of a partner immediately',
    resource: 'partners',
    body: strictObject({ keyId: uuid }),
    response: Partner,
  },
} as const satisfies Endpoints
