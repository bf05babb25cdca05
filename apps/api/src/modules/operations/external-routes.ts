import type { Job } from '@pkg/api-client'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { notFound, HttpError } from '../../http/errors'
import { ExternalService } from '../../integrations/external-service'
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

const FormResponses = Type.Object({
  items: Type.Array(
    Type.Object({
      response_id: Type.String(),
      submitted_at: Type.String(),
      answers: Type.Optional(Type.Array(Type.Unknown())),
    }),
  ),
})

/** Registers open positions from a job board and responses from a form service. Lists are empty without a configured service. [API-045, API-047] */
export function externalRoutes(app: FastifyInstance, orm: Orm, { jobBoard, forms }: Settings['services']): void {
  const jobService = new ExternalService('The job board')
  const formService = new ExternalService('The form service')

  implementEndpoints(app, orm, 'jobs', {
    async list({ params }) {
      if (!jobBoard) return { isConfigured: false, jobs: [] }
      if (!/^[\w-]{1,60}$/.test(params.board)) throw notFound('job board', params.board)
      const response = await jobService.json(new URL(`${jobBoard.url}/${params.board}/jobs`))
      if (!Value.Check(Jobs, response)) throw invalidResponse('The job board')
      const jobs = response.jobs.map(({ id, title, absolute_url: url, location, departments }): Job => ({
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
      const response = await formService.json(url, { authorization: `Bearer ${forms.token}` })
      if (!Value.Check(FormResponses, response)) throw invalidResponse('The form service')
      const items = response.items.map(({ response_id: id, submitted_at: submittedAt, answers = [] }) => ({
        id,
        submittedAt,
        answers,
      }))
      return { isConfigured: true, items }
    },
  })
}

const invalidResponse = (name: string) => new HttpError(502, 'external-service', `${name} returned an invalid response`)
