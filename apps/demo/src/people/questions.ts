import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { exampleEmail } from '../generate/person-names'
import type { DemoBrowser } from './demo-browser'
import { day, type DemoStage, register } from './demo-stage'
import { askers, demoQuestions } from './question-texts'

/** The question to each community, in a response. */
const SentQuestions = Type.Array(Type.Object({ id: Type.String(), communityId: Type.String() }))

/** Who answers the questions about which communities. */
interface Answerer {
  browser: DemoBrowser
  communityIds: readonly string[]
}

/** How many questions about a community have an answer. */
const answeredEach = 2

/**
 * Adds questions about communities with answers, each of which repeats an amenity of the community's record, and one question for each answerer that waits.
 * [COMM-010, DASH-017]
 */
export async function addQuestions(demo: DemoStage, answerers: readonly Answerer[]): Promise<void> {
  const families = []
  for (const person of askers) {
    const name = `${person.firstName} ${person.lastName}`
    families.push(await register(demo, { name, email: exampleEmail(person, 'question') }))
  }
  let count = 0
  for (const { browser, communityIds } of answerers) {
    for (const [place, id] of communityIds.entries()) {
      const known = await findKnown(browser, id)
      const asked = known.slice(0, place === 0 ? answeredEach + 1 : answeredEach)
      for (const [number, { text, answer }] of asked.entries()) {
        const family = families[count % families.length]
        if (!family) return
        count += 1
        await demo.timeline.at(new Date(demo.moment.getTime() - (count + 3) * day), async () => {
          const question = await family.post('/platform/questions', 'questions', { communityId: id, text })
          if (number >= answeredEach) return
          await browser.post('/platform/answers', 'answers', { questionId: question.id, text: answer })
        })
      }
    }
  }
}

/**
 * Adds a question that a family asks three communities without its name: one of the provider's team and one of ours answer, and the third one doesn't.
 * [COMM-010, DASH-017]
 */
export async function addQuestionToSeveral(
  demo: DemoStage,
  family: DemoBrowser,
  [team, staff]: readonly [Answerer, Answerer],
): Promise<void> {
  const [own, other, silent] = [team.communityIds.at(-1), staff.communityIds.at(-1), staff.communityIds.at(-2)]
  if (own === undefined || other === undefined || silent === undefined) return
  const known = await findKnown(team.browser, own)
  const otherKnown = await findKnown(staff.browser, other)
  const asked = known.findLast(
    ({ text }, place) => place >= answeredEach && otherKnown.some((one) => one.text === text),
  )
  const otherAnswer = otherKnown.find(({ text }) => text === asked?.text)
  if (!asked || !otherAnswer) return
  const communityIds = [own, other, silent]
  let sent: Static<typeof SentQuestions> = []
  const at = (days: number, act: () => Promise<void>) =>
    demo.timeline.at(new Date(demo.moment.getTime() - days * day), act)
  await at(9, async () => {
    const body = { communityIds, text: asked.text }
    const { attributes } = await family.post('/platform/question-groups', 'question-groups', body)
    sent = Value.Parse(SentQuestions, attributes['questions'])
  })
  const answer = async ({ browser }: Answerer, communityId: string, text: string) => {
    const questionId = sent.find((question) => question.communityId === communityId)?.id
    await browser.post('/platform/answers', 'answers', { questionId, text })
  }
  await at(8, () => answer(team, own, asked.answer))
  await at(7, () => answer(staff, other, otherAnswer.answer))
}

/** Returns the questions that the record of a community answers, with the answers. */
async function findKnown(browser: DemoBrowser, id: string): Promise<{ text: string; answer: string }[]> {
  const { attributes } = await browser.one(`/marketplace/communities/${id}`)
  const amenities = new Map(Object.entries(attributes['amenities'] ?? {}))
  return demoQuestions.flatMap(({ flag, text, yes, no }) => {
    const isOffered: unknown = amenities.get(flag)
    return typeof isOffered === 'boolean' ? [{ text, answer: isOffered ? yes : no }] : []
  })
}
