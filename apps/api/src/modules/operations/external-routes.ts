import type { Job } from '@pkg/api-client'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/answer-calls'
import { notFound, HttpError } from '../../http/problems'
import { OutsideService } from '../../integrations/external-service'
import type { Settings } from '../../settings'

const Jobs = Type.Object({
  jobs: Type.Array(
    Type.Object({
      id: Type.Union([Type.String(), Type.Number()]),
      title: Type.String(),
      absolute_url: Type.String({ pattern: '^https?://' }),
      location: Type.Optional(Type.Object({ name: Type.String() })),
      departments: Type.Optional(Type.Array(Type.Object({ name: Type.String() }))),
    }),
  ),
})

const Responses = Type.Object({
  items: Type.Array(
    Type.Object({
      response_id: Type.String(),
      submitted_at: Type.String(),
      answers: Type.Optional(Type.Array(Type.Unknown())),
    }),
  ),
})

/** What services outside our walls tell: open positions and answers to forms. Without a service the answer is honestly empty. [API-045, API-047] */
export function externalRoutes(app: FastifyInstance, orm: Orm, { jobBoard, forms }: Settings['services']): void {
  const jobService = new OutsideService('The job board')
  const formService = new OutsideService('The form service')

  implementEndpoints(app, orm, 'jobs', {
    async list({ params }) {
      if (!jobBoard) return { isConfigured: false, jobs: [] }
      if (!/^[\w-]{1,60}$/.test(params.board)) throw notFound('job board', params.board)
      const answer = await jobService.json(new URL(`${jobBoard.url}/${params.board}/jobs`))
      if (!Value.Check(Jobs, answer)) throw unreadable('The job board')
      const jobs = answer.jobs.map(({ id, title, absolute_url: url, location, departments }): Job => ({
        id: String(id),
        title,
        url,
        ...(location ? { location: location.name } : {}),
        ...(departments?.[0] ? { department: departments[0].name } : {}),
      }))
      return { isConfigured: true, jobs }
    },
  })

  implementEndpoints(app, orm, 'formResponses', {
    async list({ query }) {
      if (!forms) return { isConfigured: false, items: [] }
      const url = new URL(`${forms.url}/forms/${query.formId}/responses`)
      url.searchParams.set('page_size', String(query.pageSize ?? 25))
      const answer = await formService.json(url, { authorization: `Bearer ${forms.token}` })
      if (!Value.Check(Responses, answer)) throw unreadable('The form service')
      const items = answer.items.map(({ response_id: id, submitted_at: submittedAt, answers = [] }) => ({
        id,
        submittedAt,
        answers,
      }))
      return { isConfigured: true, items }
    },
  })
}

const unreadable = (name: string) =>
  new HttpError(502, 'outside-service', `${name} answered something that cannot be read`)
