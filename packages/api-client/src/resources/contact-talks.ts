import { callOutcomes } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, pageOf } from '../endpoint'
import { advisors } from '../roles'
import { moment } from '../schemas/record'
import { choice, listParameters, range, reference } from '../schemas/list-parameters'
import { text, uuid } from '../schemas/text'

const outcome = Type.Union(callOutcomes.map((value) => Type.Literal(value)))

/** A talk with a contact that a member of the staff logged, and the families that it was about. [DASH-014] */
export const ContactTalk = Type.Object({
  id: Type.String(),
  contactId: Type.String(),
  contactName: Type.String(),
  outcome,
  minutes: Type.Optional(Type.Integer()),
  note: Type.Optional(Type.String()),
  at: moment,
  person: Type.String(),
  families: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  createdAt: moment,
})
export type ContactTalk = Static<typeof ContactTalk>

/** The talks to list. [DASH-014] */
export const ContactTalkParameters = listParameters(['at', 'minutes'], {
  contact: reference(uuid),
  client: reference(uuid),
  outcome: choice(outcome),
  at: range(moment),
})
export type ContactTalkParameters = Static<typeof ContactTalkParameters>

/** A talk with a contact, by default now, and the families that it was about. [DASH-014] */
export const NewContactTalk = Type.Object(
  {
    contactId: uuid,
    outcome,
    minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 600 })),
    note: Type.Optional(text(4000)),
    at: Type.Optional(moment),
    clientIds: Type.Optional(Type.Array(uuid, { uniqueItems: true, maxItems: 20 })),
  },
  { additionalProperties: false },
)
export type NewContactTalk = Static<typeof NewContactTalk>

/** Talks of advisors and admins with contacts. One about a family is for those who see the family. [DASH-014, ROLE-010] */
export const contactTalks = {
  list: {
    method: 'GET',
    path: '/platform/contact-talks',
    status: 200,
    access: advisors,
    summary: 'Lists logged talks with contacts, by default newest first',
    resource: 'contact-talks',
    query: ContactTalkParameters,
    response: pageOf(ContactTalk),
  },
  create: {
    method: 'POST',
    path: '/platform/contact-talks',
    status: 201,
    access: advisors,
    summary: 'Logs a talk with a contact, and the families that it was about',
    resource: 'contact-talks',
    body: NewContactTalk,
    response: ContactTalk,
  },
} as const satisfies Endpoints
