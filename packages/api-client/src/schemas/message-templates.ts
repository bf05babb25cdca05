import { type Static, Type } from '@sinclair/typebox'
import { moment, record, strictObject } from './collection'
import { choice, listParameters, range, reference, textFilter } from './list-parameters'
import { line, text, uuid } from './text'

const sharing = Type.Union([Type.Literal('me'), Type.Literal('team')])

/**
 * A text that people send often. `{family}` is replaced with the family's name, and `{me}` with that of the person who writes. The team is everyone with the
 * same role. [WORK-008]
 */
export const NewMessageTemplate = strictObject({ name: line(60), text: text(4000), sharedWith: sharing })
export const MessageTemplate = Type.Composite([
  Type.Object({ ...record, ownerId: Type.String(), createdAt: moment }),
  NewMessageTemplate,
])
/** The list of templates. `q` searches the name and the text. */
export const MessageTemplateParameters = listParameters(
  ['name', 'createdAt'],
  { owner: reference(uuid), sharedWith: choice(sharing), createdAt: range(moment) },
  { q: textFilter },
)
export type NewMessageTemplate = Static<typeof NewMessageTemplate>
export type MessageTemplate = Static<typeof MessageTemplate>
export type MessageTemplateParameters = Static<typeof MessageTemplateParameters>
