import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { strictObject } from '../schemas/record'
import { email, name, text } from '../schemas/text'

/** The reasons to write to us. */
const contactTopics = ['community', 'information', 'call', 'provider', 'article', 'complaint', 'other'] as const

/** A message from the contact form. Our staff reply to its email address. [ROUTE-018] */
export const NewContactMessage = strictObject({
  topic: Type.Union(contactTopics.map((topic) => Type.Literal(topic))),
  name: name(120),
  email,
  message: text(4000),
})
export type NewContactMessage = Static<typeof NewContactMessage>

/** What a message is about. */
export type ContactTopic = NewContactMessage['topic']

/** Messages from the contact form. Staff read them in their mailbox and on the dashboard's outbox page. [ROUTE-018] */
export const contactMessages = {
  create: {
    method: 'POST',
    path: '/platform/contact-messages',
    status: 201,
    rateLimit: { requests: 10, seconds: 600 },
    access: 'anyone',
    summary: 'Emails a message to our staff, who reply to its email address',
    resource: 'contact-messages',
    body: NewContactMessage,
    response: of<{ id: string }>(),
  },
} as const satisfies Endpoints
