import { type Agent, isApproved, type LeadStage, now } from '@pkg/domain'
import type { Api } from '@pkg/api/app'
import type { Database } from '@pkg/api/database'
import { createPartner, listPartners } from '@pkg/api/partners'
import type { Settings } from '@pkg/api/settings'
import { Random } from '@pkg/illustrations/random'
import { demoState, findDemoAdvisor } from '../generate/demo-team'
import { addAccounts, endDemoSessions, setResponseTime } from './accounts'
import { playAdvisorStory } from './advisor-story'
import { addAddressBook } from './address-book'
import { addAgentRecords } from './agent-records'
import { addApplications, addClaims } from './applications'
import { demoEmails } from './demo-accounts'
import { addImports } from './imports'
import { DemoBrowser } from './demo-browser'
import { withServer } from './demo-server'
import { type DemoStage, findFamilyId, hour, register, signIn, timeAfter } from './demo-stage'
import { type DemoFamily, generateFamilies, type RequestableCommunity } from './families'
import { sendRequest } from './family-request'
import { addMoveIns } from './move-ins'
import { playHomes } from './home-story'
import { openReleases } from './opened-releases'
import { acceptIfOffered, makeHomeOffersRecent, makeRecent } from './plan-today'
import { addQuestions, addQuestionToSeveral } from './questions'
import { addReviews } from './reviews'
import { saveViews } from './saved-views'
import { publishStateRule } from './state-rules'
import { addSuggestedEdits } from './suggested-edits'
import { playTeamStory, type TeamOutcome } from './team-story'
import { Timeline } from './timeline'
import { addWizardEvents } from './wizard-events'
import { bookPastTour, type BookedTour, closeTours, moveTours, pastTours, planTour } from './tours'

const demoPartner = 'Riverbend Guide'

/**
 * The stages of the demo advisor's families. The first two of the new ones haven't been accepted yet. The fortieth family is the one that the demo
 * team declines, because it was told that this advisor calls otherwise.
 */
const advisedStages: readonly LeadStage[] = [
  ...repeat('new', 7),
  ...repeat('contacted', 9),
  ...repeat('touring', 8),
  ...repeat('decided', 4),
  ...repeat('moved-in', 6),
  ...repeat('closed', 5),
]
const waitingFamilies = 2

/** The families of the demo advisor that tour a community next. Those after them toured one. */
const touringFamilies = 2

/** The requests to the teams of the demo provider's communities that respond themselves, by state. */
const teamOutcomes: Readonly<Record<string, readonly TeamOutcome[]>> = {
  [demoState]: ['contacted', 'contacted', 'declined', 'contacted', 'waiting', 'waiting'],
  CO: ['contacted', 'disclosure-declined', 'waiting'],
}

/** The families that moved to the demo provider's community. */
const movedToTeam = 6

/** The families of other advisors, who haven't responded yet. */
const otherFamilies = 6

/** The communities whose reviews wait for an admin. */
const reviewedCommunities = 3

/** The communities about which our staff answered questions. */
const askedCommunities = 12

/** The communities with contacts in the address book. */
const calledCommunities = 12

/** What the demo people are made from. */
interface DemoPeople {
  agents: Agent[]
  requestable: RequestableCommunity[]
  seed: number
  settings: Settings
}

/**
 * Adds the demo accounts, a partner, and the demo families with everything that happened to them, through the API's own services. A catalog
 * that is too small for the demo advisor and the demo provider gets the accounts only.
 */
