import { exampleEmail } from '../generate/person-names'
import type { DemoBrowser } from './demo-browser'
import { day, type DemoStage, register } from './demo-stage'
import { askers, demoQuestions } from './question-texts'

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

/** Returns the questions that the record of a community answers, with the answers. */
async function findKnown(browser: DemoBrowser, id: string): Promise<{ text: string; answer: string }[]> {
  const { attributes } = await browser.one(`/marketplace/communities/${id}`)
  const amenities = new Map(Object.entries(attributes['amenities'] ?? {}))
  return demoQuestions.flatMap(({ flag, text, yes, no }) => {
    const isOffered: unknown = amenities.get(flag)
    return typeof isOffered === 'boolean' ? [{ text, answer: isOffered ? yes : no }] : []
  })
}
