import { type Static, Type } from '@sinclair/typebox'
import { line } from './text'

/** The form whose responses to list, by the form service's id. */
export const FormResponseParameters = Type.Object(
  {
    formId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  { additionalProperties: false },
)
export type FormResponseParameters = Static<typeof FormResponseParameters>

/** A job as the job board returns it. */
export const Job = Type.Object({
  id: Type.String(),
  title: line(300),
  location: Type.Optional(Type.String()),
  department: Type.Optional(Type.String()),
  url: Type.String({ pattern: '^https?://' }),
})
export type Job = Static<typeof Job>
