import { type ToolSlug, toolSlugs } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { notFound } from '../../http/errors'
import { implementEndpoints } from '../../http/implement-endpoints'
import type { Person } from '../../http/person'
import { deleteTool, listSavedTools, saveTool } from './tool-store'

/** Registers what people save in the tools. Each account sees only its own. [HOME-004] */
export function toolRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'savedTools', {
    async list({ person }) {
      const items = await listSavedTools(orm, ownerId(person))
      return { items, total: items.length }
    },

    replace: ({ params, body, person }) => saveTool(orm, ownerId(person), toolIn(params.id), body.answers),

    async remove({ params, person }) {
      if (!(await deleteTool(orm, ownerId(person), toolIn(params.id)))) throw notFound('saved tool', params.id)
      return undefined
    },
  })
}

function toolIn(id: string): ToolSlug {
  const tool = toolSlugs.find((slug) => slug === id)
  if (!tool) throw notFound('tool', id)
  return tool
}

function ownerId({ userId }: Person): string {
  if (userId === undefined) throw new Error('The endpoint table lets only accounts use this endpoint')
  return userId
}
