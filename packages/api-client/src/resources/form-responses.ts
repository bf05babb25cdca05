import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'

/** The form whose responses to list, by the form service's id. */
export const FormResponseParameters = Type.Object(
  {
    formId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  { additionalProperties: false },
)
export type FormResponseParameters = Static<typeof FormResponseParameters>

/** Form responses from a form service. Empty unless one is configured. [API-045] */
export const formResponses = {
  list: {
    method: 'GET',
    path: '/external/typeform/response',
    status: 200,
    access: ['admin'],
    summary: 'Lists the responses to a form from the form service; empty if none is configured',
    query: FormResponseParameters,
    response: of<{ isConfigured: boolean; items: { id: string; submittedAt: string; answers: unknown[] }[] }>(),
  },
} as const satisfies Endpoints
