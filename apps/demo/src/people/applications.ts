import { day, type DemoStage, register } from './demo-stage'
import type { DemoBrowser } from './demo-browser'
import { exampleEmail } from '../generate/person-names'
import { applicants, claimants } from './story-texts'

/** Adds applications of advisors that wait for an admin, one of them under review. */
export async function addApplications(demo: DemoStage, admin: DemoBrowser): Promise<void> {
  for (const { name, city, state, county, since, phone, daysAgo, introduction } of applicants) {
    await demo.timeline.at(daysBefore(demo, daysAgo), async () => {
      const browser = await register(demo, { name, email: emailOf(name) })
      await browser.post('/marketplace/agents', 'agents', {
        displayName: name,
        workPhone: phone,
        city,
        state,
        operatingIn: [{ state, counties: [county] }],
        inBusinessSince: since,
        introduction,
      })
    })
  }
  const waiting = await admin.list('/admin/agents?filter[decision]=waiting')
  const oldest = waiting.find(({ attributes }) => attributes['name'] === applicants.at(-1)?.name)
  if (oldest) await admin.patch(`/admin/agents/${oldest.id}`, 'agent-applications', { status: 1 })
}

/** Adds a claim to each of some communities, which waits for an admin. */
export async function addClaims(demo: DemoStage, communityIds: readonly string[]): Promise<void> {
  for (const [place, { name, jobTitle, message, daysAgo }] of claimants.entries()) {
    const communityId = communityIds[place]
    if (communityId === undefined) return
    await demo.timeline.at(daysBefore(demo, daysAgo), async () => {
      const browser = await register(demo, { name, email: emailOf(name) })
      await browser.post(`/marketplace/communities/${communityId}/claim`, 'claims', { jobTitle, message })
    })
  }
}

const daysBefore = ({ moment }: DemoStage, days: number) => new Date(moment.getTime() - days * day)

function emailOf(name: string): string {
  const [firstName = '', lastName = ''] = name.split(' ')
  return exampleEmail({ firstName, lastName }, 'work')
}
