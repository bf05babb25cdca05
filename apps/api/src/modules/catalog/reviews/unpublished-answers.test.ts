import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { approveProvider, createCaller, list, one } from '../../../../testing/lead-samples'
import { type Everyone, personNames, signInEveryone } from '../../../../testing/people'

const api = apiUnderTest()
let everyone: Everyone

beforeAll(async () => {
  await approveProvider(api, 'cedar-memory')
  everyone = await signInEveryone(api)
})

/** Publishes a question with an answer of the community's team, and one of another admin, whose status an admin then changes. */
async function publishWithHidden(status: string) {
  const { customer, provider, admin } = everyone
  const question = { communityId: 'cedar-memory', text: 'Is there a chapel?' }
  const questionId = one(await customer.post('/platform/questions', 'questions', question)).id
  const answer = { questionId, text: `Shown: ${status}` }
  const shown = one(await provider.post('/platform/answers', 'answers', answer)).id
  const hidden = one(await admin.post('/platform/answers', 'answers', { questionId, text: `Hidden: ${status}` })).id
  expect((await admin.patch(`/platform/answers/${hidden}`, 'answers', { status })).status).toBe(200)
  return { questionId, shown, hidden }
}

test.each(['pending', 'removed'])(
  'only admins read an answer that is %s, in no list, by its id, and with no question [COMM-010, ROLE-010]',
  async (status) => {
    const { questionId, shown, hidden } = await publishWithHidden(status)
    for (const name of personNames) {
      const person = name === 'visitor' ? await createCaller(api, 'visitor') : everyone[name]
      const listed = list(await person.get(`/platform/answers?filter[questionId]=${questionId}`)).data
      expect(
        listed.map(({ id }) => id),
        name,
      ).toEqual(name === 'admin' ? [shown, hidden] : [shown])
      expect((await person.get(`/platform/answers/${hidden}`)).status, name).toBe(name === 'admin' ? 200 : 404)
      expect((await person.get(`/platform/answers/${shown}`)).status, name).toBe(200)
      if (name === 'admin') continue
      for (const url of [
        '/platform/answers?page-size=100',
        `/platform/questions/${questionId}?include=answers`,
        '/platform/questions?include=all',
        '/marketplace/communities/cedar-memory/questions',
      ]) {
        expect(JSON.stringify((await person.get(url)).body), `${url} to ${name}`).not.toContain(`Hidden: ${status}`)
      }
    }
  },
)
