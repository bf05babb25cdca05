import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import type { MessageKind, StoppableKind } from '../message-kinds'
import { advisors } from '../roles'
import { moment } from '../schemas/record'
import { choice, listParameters, only, range, reference, textFilter } from '../schemas/list-parameters'
import { line, text, uuid } from '../schemas/text'

/** A message in the outbox. */
export interface OutboxMessage {
  id: string
  /** Missing for messages of versions that didn't store it. */
  kind?: MessageKind
  channel: 'email' | 'text'
  recipient: string
  /** Whether the recipient is a family, whose address the dashboard masks. [TRUST-008] */
  isToFamily: boolean
  subject: string
  body: string
  status: 'queued' | 'sent' | 'failed'
  createdAt: string
  sentAt?: string
  /** The reason the message won't be delivered. */
  failure?: string
}

/** Whether the recipient of an email stopped emails of its kind. */
export interface EmailStop {
  /** The id of the email. */
  id: string
  kind: StoppableKind
  isStopped: boolean
}

/** An email to a family, whose address the author doesn't see. [API-042] */
export const NewEmail = Type.Object(
  { clientId: uuid, subject: line(200), body: text(8000) },
  { additionalProperties: false },
)
export type NewEmail = Static<typeof NewEmail>

/** Stops emails like the one with this id. [TRUTH-009] */
export const NewEmailStop = Type.Object({ id: uuid }, { additionalProperties: false })
export type NewEmailStop = Static<typeof NewEmailStop>

/** The outbox. */
export const EmailParameters = listParameters(
  ['createdAt', 'sentAt', 'subject'],
  {
    status: only(Type.Union([Type.Literal('queued'), Type.Literal('sent'), Type.Literal('failed')])),
    channel: choice(Type.Union([Type.Literal('email'), Type.Literal('text')])),
    kind: reference(line(60)),
    createdAt: range(moment),
    sentAt: range(moment),
    client: reference(uuid),
    recipient: only(line(320)),
  },
  { q: textFilter },
)
export type EmailParameters = Static<typeof EmailParameters>

/** The outbox. Agents see messages sent to them; admins see all. [API-042] */
export const emails = {
  list: {
    method: 'GET',
    path: '/platform/emails',
    status: 200,
    access: advisors,
    summary: 'Lists sent and pending messages, by default newest first',
    resource: 'emails',
    query: EmailParameters,
    response: pageOf<OutboxMessage>(),
  },
  get: {
    method: 'GET',
    path: '/platform/emails/:id',
    status: 200,
    access: advisors,
    summary: 'Returns a message',
    resource: 'emails',
    response: of<OutboxMessage>(),
  },
  create: {
    method: 'POST',
    path: '/platform/emails',
    status: 201,
    access: advisors,
    summary: 'Emails a family without revealing its address',
    resource: 'emails',
    body: NewEmail,
    response: of<OutboxMessage>(),
  },
} as const satisfies Endpoints

/** What the recipient of an email stopped. The id of the email, which only its recipient and staff have, is the key. [TRUTH-009] */
export const emailStops = {
  get: {
    method: 'GET',
    path: '/platform/email-stops/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns which emails the recipient of an email can stop; the id is the email’s',
    resource: 'email-stops',
    response: of<EmailStop>(),
  },
  create: {
    method: 'POST',
    path: '/platform/email-stops',
    status: 201,
    access: 'anyone',
    summary: 'Stops emails of this kind to the recipient of an email',
    resource: 'email-stops',
    body: NewEmailStop,
    response: of<EmailStop>(),
  },
} as const satisfies Endpoints
