// cspell:disable
import { type APIRequestContext, expect } from '@playwright/test'
import { findCommunity } from '../testing/communities'
import { test } from '../testing/visitors'

// A real nursing home, with what Medicare's rows say: 3.455 hours on weekends, 47.5% left, fines of $8,788 and $23,920, and a new owner in 2024.
const home = '/skilled-nursing-facility/vermont/rutland/rutland-healthcare-and-rehabilitation-center-rutland-vt'
const weekends =
  'On weekends: about one nurse or nurse aide for every 7 residents, averaged over day and night. On weekdays: one for every 6.'
const ownerQuestion = 'Who owns this community, and has the owner changed in the last 3 years?'

test('a family reads in words what Medicare publishes about a real nursing home, each with source and date [FIND-024, FIND-012]', async ({
  visitor,
}) => {
  const { text } = (await visitor.open(home)).within('#inspections')
  for (const said of [
    'is a real nursing home',
    weekends,
    'This home, on weekends',
    '3.46 hours',
    'hours from July 1, 2025 to September 30, 2025',
    'Within a year, 47.5% of the nurses and nurse aides left.',
    'No administrator left within a year.',
    '2 fines in 3 years, $32,708 in all.',
    'June 19, 2025',
    'The owner changed on December 18, 2024.',
    'Severity',
    'Medicare doesn’t publish how many nurse aides work on weekends or at night.',
  ]) {
    expect(text).toContain(said)
  }
  const tile = await visitor.open('/skilled-nursing-facility/vermont/rutland')
  expect(tile.text).toContain('Real nursing home, from Medicare’s public records only')
  expect((await visitor.open(home)).text).toContain('We show only what Medicare publishes about this home.')
})

test('the record is in Spanish, and the agency’s own sentences are marked as English [FIND-024, FIND-015]', async ({
  visitor,
}) => {
  const page = await visitor.open(`/es${home}`)
  const { text } = page.within('#inspections')
  expect(text).toContain('Los fines de semana: más o menos una enfermera o auxiliar por cada 7 residentes')
  expect(text).toContain('La residencia cambió de dueño el 18 de diciembre de 2024.')
  expect(page.html).toMatch(/<span lang="en">[A-Z][^<]{20,}<\/span>/)
})

test('one press puts a question on the tour checklist of this browser, without scripts [FIND-024]', async ({
  visitor,
}) => {
  const page = await visitor.open(home)
  const list = await page.press(`Add to tour checklist ${ownerQuestion}`)
  expect(list.headings(1)).toEqual(['Tour checklist'])
  expect(list.one('checkbox', ownerQuestion).isChecked).toBe(false)
  const removed = await list.press(`Remove ${ownerQuestion}`)
  expect(removed.text).not.toContain(ownerQuestion)
})

test('a made-up community and one that no one publishes say so, with the questions to ask [FIND-024, TRUTH-013]', async ({
  visitor,
  request,
}) => {
  const demo = await visitor.open((await findCommunity(request, 'gwizzy', ['CO'])).url)
  expect(demo.within('#inspections').text).toContain('A made-up community has no public record.')
  const real = await visitor.open('/assisted-living/nebraska/grand-island/platte-bend-house-grand-island-ne')
  const { text } = real.within('#inspections')
  expect(text).toContain('We have no public record of staff hours or turnover for this kind of community in Nebraska.')
  expect(text).toContain('how many people who give care are here')
})

interface Counted {
  value: string
  communities: number
}

test('the filter for weekend nurses shows as many homes as it counts, all of them at the state’s middle or above [FIND-024, FIND-006]', async ({
  request,
  visitor,
}) => {
  const where = 'toc=skilled-nursing-facility&state=VT'
  const insights = await (await request.get(`/api/marketplace/searchinsights?${where}`)).json()
  const counts: Counted[] = insights.data.attributes.only
  const counted = counts.find(({ value }) => value === 'weekend-staffing')?.communities ?? 0
  const found = await (
    await request.get(`/api/marketplace/communities?${where}&only=weekend-staffing&page-size=100`)
  ).json()
  // Of twelve homes, one is in the middle or above as often as below.
  expect(counted).toBe(6)
  expect(found.meta.total).toBe(counted)
  const ids: string[] = found.data.map(({ id }: { id: string }) => id)
  const hours = await Promise.all(ids.map((id) => weekendHours(request, id)))
  for (const { here, middle } of hours) expect(here).toBeGreaterThanOrEqual(middle)

  const list = await visitor.open('/skilled-nursing-facility/vermont?only=weekend-staffing')
  expect(list.text).toContain('Weekend nurse hours: upper half of the state')
  expect(list.text).toMatch(/of 6 communities/)
})

async function weekendHours(request: APIRequestContext, id: string): Promise<{ here: number; middle: number }> {
  const { data } = await (await request.get(`/api/marketplace/communities/${id}`)).json()
  const { staffing, staffingMedians } = data.attributes
  const ofState = staffingMedians.find(({ county }: { county?: string }) => county === undefined)
  return { here: staffing.hours.weekendTotal, middle: ofState.weekendTotal }
}

test('homes are compared by weekend nurses, turnover, fines, and the newest inspection [FIND-024, TRUST-013]', async ({
  visitor,
}) => {
  const ids = [
    'rutland-healthcare-and-rehabilitation-center-rutland-vt',
    'green-mountain-nursing-and-rehabilitation-colchester-vt',
  ]
  const page = await visitor.open(`/compare?communities=${ids.join(',')}`)
  for (const said of [
    'Nurse hours for each resident, weekends',
    '3.46 hours a day, one nurse or aide for 7',
    '47.5%',
    '2, $32,708',
  ]) {
    expect(page.text).toContain(said)
  }
})

for (const { question, language, answer } of [
  { question: 'how many nurses on weekends?', language: 'en', answer: /one nurse or nurse aide for every 7 residents/ },
  { question: 'any violations?', language: 'en', answer: /deficiencies in 3 years.*2 fines, \$32,708 in all/ },
  { question: 'turnover?', language: 'en', answer: /47\.5% of the nurses and nurse aides left/ },
  {
    question: '¿Cuántas enfermeras hay los fines de semana?',
    language: 'es',
    answer: /auxiliar por cada 7 residentes, y entre semana una por cada 6/,
  },
]) {
  test(`the chat answers “${question}” from the record, with the section of the page [FIND-024, CHAT-001]`, async ({
    request,
  }) => {
    const type = 'application/vnd.api+json'
    const attributes = { question, language, communityId: home.split('/').at(-1) }
    const response = await request.post('/api/marketplace/chat-answers', {
      headers: { accept: type, 'content-type': type },
      data: JSON.stringify({ data: { type: 'chat-answers', attributes } }),
    })
    const { data } = await response.json()
    expect(data.attributes).toMatchObject({ isAnswered: true, text: expect.stringMatching(answer) })
    expect(data.attributes.source.path).toBe(`${home}#inspections`)
  })
}
