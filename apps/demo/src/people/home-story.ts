import { addDays, type RealEstateStage, siteDay } from '@pkg/domain'
import { demoEmails } from './demo-accounts'
import { day, type DemoStage, hour, signIn } from './demo-stage'

/** The stages of the homes that the demo real estate agent accepted, oldest first. The ones after these wait for a response. */
const stages: readonly RealEstateStage[] = [
  'discussing-with-family',
  'listing-agreement-signed',
  'attempting-contact',
  'in-escrow',
  'home-sold',
  'nurture',
  'home-sold',
]

/** The prices and commissions of the homes that were sold or bought, in cents, by the place of the home. The agreement changed between the two. */
const closings: Readonly<Record<number, { closingPriceCents: number; commissionCents: number }>> = {
  4: { closingPriceCents: 41_250_000, commissionCents: 1_134_375 },
  6: { closingPriceCents: 28_990_000, commissionCents: 869_700 },
}

/** What the agent noted about the first homes, and has to do about them. */
const notes = ['The daughter decides. The roof was replaced in 2019.', 'They want to close before the school year.']
const tasks = ['Call about the appraisal', 'Send three recent sales', 'Ask for a time to see the home']

/** Does what the demo real estate agent did about the homes of families. */
export async function playHomes(demo: DemoStage): Promise<void> {
  const realEstateAgent = await signIn(demo, demoEmails.realEstateAgent)
  const homes = await realEstateAgent.list('/marketplace/sren-referrals?page-size=100')
  for (const [place, stage] of stages.entries()) {
    const home = homes.at(-1 - place)
    if (!home) return
    const clientId = home.attributes['clientId']
    await demo.timeline.at(new Date(demo.moment.getTime() - (place + 1) * day), async () => {
      await realEstateAgent.post(`/marketplace/sren-referrals/${home.id}/claim`, 'sren-referrals', {})
      const [release] = await realEstateAgent.list(`/platform/releases?filter[client]=${String(clientId)}`)
      if (release) {
        await realEstateAgent.post(`/platform/releases/${release.id}/responses`, 'releases', { response: 'contacted' })
      }
      const closedOn = addDays(siteDay(demo.moment), -place - 1)
      const closing = closings[place]
      await realEstateAgent.patch(`/marketplace/sren-referrals/${home.id}`, 'sren-referrals', {
        stage: stage === 'home-sold' && home.attributes['need'] === 'buy' ? 'home-bought' : stage,
        ...(closing && { closedOn, ...closing }),
      })
      const note = notes[place]
      if (note)
        await realEstateAgent.post(`/marketplace/sren-referrals/${home.id}/notes`, 'sren-referrals', { text: note })
    })
    const title = tasks[place]
    const dueAt = new Date(demo.moment.getTime() + (place * 3 - 1) * hour).toISOString()
    if (title) await realEstateAgent.post('/platform/tasks', 'tasks', { clientId, title, dueAt })
  }
}
