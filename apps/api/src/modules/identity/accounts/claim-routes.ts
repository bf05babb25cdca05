import type { Claim, AdminClaim } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, asc, count, desc, eq, gte, ilike, or, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { claims, communities, users } from '../../../database/schema/tables'
import { containing } from '../../../database/like-pattern'
import { answerCalls, pageOf } from '../../../http/answer-calls'
import type { Person } from '../../../http/person'
import { endSessions } from './sessions'
import { conflict, notFound, unprocessable } from '../../../http/problems'
import type { Accounts } from './account-context'
import { ownAccount } from './find-account'
import { post } from '../../messaging'
import { letSpeakFor } from '../../access'
import { accountTexts } from './texts'

type ClaimRow = typeof claims.$inferSelect

/** How many claims of one person may wait at a time. */
const mostPending = 20
/** How many communities one search shows; more words show fewer. */
const mostFound = 8

/** Claims of people to communities, and what admins decide on them. [API-020] */
export function claimRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { orm, queue } = accounts

  answerCalls(app, orm, 'claims', {
    async search({ query }) {
      const pattern = containing(query.q.trim())
      const rows = await orm
        .select({ id: communities.id, name: communities.name, address: communities.addressString })
        .from(communities)
        .where(
          and(
            gte(communities.status, 0),
            or(ilike(communities.name, pattern), ilike(communities.addressString, pattern)),
          ),
        )
        .orderBy(asc(communities.name), communities.id)
        .limit(mostFound)
      return { items: rows, total: rows.length }
    },

    async get({ params, person }) {
      const community = await claimable(orm, params.id)
      const rows = await orm
        .select({ userId: claims.userId, status: claims.status })
        .from(claims)
        .where(eq(claims.communityId, community.id))
        .orderBy(asc(claims.createdAt))
      const own = rows.filter(({ userId }) => userId === person.userId).at(-1)
      return {
        id: community.id,
        communityName: community.name,
        isClaimed: rows.some(({ status }) => status === 'approved'),
        own: own?.status ?? ('none' as const),
      }
    },

    async create({ params, body, person }) {
      const { id: userId } = await ownAccount(orm, person)
      const community = await claimable(orm, params.id)
      await mayClaim(orm, userId)
      const { address } = community.record
      return claimOf(
        await insert(orm, {
          userId,
          communityId: community.id,
          communityName: community.name,
          city: address.city,
          state: address.state,
          jobTitle: body.jobTitle.trim(),
          message: body.message ?? null,
        }),
      )
    },

    async list({ query, person }) {
      const own = eq(claims.userId, (await ownAccount(orm, person)).id)
      const status = query['filter[status]']
      const where = and(own, status ? eq(claims.status, status) : undefined)
      const page = pageOf(query)
      const rows = await orm
        .select()
        .from(claims)
        .where(where)
        .orderBy(desc(claims.createdAt), claims.id)
        .limit(page.size)
        .offset(page.offset)
      return { items: rows.map(claimOf), total: await totalOf(orm, where) }
    },

    async createUnlisted({ body, person }) {
      const { id: userId } = await ownAccount(orm, person)
      await mayClaim(orm, userId)
      const { message, ...named } = body
      return claimOf(await insert(orm, { userId, communityId: null, message: message ?? null, ...named }))
    },
  })

  answerCalls(app, orm, 'adminClaims', {
    async list({ query }) {
      const status = query['filter[status]']
      const where = status ? eq(claims.status, status) : undefined
      const page = pageOf(query)
      const rows = await orm
        .select({ claim: claims, user: users })
        .from(claims)
        .innerJoin(users, eq(users.id, claims.userId))
        .where(where)
        .orderBy(asc(claims.createdAt), claims.id)
        .limit(page.size)
        .offset(page.offset)
      return { items: rows.map(({ claim, user }) => claimToDecide(claim, user)), total: await totalOf(orm, where) }
    },

    async decide({ params, body, person }) {
      if (!isUuid(params.id)) throw notFound('claim', params.id)
      const decided = await orm.transaction((tx) => decide(tx, accounts, { id: params.id, ...body, person }))
      queue.wake()
      return decided
    },
  })
}

