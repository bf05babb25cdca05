import { randomUUID } from 'node:crypto'
import type { BodyOf, EndpointTable } from '@pkg/api-client'
import { type Agent, regionOfState, slugify, stateByCode } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { conflict, notFound, unprocessable } from '../../http/errors'
import { storedPhone } from '../contact'
import { requireAccount } from '../identity'
import { hasAgent, insertAgent, lockAgent, reopenApplication, updateAgent } from './agent-store'

type ProfileInput = BodyOf<EndpointTable['agents']['create']>

/** Creates a person's application, which only admins see until one approves it. @throws {HttpError} 409 for a second application. [API-027, AGENT-003] */
export function applyAsAgent(orm: Orm, person: Person, input: ProfileInput): Promise<Agent> {
  return orm.transaction(async (tx) => {
    const user = await requireAccount(tx, person)
    if (user.agentId !== null) throw conflict('application-exists', 'This account has already applied')
    const profile = createProfile(input)
    const id = await findFreeSlug(tx, `${input.displayName} ${input.city} ${input.state}`)
    const agent: Agent = {
      ...profile,
      id,
      status: 0,
      aggregateRating: { ratingValue: 0, numRatings: 0 },
      gallery: { images: [] },
      info: { ...profile.info, email: user.email ?? '', recentFamiliesHelped: 0, agentSlug: id },
    }
    await insertAgent(tx, agent, user.id)
    return agent
  })
}

/** Replaces an advisor's profile, except status, rating, and email. @throws {HttpError} 404 for another advisor's profile. [API-027] */
export function replaceProfile(orm: Orm, id: string, input: ProfileInput, person: Person): Promise<Agent> {
  return orm.transaction(async (tx) => {
    const mayReplace = person.role === 'admin' || person.agentId === id
    const row = mayReplace ? await lockAgent(tx, id) : undefined
    if (!row) throw notFound('advisor', id)
    const profile = createProfile(input)
    const { email, recentFamiliesHelped, agentSlug } = row.record.info
    const agent: Agent = {
      ...row.record,
      ...profile,
      info: { ...profile.info, email, recentFamiliesHelped, agentSlug },
    }
    await updateAgent(tx, agent)
    if (person.role !== 'admin') await reopenApplication(tx, id)
    return agent
  })
}

function createProfile(input: ProfileInput) {
  const workPhone = storedPhone(input.workPhone)
  const stateCodes = [input.state, ...input.operatingIn.map(({ state }) => state)]
  const errors = [
    ...(workPhone ? [] : [{ detail: 'Invalid phone number', source: { pointer: '/data/attributes/workPhone' } }]),
    ...(stateCodes.every((code) => stateByCode(code))
      ? []
      : [{ detail: "This state doesn't exist", source: { pointer: '/data/attributes/operatingIn' } }]),
  ]
  const state = stateByCode(input.state)
  if (errors.length > 0 || !workPhone || !state) throw unprocessable(errors)
  return {
    name: input.displayName.trim(),
    region: regionOfState(state.code),
    address: { city: input.city.trim(), state: input.state },
    info: {
      displayName: input.displayName.trim(),
      workPhone,
      serviceArea: { operatingIn: input.operatingIn },
      inBusinessSince: input.inBusinessSince,
      awards: input.awards ?? [],
      ...(input.testimonial === undefined ? {} : { testimonial: input.testimonial }),
      ...(input.introduction === undefined ? {} : { introduction: input.introduction }),
    },
  }
}

async function findFreeSlug(tx: Orm, text: string): Promise<string> {
  const slug = slugify(text)
  return (await hasAgent(tx, slug)) ? `${slug}-${randomUUID().slice(0, 8)}` : slug
}
