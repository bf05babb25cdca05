import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors } from '../roles'
import { day } from '../schemas/record'
import { listParameters, only, range, reference } from '../schemas/list-parameters'
import { line } from '../schemas/text'

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

/** The list of covers. `agent` is the absent advisor, and `covering` the one who covers. [WORK-007] */
export const CoverParameters = listParameters(['from', 'until', 'createdAt'], {
  agent: reference(line(160)),
  covering: reference(line(160)),
  from: range(day),
  until: range(day),
  status: only(Type.Union([Type.Literal('planned'), Type.Literal('active'), Type.Literal('ended')])),
})
export type CoverParameters = Static<typeof CoverParameters>

/** Names a colleague who covers for an absent advisor on days, the last one included. `agentId` is the absent one, by default yourself. [WORK-007] */
export const NewCover = Type.Object(
  { agentId: Type.Optional(line(160)), coveringId: line(160), from: day, until: day },
  { additionalProperties: false },
)
export type NewCover = Static<typeof NewCover>

/** Covers for absent advisors. Agents see those that they take part in, and admins all. [WORK-007] */
export const covers = {
  list: {
    method: 'GET',
    path: '/platform/covers',
    status: 200,
    access: advisors,
    summary: 'Lists covers for absent advisors, by default those that begin last first',
    resource: 'covers',
    query: CoverParameters,
    response: pageOf<Cover>(),
  },
  create: {
    method: 'POST',
    path: '/platform/covers',
    status: 201,
    access: advisors,
    summary:
      'Names a colleague who works on the families of an absent advisor, who gets no new ones meanwhile; families see it in their receipts',
    resource: 'covers',
    body: NewCover,
    response: of<Cover>(),
  },
  end: {
    method: 'POST',
    path: '/platform/covers/:id/end',
    status: 200,
    access: advisors,
    summary: 'Ends a cover now',
    resource: 'covers',
    response: of<Cover>(),
  },
} as const satisfies Endpoints
