import { type Static, Type } from '@sinclair/typebox'

/** Options of the homebase. [API-012] */
export const HomebaseParameters = Type.Object(
  {
    /** Only communities that families can contact directly. */
    'filter[d2c]': Type.Optional(Type.Literal('eq:true')),
    include: Type.Optional(Type.Literal('all')),
    /** The language of the reasons. */
    language: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('es')])),
  },
  { additionalProperties: false },
)
export type HomebaseParameters = Static<typeof HomebaseParameters>
