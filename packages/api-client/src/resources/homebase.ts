import type { Homebase } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'

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

/** What a family sees after its request. [API-012, HOME-002] */
export const homebase = {
  get: {
    method: 'GET',
    path: '/marketplace/homebase/:id',
    status: 200,
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Returns your recommended communities, the reasons, and your advisor; the id is “me”',
    resource: 'homebase',
    query: HomebaseParameters,
    response: of<Homebase>(),
  },
} as const satisfies Endpoints
