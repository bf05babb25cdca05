import type { Endpoints } from '../endpoint'
import { staff } from '../roles'

/** Live updates as a stream of server-sent events. [API-042] */
export const events = {
  stream: {
    method: 'GET',
    path: '/platform/events/stream',
    status: 204,
    access: staff,
    summary:
      'Streams a `record` event for each change of a record that you see, and a `family` event when a family is no longer shared with you',
  },
} as const satisfies Endpoints