interface Decision {
  id: string
  status: 'approved' | 'refused'
  reason?: string
  communityId?: string
  person: Person
}

async function decide(tx: Orm, accounts: Accounts, decision: Decision): Promise<AdminClaim> {
  const { id, status, reason, person } = decision
  const [claim] = await tx.select().from(claims).where(eq(claims.id, id)).for('update')
  if (!claim) throw notFound('claim', id)
  if (claim.status !== 'pending') throw conflict('claim-decided', 'This claim was decided before')
  const communityId = claim.communityId ?? decision.communityId ?? null
  if (status === 'approved' && communityId === null) {
    throw unprocessable([
      { detail: 'Name the community of the catalogue', source: { pointer: '/data/attributes/communityId' } },
    ])
  }
  if (communityId !== null) await claimable(tx, communityId)
  const [decided] = await tx
    .update(claims)
    .set({ status, communityId, reason: reason ?? null, decidedAt: new Date(), decidedBy: person.userId ?? null })
    .where(eq(claims.id, id))
    .returning()
  const [user] = await tx.select().from(users).where(eq(users.id, claim.userId))
  if (!decided || !user) throw notFound('claim', id)
  if (status === 'approved' && communityId !== null) await letSpeakFor(tx, user.id, [communityId])
  if (status === 'approved' && user.role === 'customer') {
    await tx.update(users).set({ role: 'provider' }).where(eq(users.id, user.id))
    // A session opened with fewer rights does not grow: the next sign-in brings the new ones under a new id.
    await endSessions(tx, user.id)
  }
  await tellClaimant(tx, accounts, { user, claim: decided })
  return claimToDecide(decided, user)
}

async function tellClaimant(
  tx: Orm,
  accounts: Accounts,
  { user, claim }: { user: typeof users.$inferSelect; claim: ClaimRow },
): Promise<void> {
  if (!user.email) return
  const { brand, sites } = accounts.settings
  const letter =
    claim.status === 'approved'
      ? accountTexts.claimApproved(brand, claim.communityName, `${sites.marketplace}/login`)
      : accountTexts.claimRefused(brand, claim.communityName, claim.reason ?? undefined)
  await post(tx, { userId: user.id, channel: 'email', recipient: user.email, letter })
}

async function claimable(orm: Orm, id: string) {
  const [community] = await orm.select().from(communities).where(eq(communities.id, id))
  if (!community || community.status < 0) throw notFound('community', id)
  return community
}

async function mayClaim(orm: Orm, userId: string): Promise<void> {
  const pending = await totalOf(orm, and(eq(claims.userId, userId), eq(claims.status, 'pending')))
  if (pending >= mostPending) throw conflict('too-many-claims', 'Please wait until your claims are decided')
}

async function insert(orm: Orm, claim: typeof claims.$inferInsert): Promise<ClaimRow> {
  const [made] = await orm.insert(claims).values(claim).onConflictDoNothing().returning()
  if (!made) throw conflict('claim-exists', 'You have claimed this community before')
  return made
}

async function totalOf(orm: Orm, where: SQL | undefined): Promise<number> {
  const [found] = await orm.select({ total: count() }).from(claims).where(where)
  return found?.total ?? 0
}

function claimOf(row: ClaimRow): Claim {
  return {
    id: row.id,
    communityName: row.communityName,
    city: row.city,
    state: row.state,
    jobTitle: row.jobTitle,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    ...(row.communityId ? { communityId: row.communityId } : {}),
    ...(row.message ? { message: row.message } : {}),
    ...(row.reason ? { reason: row.reason } : {}),
    ...(row.decidedAt ? { decidedAt: row.decidedAt.toISOString() } : {}),
  }
}

function claimToDecide(row: ClaimRow, user: typeof users.$inferSelect): AdminClaim {
  return {
    ...claimOf(row),
    userId: user.id,
    userName: user.name,
    ...(user.email ? { userEmail: user.email } : {}),
    ...(user.phone ? { userPhone: user.phone } : {}),
  }
}
