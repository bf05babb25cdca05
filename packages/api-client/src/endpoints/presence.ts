import { type Endpoints, of } from '../endpoint'
import type { NewPresence } from '../schemas/presence'

/** Who looks at the same family. Kept for a minute. [WORK-016] */
export const presence = {
  replace: {
    method: 'PUT',
    path: '/platform/presence',
    status: 200,
    access: ['agent', 'admin'],
    summary: 'Says which family you’re looking at, and returns who else is. Repeat it at least once a minute',
    body: of<NewPresence>(),
    response: of<{ others: string[] }>(),
  },
} as const satisfies Endpoints
