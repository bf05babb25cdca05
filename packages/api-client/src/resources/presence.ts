import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'

/** The record that a person is looking at: its JSON:API type and its ID. */
export const NewPresence = Type.Object(
  {
    recordType: Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 60 }),
    recordId: Type.String({ pattern: '^[\\w-]+$', maxLength: 160 }),
  },
  { additionalProperties: false },
)
export type NewPresence = Static<typeof NewPresence>

/** Who looks at the same record. Kept for a minute. Advisors learn it of families, contacts, and organizations, and admins of every record. [WORK-016] */
export const presence = {
  replace: {
    method: 'PUT',
    path: '/platform/presence',
    status: 200,
    access: ['agent', 'admin'],
    summary: 'Says which record you’re looking at, and returns who else is. Repeat it at least once a minute',
    body: NewPresence,
    response: of<{ others: string[] }>(),
  },
} as const satisfies Endpoints
