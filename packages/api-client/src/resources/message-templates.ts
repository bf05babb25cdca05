import { type Static, Type } from '@sinclair/typebox'
import { collection } from '../collection'
import { staff } from '../roles'
import { moment, record, strictObject } from '../schemas/record'
import { choice, listParameters, range, reference, textFilter } from '../schemas/list-parameters'
import { line, text, uuid } from '../schemas/text'

const sharing = Type.Union([Type.Literal('me'), Type.Literal('team')])

/**
 * A text that people send often. `{family}` is replaced with the family's name, and `{me}` with that of the person who writes. The team is everyone with the
 * same role. [WORK-008]
 */
export const NewMessageTemplate = strictObject({ name: line(60), text: text(4000), sharedWith: sharing })
export type NewMessageTemplate = Static<typeof NewMessageTemplate>

/** A template for messages. */
export const MessageTemplate = Type.Composite([
  Type.Object({ ...record, ownerId: Type.String(), createdAt: moment }),
  NewMessageTemplate,
])
export type MessageTemplate = Static<typeof MessageTemplate>

/** The list of templates. `q` searches the name and the text. */
export const MessageTemplateParameters = listParameters(
  ['name', 'createdAt'],
  { owner: reference(uuid), sharedWith: choice(sharing), createdAt: range(moment) },
  { q: textFilter },
)
export type MessageTemplateParameters = Static<typeof MessageTemplateParameters>

/** Texts that people send often. Everyone sees their own, and those that people with their role share. [WORK-008] */
export const messageTemplates = collection({
  entity: MessageTemplate,
  query: MessageTemplateParameters,
  made: NewMessageTemplate,
  path: '/platform/message-templates',
  type: 'message-templates',
  one: 'a message template',
  many: 'your message templates and those that your team shares',
  read: staff,
  write: staff,
})
