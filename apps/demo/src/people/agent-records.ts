import { realEstateLicenses, users } from '@pkg/api/schema'
import { addDays, type CalendarDay, siteDay } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { demoEmails } from './demo-accounts'
import type { DemoBrowser } from './demo-browser'
import { day, type DemoStage } from './demo-stage'

/** The days before seeding on which the demo real estate agent’s present agreement began. */
const agreementDaysAgo = 6

/** A license of the demo real estate agent. Days are counted from the day of seeding. */
interface DemoLicense {
  state: string
  number: string
  addedDaysAgo: number
  validForDays?: number
  check?: { daysAgo: number; source: string }
  removal?: string
}

/** One expires soon, one has to be checked, and one was given up. */
const licenses: readonly DemoLicense[] = [
  {
    state: 'FL',
    number: 'BK3418867',
    addedDaysAgo: 400,
    validForDays: 23,
    check: { daysAgo: 61, source: 'License search of the Florida Department of Business and Professional Regulation' },
  },
  { state: 'GA', number: 'GA 402185', addedDaysAgo: 12, validForDays: 590 },
  {
    state: 'AL',
    number: '000087214-1',
    addedDaysAgo: 380,
    check: { daysAgo: 350, source: 'Phone call with the Alabama Real Estate Commission' },
    removal: 'Rosalind no longer takes homes in Alabama and let it lapse.',
  },
]

/** What the agent agreed to pay before and since the present agreement. */
const agreementsOn = (today: CalendarDay) => [
  {
    feeCents: 200_000,
    startsOn: addDays(today, -400),
    endsOn: addDays(today, -agreementDaysAgo - 1),
    paperUrl: 'https://documents.hearthway.example/referral-agreements/hartley-first-year.pdf',
  },
  {
    feePercent: 25,
    startsOn: addDays(today, -agreementDaysAgo),
    endsOn: addDays(today, 358),
    paperUrl: 'https://documents.hearthway.example/referral-agreements/hartley-renewal.pdf',
  },
]

/** Adds the licenses of the demo real estate agent with their checks, and what the agent agreed to pay. [DASH-016] */
export async function addAgentRecords(demo: DemoStage, admin: DemoBrowser): Promise<void> {
  const { orm } = demo.database
  const [account] = await orm.select().from(users).where(eq(users.email, demoEmails.realEstateAgent))
  const agentId = account?.agentId
  if (!agentId) return
  const today = siteDay(demo.moment)
  const at = (daysAgo: number) => new Date(demo.moment.getTime() - daysAgo * day)
  for (const license of licenses) {
    await demo.timeline.at(at(license.addedDaysAgo), () => addLicense(demo, admin, { agentId, license, today }))
  }
  for (const agreement of agreementsOn(today)) {
    await demo.timeline.at(at(agreementDaysAgo + 2), () =>
      admin.post('/platform/referral-agreements', 'referral-agreements', { agentId, ...agreement }),
    )
  }
}

async function addLicense(
  { database: { orm } }: DemoStage,
  admin: DemoBrowser,
  { agentId, license, today }: { agentId: string; license: DemoLicense; today: CalendarDay },
): Promise<void> {
  const { state, number, validForDays, check, removal } = license
  const path = '/platform/real-estate-licenses'
  const type = 'real-estate-licenses'
  const validUntil = validForDays === undefined ? {} : { validUntil: addDays(today, validForDays) }
  const { id } = await admin.post(path, type, { agentId, state, number, ...validUntil })
  if (check) {
    await admin.post(`${path}/${id}/check`, type, { source: check.source })
    const checkedOn = addDays(today, -check.daysAgo)
    await orm.update(realEstateLicenses).set({ checkedOn }).where(eq(realEstateLicenses.id, id))
  }
  if (removal) await admin.post(`${path}/${id}/removal`, type, { reason: removal })
}
