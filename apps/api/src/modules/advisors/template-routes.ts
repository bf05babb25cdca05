import type { AgentTemplate } from '@pkg/api-client'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { agentTemplates } from '../../database/schema/tables'
import { answerCalls } from '../../http/answer-calls'
import type { Person } from '../../http/person'
import { forbidden, notFound } from '../../http/problems'
import { houseTemplates } from './texts'

/** Letters to start from: those of the house, and what an advisor made of them. [API-032] */
export function templateRoutes(app: FastifyInstance, orm: Orm): void {
  answerCalls(app, orm, 'agentTemplates', {
    get: ({ params, person }) => oneTemplate(orm, params.id, person),

    async update({ params, body, person }) {
      await oneTemplate(orm, params.id, person)
      if (!person.agentId) throw forbidden('Your account belongs to no advisor')
      const letter = { subject: body.subject.trim(), body: body.body.trim(), updatedAt: new Date() }
      await orm
        .insert(agentTemplates)
        .values({ agentId: person.agentId, name: params.id, ...letter })
        .onConflictDoUpdate({ target: [agentTemplates.agentId, agentTemplates.name], set: letter })
      return oneTemplate(orm, params.id, person)
    },
  })
}

async function oneTemplate(orm: Orm, name: string, { agentId }: Person): Promise<AgentTemplate> {
  const house = Object.hasOwn(houseTemplates, name) ? houseTemplates[name] : undefined
  if (!house) throw notFound('letter', name)
  const [own] = agentId
    ? await orm
        .select()
        .from(agentTemplates)
        .where(and(eq(agentTemplates.agentId, agentId), eq(agentTemplates.name, name)))
    : []
  const { subject, body } = own ?? house
  return { id: name, subject, body, isOwn: own !== undefined }
}
