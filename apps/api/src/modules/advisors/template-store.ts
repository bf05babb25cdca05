import type { AgentTemplate } from '@pkg/api-client'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agentTemplates } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { notFound } from '../../http/problems'
import { houseTemplates } from './texts'

/** Saves an advisor's own version of a template. */
export async function saveTemplate(
  orm: Orm,
  agentId: string,
  name: string,
  { subject, body }: { subject: string; body: string },
): Promise<void> {
  const content = { subject: subject.trim(), body: body.trim(), updatedAt: new Date() }
  await orm
    .insert(agentTemplates)
    .values({ agentId, name, ...content })
    .onConflictDoUpdate({ target: [agentTemplates.agentId, agentTemplates.name], set: content })
}

export async function oneTemplate(orm: Orm, name: string, { agentId }: Person): Promise<AgentTemplate> {
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
