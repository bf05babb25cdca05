import { leadStages } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { paging } from './paging'
import { text, uuid } from './text'

const stage = Type.Union(leadStages.map((value) => Type.Literal(value)))

/** Which families to list. `q` searches name, place and community. */
export const FamilyParameters = Type.Object(
  { ...paging, 'filter[stage]': Type.Optional(stage), q: Type.Optional(Type.String({ maxLength: 80 })) },
  { additionalProperties: false },
)
export type FamilyParameters = Static<typeof FamilyParameters>

/** What staff may change of a family. */
export const FamilyChange = Type.Object(
  { stage: Type.Optional(stage) },
  { additionalProperties: false, minProperties: 1 },
)
export type FamilyChange = Static<typeof FamilyChange>

/** A note on a family. */
export const NewNote = Type.Object({ clientId: uuid, text: text(4000) }, { additionalProperties: false })
export type NewNote = Static<typeof NewNote>

/** Which tasks to list. Days count in the zone given. */
export const TaskParameters = Type.Object(
  {
    ...paging,
    'filter[status]': Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('done')])),
    'filter[due]': Type.Optional(Type.Union([Type.Literal('today'), Type.Literal('later')])),
    'filter[client]': Type.Optional(uuid),
    timeZone: Type.Optional(Type.String({ maxLength: 60 })),
  },
  { additionalProperties: false },
)
export type TaskParameters = Static<typeof TaskParameters>

/** What staff may change of a task. */
export const TaskChange = Type.Object(
  { status: Type.Union([Type.Literal('open'), Type.Literal('done')]) },
  { additionalProperties: false },
)
export type TaskChange = Static<typeof TaskChange>

/** A page of a list without filters. */
export const PageParameters = Type.Object(paging, { additionalProperties: false })
export type PageParameters = Static<typeof PageParameters>
