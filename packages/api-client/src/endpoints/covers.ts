import { type Endpoints, of, pageOf } from '../endpoint'
import type { CoverParameters, NewCover } from '../schemas/covers'

/** An advisor who covers for an absent colleague. [WORK-007] */
export interface Cover {
  id: string
  version: number
  /** The absent advisor. */
  agentId: string
  agentName: string
  coveringId: string
  coveringName: string
  /** The first and the last day. */
  from: string
  until: string
  status: 'planned' | 'active' | 'ended'
  createdAt: string
}

const staff = ['agent', 'admin'] as const

/** Covers for absent advisors. Agents see those that they take part in, and admins all. [WORK-007] */
export const covers = {
  list: {
    method: 'GET',
    path: '/platform/covers',
    status: 200,
    access: staff,
    summary: 'Lists covers for absent advisors, by default those that begin last first',
    resource: 'covers',
    query: of<CoverParameters>(),
    response: pageOf<Cover>(),
  },
  create: {
    method: 'POST',
    path: '/platform/covers',
    status: 201,
    access: staff,
    summary:
      'Names a colleague who works on the families of an absent advisor, who gets no new ones meanwhile; families see it in their receipts',
    resource: 'covers',
    body: of<NewCover>(),
    response: of<Cover>(),
  },
  end: {
    method: 'POST',
    path: '/platform/covers/:id/end',
    status: 200,
    access: staff,
    summary: 'Ends a cover now',
    resource: 'covers',
    response: of<Cover>(),
  },
} as const satisfies Endpoints
