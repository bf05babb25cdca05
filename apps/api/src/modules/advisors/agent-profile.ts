import type { BodyOf, EndpointTable } from '@pkg/api-client'
import { type Agent, regionOfState, slugify, stateByCode } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { requireAccount } from '../identity'
import type { Orm } from '../../database/database'
import { agents, users } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { conflict, notFound, unprocessable } from '../../http/problems'
import { normalizePhone } from '../contact'

type Profile = BodyOf<EndpointTable['agents']['create']>

/** Makes an application of the person who asks. It is seen by admins alone until one approves it. [API-027, AGENT-003] */
export async function apply(tx: Orm, person: Person, body: Profile): Promise<Agent> {
  const user = await requireAccount(tx, person)
  if (user.agentId !== null) throw conflict('application-exists', 'This account has applied before')
  const profile = profileOf(body)
  const id = await freeSlug(tx, `${body.displayName} ${body.city} ${body.state}`)
  const agent: Agent = {
    ...profile,
    id,
    status: 0,
    aggregateRating: { ratingValue: 0, numRatings: 0 },
    gallery: { images: [] },
    info: { ...profile.info, email: user.email ?? '', recentFamiliesHelped: 0, agentSlug: id },
  }
  await tx.insert(agents).values(rowOf(agent))
  await tx.update(users).set({ agentId: id }).where(eq(users.id, user.id))
  return agent
}

/** Replaces what an advisor tells; status, rating and address stay. A foreign id answers as an unknown one does. [API-027] */
export async function replaceProfile(
  tx: Orm,
  { id, person, body }: { id: string; person: Person; body: Profile },
): Promise<Agent> {
  const isTheirs = person.role === 'admin' || (person.agentId !== undefined && person.agentId === id)
  const [row] = isTheirs ? await tx.select().from(agents).where(eq(agents.id, id)).for('update') : []
  if (!row) throw notFound('advisor', id)
  const { record } = row
  const profile = profileOf(body)
  const { email, recentFamiliesHelped, agentSlug } = record.info
  const agent: Agent = {
    ...record,
    ...profile,
    info: { ...profile.info, email, recentFamiliesHelped, agentSlug },
  }
  await tx.update(agents).set(rowOf(agent)).where(eq(agents.id, id))
  return agent
}

function profileOf(body: Profile) {
  const workPhone = normalizePhone(body.workPhone)
  const named = [body.state, ...body.operatingIn.map(({ state }) => state)]
  const problems = [
    ...(workPhone ? [] : [{ detail: 'Invalid phone number', source: { pointer: '/data/attributes/workPhone' } }]),
    ...(named.every((code) => stateByCode(code))
      ? []
      : [{ detail: 'There is no such state', source: { pointer: '/data/attributes/operatingIn' } }]),
  ]
  const state = stateByCode(body.state)
  if (problems.length > 0 || !workPhone || !state) throw unprocessable(problems)
  return {
    name: body.displayName.trim(),
    region: regionOfState(state.code),
    address: { city: body.city.trim(), state: body.state },
    info: {
      displayName: body.displayName.trim(),
      workPhone,
      serviceArea: { operatingIn: body.operatingIn },
      inBusinessSince: body.inBusinessSince,
      awards: body.awards ?? [],
      ...(body.testimonial === undefined ? {} : { testimonial: body.testimonial }),
    },
  }
}

/** An advisor as the table keeps them. */
export function rowOf(agent: Agent): typeof agents.$inferInsert {
  return {
    id: agent.id,
    name: agent.name,
    status: agent.status,
    region: agent.region,
    states: [...new Set(agent.info.serviceArea.operatingIn.map(({ state }) => state))],
    record: agent,
  }
}

async function freeSlug(tx: Orm, text: string): Promise<string> {
  const slug = slugify(text)
  const [taken] = await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, slug))
  return taken ? `${slug}-${Date.now().toString(36)}` : slug
}
