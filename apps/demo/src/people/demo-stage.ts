import { randomBytes } from 'node:crypto'
import type { Api } from '@pkg/api/app'
import type { Database } from '@pkg/api/database'
import { families } from '@pkg/api/schema'
import type { Random } from '@pkg/illustrations/random'
import { eq } from 'drizzle-orm'
import { demoPassword } from './demo-accounts'
import { DemoBrowser } from './demo-browser'
import type { DemoFamily } from './families'
import type { Timeline } from './timeline'

/** A minute, an hour, and a day in milliseconds. */
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** What the stories of demo people need: the server, the clock, and chance. */
export interface DemoStage {
  api: Api
  database: Database
  timeline: Timeline
  random: Random
  /** The time of seeding. */
  moment: Date
}

/** The hours of a day in UTC in which families send their requests: 8 AM to 1 PM in the demo state in winter. */
const requestHours = { from: 13, count: 5 }

/** Returns a time after a family's request, which is before the time of seeding. Requests of earlier days are in the morning. */
export function timeAfter({ moment }: DemoStage, { minutesAgo }: DemoFamily, after: number): Date {
  const requestedAt = new Date(moment.getTime() - minutesAgo * minute)
  if (minutesAgo * minute > 2 * day) requestedAt.setUTCHours(requestHours.from + (minutesAgo % requestHours.count))
  return new Date(Math.min(requestedAt.getTime() + after, moment.getTime() - minute))
}

/** Signs in to a demo account. */
export async function signIn({ api }: Pick<DemoStage, 'api'>, email: string): Promise<DemoBrowser> {
  const browser = new DemoBrowser(api)
  await browser.post('/platform/auth/login', 'users', { email, password: demoPassword })
  return browser
}

/** Registers a demo person whose account no one can sign in to. */
export async function register(
  { api }: Pick<DemoStage, 'api'>,
  person: { name: string; email: string },
): Promise<DemoBrowser> {
  const browser = new DemoBrowser(api)
  await browser.post('/platform/auth/register', 'users', { ...person, password: randomBytes(9).toString('base64url') })
  return browser
}

/** Returns the id of a family by its email address. @throws {Error} when there is none. */
export async function findFamilyId({ database }: DemoStage, email: string): Promise<string> {
  const [family] = await database.orm.select({ id: families.id }).from(families).where(eq(families.email, email))
  if (family) return family.id
  throw new Error(`No family has the email address ${email}`)
}
