import { now } from '@pkg/domain'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agentTemplates } from '../../database/schema/tables'
import type { EmailTemplate } from './default-templates'

/** Returns an advisor's version of a template. */
export async function findTemplate(orm: Orm, agentId: string, name: string): Promise<EmailTemplate | undefined> {
  const [template] = await orm
    .select({ subject: agentTemplates.subject, body: agentTemplates.body })
    .from(agentTemplates)
    .where(and(eq(agentTemplates.agentId, agentId), eq(agentTemplates.name, name)))
  return template
}

/** Saves an advisor's version of a template. */
export async function saveTemplate(orm: Orm, agentId: string, name: string, template: EmailTemplate): Promise<void> {
  const values = { ...template, updatedAt: now() }
  await orm
    .insert(agentTemplates)
    .values({ agentId, name, ...values })
    .onConflictDoUpdate({ target: [agentTemplates.agentId, agentTemplates.name], set: values })
}