export async function fillPeople(database: Database, people: DemoPeople): Promise<void> {
  const { agents, requestable, seed, settings } = people
  const advisor = findDemoAdvisor(agents) ?? agents.find(isApproved)
  if (!advisor) throw new Error('The demo has no advisor')
  const team = requestable.filter(({ isOfDemoTeam }) => isOfDemoTeam)
  await addAccounts(database, { advisor, communityIds: team.map(({ id }) => id) })
  await addPartner(database)
  await withServer(database, settings, async (api) => {
    const demo = createDemo(api, database, seed)
    const { families: advised, booked } = await addAdvisedFamilies(demo, { ...people, advisor })
    const teamFamilies = await addTeamFamilies(demo, { ...people, team })
    await addOtherFamilies(demo, people)
    const admin = await signIn(demo, demoEmails.admin)
    await addAgentRecords(demo, admin)
    await addApplications(demo, admin)
    await publishStateRule(admin)
    const otherIds = requestable.filter(({ isOfDemoTeam }) => !isOfDemoTeam).map(({ id }) => id)
    await addClaims(demo, otherIds)
    await addReviews(demo, otherIds.slice(-reviewedCommunities))
    const answerers = [
      { browser: await signIn(demo, demoEmails.provider), communityIds: team.map(({ id }) => id) },
      { browser: admin, communityIds: otherIds.slice(0, askedCommunities) },
    ] as const
    await addQuestions(demo, answerers)
    await addQuestionToSeveral(demo, await signIn(demo, demoEmails.family), answerers)
    const provider = await signIn(demo, demoEmails.provider)
    await addSuggestedEdits(demo, { provider, admin, communityIds: team.map(({ id }) => id) })
    await demo.timeline.rewrite()
    await moveTours(demo)
    await closeTours(demo, await signIn(demo, demoEmails.advisor), booked)
    await makeHomeOffersRecent(demo)
    const moving = advised.filter(({ stage }) => stage === 'moved-in')
    const staff = {
      admin,
      advisor: await signIn(demo, demoEmails.advisor),
      provider,
    }
    await addMoveIns(demo, staff, { advised: moving, team: teamFamilies })
    await addAddressBook(demo, {
      ...staff,
      communities: communitiesToCall(requestable, advised),
      families: advised,
      seed,
    })
    await addImports(demo, admin)
  })
  await openReleases(database)
  await addWizardEvents(database, seed)
  await setResponseTime(database, advisor.id)
  await endDemoSessions(database)
}

/** Returns the communities that have contacts: the demo provider's, and those that families of the demo advisor asked, at most twelve. */
function communitiesToCall(requestable: RequestableCommunity[], families: DemoFamily[]): RequestableCommunity[] {
  const asked = new Set(families.filter(({ stage }) => stage !== 'new').flatMap(({ communitySlugs }) => communitySlugs))
  const others = requestable.filter(({ id, isOfDemoTeam }) => !isOfDemoTeam && asked.has(id))
  return [...requestable.filter(({ isOfDemoTeam }) => isOfDemoTeam), ...others].slice(0, calledCommunities)
}

function createDemo(api: Api, database: Database, seed: number): DemoStage {
  const random = new Random(seed, 3_000_000)
  return { api, database, random, timeline: new Timeline(api, database), moment: now() }
}

async function addAdvisedFamilies(
  demo: DemoStage,
  { requestable, seed, advisor }: DemoPeople & { advisor: Agent },
): Promise<{ families: DemoFamily[]; booked: BookedTour[] }> {
  const communities = requestable.filter(({ agentId, isOfDemoTeam }) => agentId === advisor.id && !isOfDemoTeam)
  const booked: BookedTour[] = []
  if (communities.length === 0) return { families: [], booked }
  const browser = await signIn(demo, demoEmails.advisor)
  const families = generateFamilies({ communities, others: requestable, stages: advisedStages, seed })
  const firstTouring = advisedStages.indexOf('touring')
  for (const [place, planned] of families.entries()) {
    const isWaiting = place < waitingFamilies
    const hasTour = place >= firstTouring && place < firstTouring + touringFamilies
    const family = isWaiting ? makeRecent(planned, place) : hasTour ? await planTour(demo, planned) : planned
    const hasAccount = family.email === demoEmails.family || (family.stage !== 'new' && place % 4 === 0)
    const own = await openBrowser(demo, family, hasAccount)
    const id = await playAdvisorStory(demo, browser, { family, browser: own, hasAccount, isWaiting })
    const past = pastTours[place - firstTouring - touringFamilies]
    if (past) booked.push(...(await bookPastTour(demo, browser, { id, family, past })))
  }
  await playHomes(demo)
  await saveViews(browser)
  return { families, booked }
}

