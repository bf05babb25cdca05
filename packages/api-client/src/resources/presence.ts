import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { uuid } from '../schemas/text'

/** The family that a person is looking at. */
export const NewPresence = Type.Object({ clientId: uuid }, { additionalProperties: false })
export type NewPresence = Static<typeof NewPresence>

/** Who looks at the same family. Kept for a minute. [WORK-016] */
export const presence = {
  replace: {
    method: 'PUT',
    path: '/platform/presence',
    status: 200,
    access: ['agent', 'admin'],
    summary: 'Says which family you’re looking at, and returns who else is. Repeat it at least once a minute',
    body: NewPresence,
    response: of<{ others: string[] }>(),
  },
} as const satisfies Endpoints
