import { type Endpoints, of, pageOf } from '../endpoint'
import type { RecordReadParameters, TimelineItem, TimelineKind, TimelineParameters } from '../schemas/timeline'
import type { AccessRoute } from './trust-entities'

/** Someone saw the contact info of a family. [WORK-017] */
export interface RecordRead {
  id: string
  at: string
  clientId: string
  /** The account of the person. It can be deleted since. */
  personId: string
  person: string
  role: string
  agentId?: string
  route: AccessRoute
  reason: string
}

const staff = ['agent', 'admin'] as const

/** Everything that happened to a family. [WORK-006] */
export const timeline = {
  list: {
    method: 'GET',
    path: '/platform/timeline',
    status: 200,
    access: staff,
    summary:
      'Lists what happened to a family that you see, by default newest first; `meta.counts` counts each kind. Messages are those of your conversations',
    resource: 'timeline-items',
    query: of<TimelineParameters>(),
    response: pageOf<TimelineItem, { counts: Record<TimelineKind, number> }>(),
  },
} as const satisfies Endpoints

/** Who saw contact info of families. Nothing here can be changed. [WORK-017] */
export const recordReads = {
  list: {
    method: 'GET',
    path: '/platform/record-reads',
    status: 200,
    access: staff,
    summary:
      'Lists who saw contact info of families and why, by default newest first; advisors see that of their families',
    resource: 'record-reads',
    query: of<RecordReadParameters>(),
    response: pageOf<RecordRead>(),
  },
} as const satisfies Endpoints
