import { buildApi } from '@pkg/api/app'
import { fillPlaces, loadGeography } from '@pkg/api/catalog'
import { bulkLoad, type Database } from '@pkg/api/database'
import { readSettings } from '@pkg/api/settings'
import { openCopy, runDatabase } from '@pkg/api/testing/run-database'
import type { ChatAnswer, NewChatAnswer } from '@pkg/api-client'
import type { Community, Language, RoomType } from '@pkg/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillContent } from '../content/fill-content'
import { fillCommunities } from '../fill/fill-communities'
import { spanishCommunity, spanishDeclined, spanishGeneral } from './spanish-questions'
import { heldOutCommunity, heldOutDeclined, heldOutGeneral } from './held-out-questions'
import {
  type AnswerableQuestion,
  communityQuestions,
  declinedQuestions,
  type DeclinedQuestion,
  generalQuestions,
} from './test-questions'

const opened: { database?: Database; drop?: () => Promise<void>; api?: Awaited<ReturnType<typeof buildApi>> } = {}
let community: Community

beforeAll(async () => {
  const geography = loadGeography()
  const source = await runDatabase('chat', async (database) => {
    await fillPlaces(database, geography)
    const options = { geography, agents: [], count: 408, seed: 1, today: new Date('2026-11-01T00:00:00Z') }
    await bulkLoad(database, ['communities', 'reviews', 'community_rooms'], {
      fill: async () => void (await fillCommunities(database, options, () => undefined)),
      onIndexed: () => undefined,
    })
    await fillContent(database)
  })
  Object.assign(opened, await openCopy(source))
  if (!opened.database) throw new Error('The database is not open')
  opened.api = await buildApi(readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: 'false' }), opened.database)
  community = await findStatedCommunity()
})
afterAll(async () => {
  await opened.api?.app.close()
  await opened.database?.close()
  await opened.drop?.()
})

const mediaType = 'application/vnd.api+json'

/** Returns what is at a URL. @throws When the response isn’t a success. */
async function get(url: string): Promise<{ data: { id: string; attributes: Record<string, unknown> }[] }> {
  const response = await opened.api?.app.inject({ url, headers: { accept: mediaType } })
  if (response?.statusCode !== 200) throw new Error(`${url} responded ${response?.statusCode}`)
  return response.json()
}

/** Returns the first community of the demo that states all that the questions are about. */
async function findStatedCommunity(): Promise<Community> {
  for (let page = 1; page <= 9; page += 1) {
    const { data } = await get(`/marketplace/communities?page-size=50&page-number=${page}`)
    for (const { id } of data) {
      const response = await opened.api?.app.inject({
        url: `/marketplace/communities/${id}`,
        headers: { accept: mediaType },
      })
      const found: Community = { id, ...response?.json().data.attributes }
      const rooms = await opened.api?.app.inject({
        url: `/marketplace/communities/${id}/rooms`,
        headers: { accept: mediaType },
      })
      if (isStated(found) && rooms?.body.includes('"open"')) return found
    }
  }
  throw new Error('No community of the demo states everything')
}

function isStated({ slyPrices, pricesByCareType, amenities, ...stated }: Community): boolean {
  const prices = slyPrices.flatMap((listed) => listed.prices)
  const hasPrice = (type: RoomType) => prices.some((price) => price.type === type && price.from > 0)
  return (
    !stated.hidePricing &&
    !stated.isRateEstimated &&
    stated.feePercent > 0 &&
    stated.numReviews > 1 &&
    stated.capacity !== undefined &&
    stated.care.includes('memory-care') &&
    (pricesByCareType['memory-care']?.price ?? 0) > 0 &&
    amenities.allowsPets !== undefined &&
    amenities.has24HourNursing !== undefined &&
    (['studio', 'communityFee', 'secondPerson'] as const).every(hasPrice)
  )
}

async function ask(question: NewChatAnswer): Promise<ChatAnswer> {
  const response = await opened.api?.app.inject({
    method: 'POST',
    url: '/marketplace/chat-answers',
    headers: { accept: mediaType, 'content-type': mediaType },
    payload: { data: { type: 'chat-answers', attributes: question } },
  })
  if (response?.statusCode !== 200) throw new Error(`The chat responded ${response?.statusCode}: ${response?.body}`)
  const { data } = response.json()
  return { id: data.id, ...data.attributes }
}

