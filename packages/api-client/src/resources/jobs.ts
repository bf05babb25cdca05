import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { line } from '../schemas/text'

/** A job as the job board returns it. */
export const Job = Type.Object({
  id: Type.String(),
  title: line(300),
  location: Type.Optional(Type.String()),
  department: Type.Optional(Type.String()),
  url: Type.String({ pattern: '^https?://' }),
})
export type Job = Static<typeof Job>

/** Open positions from a job board service. Empty unless one is configured. [API-047] */
export const jobs = {
  list: {
    method: 'GET',
    path: '/:board/jobs',
    status: 200,
    access: 'anyone',
    summary: 'Lists open positions from the job board service; empty if none is configured',
    response: of<{ isConfigured: boolean; jobs: Job[] }>(),
  },
} as const satisfies Endpoints
