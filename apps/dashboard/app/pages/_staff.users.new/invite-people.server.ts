import { ApiError, type Client } from '@pkg/api-client'
import { endpoints } from '@pkg/api-client/server'
import { orFieldErrors, parseBody, type Submission } from '@pkg/remix-host/server'
import { type LinePerson, readPeople } from './people-lines'
import { inviteTexts as words } from './texts'

const mostPeople = 50
const names = new Map([
  ['name', 'people'],
  ['email', 'people'],
  ['role', 'role'],
  ['agentId', 'agentId'],
  ['communityIds', 'communityIds'],
])

/** What the form sends besides the people. */
interface Shared {
  role?: unknown
  agentId?: unknown
  communityIds?: unknown
}

/**
 * Invites everyone on the lines of a form, or no one if a line or another field is wrong: then each wrong line is named. [DASH-012, API-005]
 */
export async function invitePeople(api: Client, body: object): Promise<Submission<number>> {
  const { people: text, ...shared }: Shared & { people?: unknown } = body
  const { people, problems } = readPeople(String(text))
  const lines = problems.map(({ line, text: shown, problem }) => words.line(line, shown, problem))
  const errors: Record<string, string> = { ...misplaced(shared) }
  if (people.length + problems.length > mostPeople) return { ok: false, errors: { people: words.tooMany(mostPeople) } }
  const bodies = people.flatMap(({ line, name, email }) => {
    const parsed = parseBody(endpoints.adminUsers.create.body, { name, email, ...shared }, names)
    if (parsed.ok) return [parsed.body]
    const { people: problem, ...others } = parsed.errors
    if (problem) lines.push(words.line(line, email, problem))
    Object.assign(errors, others)
    return []
  })
  lines.push(...(await listTaken(api, people)).map(({ line, email }) => words.line(line, email, words.inUse)))
  if (lines.length > 0) errors['people'] = lines.join('\n')
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  for (const [index, invitation] of bodies.entries()) {
    const sent = await orFieldErrors(api.adminUsers.create(invitation), { names, codes: {} })
    if (!sent.ok) return index === 0 ? sent : { ...sent, message: words.stopped(index) }
  }
  return { ok: true, result: bodies.length }
}

/** Communities and advisor profiles belong to some roles only. */
function misplaced({ role, agentId, communityIds }: Shared): Record<string, string> {
  const hasCommunities = Array.isArray(communityIds) && communityIds.length > 0
  return {
    ...(hasCommunities && role !== 'provider' ? { communityIds: words.onlyProviders } : {}),
    ...(agentId !== undefined && role !== 'agent' && role !== 'real-estate-agent' ? { agentId: words.onlyAgents } : {}),
  }
}

/** Returns the people whose email address already has an account. */
async function listTaken(api: Client, people: readonly LinePerson[]): Promise<LinePerson[]> {
  const taken: LinePerson[] = []
  for (const person of people) {
    const { items } = await api.adminUsers.list({ q: person.email.slice(0, 80), 'page-size': 10 }).catch(rejectedAsNone)
    if (items.some(({ email }) => email === person.email)) taken.push(person)
  }
  return taken
}

/** An address that the search doesn't accept is reported by the form's own check. */
function rejectedAsNone(error: unknown): { items: never[] } {
  if (error instanceof ApiError && error.status === 400) return { items: [] }
  throw error
}