/** Returns what is wrong with the answer to a question, or none if it has the source and the fact. */
interface Asking {
  communityId?: string
  language?: Language
}

async function mistakeIn({ question, sources, fact }: AnswerableQuestion, asking: Asking): Promise<string[]> {
  const answer = await ask({ question, ...asking })
  if (!answer.isAnswered) return [`${question} → declined: ${answer.reason}`]
  const place = answer.source.path.replace(community.url, '')
  const isFromSource = sources.some((source) => place.startsWith(source))
  const hasFact =
    fact instanceof RegExp ? fact.test(answer.text) : answer.text.toLowerCase().includes(fact(community).toLowerCase())
  return isFromSource && hasFact ? [] : [`${question} → ${place}: ${answer.text}`]
}

async function mistakes(questions: readonly AnswerableQuestion[], asking: Asking = {}): Promise<string[]> {
  const found: string[] = []
  for (const question of questions) found.push(...(await mistakeIn(question, asking)))
  return found
}

test('answers at least 34 of 40 questions with the fact and its source [CHAT-001]', async () => {
  const wrong = [
    ...(await mistakes(generalQuestions)),
    ...(await mistakes(communityQuestions, { communityId: community.id })),
  ]
  expect(generalQuestions.length + communityQuestions.length).toBe(40)
  expect(wrong.length, wrong.join('\n\n')).toBeLessThanOrEqual(6)
})

/** Returns the questions that were answered although they should be declined, with the answers. */
async function answeredAmong(questions: readonly DeclinedQuestion[], language: Language = 'en'): Promise<string[]> {
  const answered: string[] = []
  for (const { question, isOnCommunityPage } of questions) {
    const answer = await ask({ question, language, ...(isOnCommunityPage && { communityId: community.id }) })
    if (answer.isAnswered) answered.push(`${question} → ${answer.source.path}: ${answer.text}`)
  }
  return answered
}

test('declines all 20 questions about medicine, law, money, other people, the future, and other topics [CHAT-001]', async () => {
  expect(declinedQuestions).toHaveLength(20)
  expect(await answeredAmong(declinedQuestions)).toEqual([])
})

test('answers at least 9 of 14 questions that it was not made for, and declines those 6 that it should [CHAT-001]', async () => {
  const wrong = [
    ...(await mistakes(heldOutGeneral)),
    ...(await mistakes(heldOutCommunity, { communityId: community.id })),
  ]
  expect(heldOutGeneral.length + heldOutCommunity.length).toBe(14)
  expect(wrong.length, wrong.join('\n\n')).toBeLessThanOrEqual(5)
  expect(await answeredAmong(heldOutDeclined)).toEqual([])
})

test('answers at least 16 of 20 questions in Spanish from the record and from what we published in Spanish, and declines 10 of 10 [CHAT-001, FIND-015]', async () => {
  const wrong = [
    ...(await mistakes(spanishGeneral, { language: 'es' })),
    ...(await mistakes(spanishCommunity, { communityId: community.id, language: 'es' })),
  ]
  expect(spanishGeneral.length + spanishCommunity.length).toBe(20)
  expect(wrong.length, wrong.join('\n\n')).toBeLessThanOrEqual(4)
  expect(spanishDeclined).toHaveLength(10)
  expect(await answeredAmong(spanishDeclined, 'es')).toEqual([])
})

const articlePaths = {
  medicaid: '/resource-center/medicaid-waivers-in-plain-words',
  va: '/resource-center/va-aid-and-attendance',
}

test('answers who takes Medicaid, and whether the VA helps, with the section that says so [CHAT-001, FIND-015]', async () => {
  const english = [
    {
      question: 'Which places take Medicaid?',
      sources: [articlePaths.medicaid],
      fact: /decides for itself whether to participate/,
    },
    { question: 'Does the VA help pay?', sources: [articlePaths.va], fact: /monthly payment/ },
  ]
  const spanish = [
    { question: '¿Qué residencias aceptan Medicaid?', sources: [articlePaths.medicaid], fact: /decide por su cuenta/ },
    { question: '¿El VA ayuda a pagar?', sources: [articlePaths.va], fact: /pago mensual/ },
  ]
  expect(await mistakes(english)).toEqual([])
  expect(await mistakes(spanish, { language: 'es' })).toEqual([])
})
