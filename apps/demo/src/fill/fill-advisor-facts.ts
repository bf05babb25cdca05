import type { Agent } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '@pkg/api/database'
import { advisorChecks, advisorVisits, agentOptions, communities } from '@pkg/api/schema'
import { Random } from '@pkg/illustrations/random'

/** Apart from the numbers with which the advisors themselves are generated. */
const firstSeed = 3_000_000
const mostVisits = 6
const rowsAtOnce = 500

/** What advisors tell families about communities they toured. Advice only, so it fits every community. */
const notes = [
  'Stay for lunch. You’ll learn more there than on the tour.',
  'Ask to see the room that’s open, not the model room.',
  'Ask who is on the floor at 9 PM.',
  'Come back once in the evening, without an appointment.',
  'Bring a list of medications. They’ll tell you what help with them costs.',
] as const
const otherLanguages = ['es', 'es', 'es', 'zh', 'vi', 'tl'] as const

type Visit = typeof advisorVisits.$inferInsert
type Check = typeof advisorChecks.$inferInsert

/** Adds the demo advisors' languages, the communities they toured, and what we checked. The same seed gives the same facts. [AGENT-005] */
export async function fillAdvisorFacts(
  database: Database,
  { agents, seed, today }: { agents: readonly Agent[]; seed: number; today: Date },
): Promise<void> {
  const visits: Visit[] = []
  const checks: Check[] = []
  const options: (typeof agentOptions.$inferInsert)[] = []
  const shownBy = await listCommunities(database)
  for (const [index, { id: agentId, info }] of agents.entries()) {
    const random = new Random(seed, firstSeed + index)
    options.push({ agentId, languages: random.chance(0.3) ? ['en', random.pick(otherLanguages)] : ['en'] })
    checks.push(...makeChecks(random, agentId, { today, since: info.inBusinessSince }))
    for (const communityId of (shownBy.get(agentId) ?? []).slice(0, mostVisits)) {
      const note = random.chance(0.6) ? random.pick(notes) : null
      visits.push({ agentId, communityId, visitedOn: daysBefore(today, random.between(5, 330)), note })
    }
  }
  for (const rows of chunksOf(options)) await database.orm.insert(agentOptions).values(rows)
  for (const rows of chunksOf(checks)) await database.orm.insert(advisorChecks).values(rows)
  for (const rows of chunksOf(visits)) await database.orm.insert(advisorVisits).values(rows)
}

function makeChecks(random: Random, agentId: string, { today, since }: { today: Date; since: number }): Check[] {
  const insuredOn = daysBefore(today, random.between(30, 300))
  return [
    { agentId, kind: 'background', checkedOn: daysBefore(today, random.between(20, 350)), detail: 'Passed' },
    { agentId, kind: 'training', checkedOn: daysBefore(today, random.between(20, 350)), detail: '16 hours' },
    {
      agentId,
      kind: 'insurance',
      checkedOn: insuredOn,
      validUntil: `${Number(insuredOn.slice(0, 4)) + 1}${insuredOn.slice(4)}`,
      detail: '$1 million',
    },
    ...(since < today.getUTCFullYear() - 2
      ? [
          {
            agentId,
            kind: 'registration' as const,
            checkedOn: daysBefore(today, random.between(20, 350)),
            detail: 'Active',
          },
        ]
      : []),
  ]
}

/** Returns the demo communities whose pages show each advisor. */
async function listCommunities({ orm }: Database): Promise<Map<string, string[]>> {
  const rows = await orm
    .select({ id: communities.id, agentId: communities.agentId })
    .from(communities)
    .where(eq(communities.source, 'demo'))
    .orderBy(communities.id)
  const byAdvisor = new Map<string, string[]>()
  for (const { id, agentId } of rows) {
    if (agentId) byAdvisor.set(agentId, [...(byAdvisor.get(agentId) ?? []), id])
  }
  return byAdvisor
}

const daysBefore = (today: Date, days: number): string =>
  new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10)

function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )
}