/** Returns a family's browser, signed in if the family has an account. */
async function openBrowser(demo: DemoStage, family: DemoFamily, hasAccount: boolean): Promise<DemoBrowser> {
  if (!hasAccount) return new DemoBrowser(demo.api)
  if (family.email === demoEmails.family) return signIn(demo, family.email)
  return demo.timeline.at(timeAfter(demo, family, 0), () => register(demo, { name: family.name, email: family.email }))
}

async function addTeamFamilies(
  demo: DemoStage,
  { team, seed, settings }: DemoPeople & { team: RequestableCommunity[] },
): Promise<DemoFamily[]> {
  const provider = await signIn(demo, demoEmails.provider)
  const advisor = await signIn(demo, demoEmails.advisor)
  let first = advisedStages.length
  for (const [state, outcomes] of Object.entries(teamOutcomes)) {
    const community = team.find(({ address }) => address.state === state)
    if (!community) continue
    const stages = outcomes.map((outcome): LeadStage => (outcome === 'waiting' ? 'new' : 'contacted'))
    const families = generateFamilies({ communities: [community], stages, seed, first })
    for (const [place, outcome] of outcomes.entries()) {
      const family = families[place]
      // An advisor calls a family that wants to talk to one.
      if (family) family.answers.consultationRequested = 'No'
      if (!family) continue
      await playTeamStory(demo, provider, { family, community, outcome }, settings.brand)
      if (outcome !== 'declined') continue
      const id = await findFamilyId(demo, family.email)
      await demo.timeline.at(timeAfter(demo, family, 3 * hour), () => acceptIfOffered(advisor, id))
    }
    first += outcomes.length
  }
  return addMovedToTeam(demo, provider, { team, seed, settings })
}

/** Adds the families that moved to the demo provider's community in the demo state. */
async function addMovedToTeam(
  demo: DemoStage,
  provider: DemoBrowser,
  { team, seed, settings }: Pick<DemoPeople, 'seed' | 'settings'> & { team: RequestableCommunity[] },
): Promise<DemoFamily[]> {
  const community = team.find(({ address }) => address.state === demoState)
  if (!community) return []
  const families = generateFamilies({
    communities: [community],
    stages: repeat('moved-in', movedToTeam),
    seed,
    first: 80,
  })
  for (const family of families) {
    family.answers.consultationRequested = 'No'
    await playTeamStory(demo, provider, { family, community, outcome: 'contacted' }, settings.brand)
  }
  return families
}

async function addOtherFamilies(demo: DemoStage, { requestable, seed }: DemoPeople): Promise<void> {
  const communities = requestable.filter(({ address, isOfDemoTeam }) => address.state !== demoState && !isOfDemoTeam)
  if (communities.length === 0) return
  const stages = repeat('new', otherFamilies)
  for (const family of generateFamilies({ communities, stages, seed, first: 90 })) {
    await demo.timeline.at(timeAfter(demo, family, 0), () => sendRequest(new DemoBrowser(demo.api), family))
  }
}

/** Adds a partner for affiliate links. Its key isn't printed: `npx hearthway partner` creates one for another site. */
async function addPartner({ orm }: Database): Promise<void> {
  const partners = await listPartners(orm)
  if (partners.some(({ name, isActive }) => name === demoPartner && isActive)) return
  await createPartner(orm, { name: demoPartner, origins: ['https://riverbend.example'] })
}

function repeat(stage: LeadStage, count: number): LeadStage[] {
  return Array.from({ length: count }, () => stage)
}
