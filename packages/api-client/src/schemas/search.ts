import { type Static, Type } from '@sinclair/typebox'
import { paging } from './paging'
import { formMark } from './text'

const point = Type.String({
  pattern: '^-?\\d{1,2}(\\.\\d{1,15})?,-?\\d{1,3}(\\.\\d{1,15})?$',
  [formMark]: 'latitude,longitude, such as 43.61,-116.2',
})
const typed = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' })

/** What a person typed into the search box for locations and communities. */
export const Suggestions = Type.Object(
  { q: typed, limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })) },
  { additionalProperties: false },
)
export type Suggestions = Static<typeof Suggestions>

/** A search for a community by name. `geo` is the point from which distances are measured; nearer communities come first. */
export const NameSearch = Type.Object(
  { ...paging, q: typed, geo: Type.Optional(point) },
  { additionalProperties: false },
)
export type NameSearch = Static<typeof NameSearch>
