import { type Static, Type } from '@sinclair/typebox'
import { strictObject } from './collection'
import { email, name, text } from './text'

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
export type ContactTopic = NewContactMessage['topic']
