import type { AgentTemplate } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { forbidden, notFound } from '../../http/errors'
import { findTemplate, saveTemplate } from './template-store'
import { defaultTemplates, type EmailTemplate } from './default-templates'

/** Returns an advisor's version of a template, or the default. @throws {HttpError} 404 for an unknown template. */
export async function getTemplate(orm: Orm, name: string, { agentId }: Person): Promise<AgentTemplate> {
  const defaultTemplate = Object.hasOwn(defaultTemplates, name) ? defaultTemplates[name] : undefined
  if (!defaultTemplate) throw notFound('template', name)
  const ownTemplate = agentId ? await findTemplate(orm, agentId, name) : undefined
  return { id: name, ...(ownTemplate ?? defaultTemplate), isCustomized: ownTemplate !== undefined }
}

/** Saves an advisor's version of a template. @throws {HttpError} 404 for an unknown template, 403 without an advisor profile. */
export async function changeTemplate(
  orm: Orm,
  name: string,
  { subject, body }: EmailTemplate,
  person: Person,
): Promise<AgentTemplate> {
  await getTemplate(orm, name, person)
  if (!person.agentId) throw forbidden("Your account isn't connected to an advisor")
  const { agentId } = person
  const template = { subject: subject.trim(), body: body.trim() }
  await orm.transaction((tx) => saveTemplate(tx, agentId, name, template))
  return getTemplate(orm, name, person)
}
