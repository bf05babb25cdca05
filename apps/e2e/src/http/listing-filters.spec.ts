import { type APIRequestContext, expect } from '@playwright/test'
import type { HtmlPage } from '../testing/html-page'
import { test, type Visitor } from '../testing/visitors'

const state = '/assisted-living/colorado'

const numberIn = (text: string | undefined) => Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''))

/** Returns the number of communities that the list says it has. */
function countInList({ text }: HtmlPage): number {
  if (text.includes('Showing the only community')) return 1
  return numberIn(/Showing [^.]*?of ([\d,]+) communities/.exec(text)?.[1])
}

const quickFilters = (page: HtmlPage) => page.all('list', 'Filters').flatMap((list) => list.all('link'))
const applied = (page: HtmlPage) => page.all('link', /^Remove filter: /)

/** Returns a listing without communities that a single change would fill. Which one it is depends on the catalog. */
async function findEmpty(request: APIRequestContext): Promise<string> {
  for (const rate of ['le:2500', 'le:3000', 'le:3500', 'le:4000']) {
    for (const more of ['rating=ge:9', 'only=open-rooms', 'only=recent-prices', 'size=small']) {
      const filters = `starting-rate=${rate}&${more}`
      const query = `toc=assisted-living&state=CO&${filters}`
      const found = await (await request.get(`/api/marketplace/communities?${query}`)).json()
      const changes = await (await request.get(`/api/marketplace/searchrelaxations?${query}`)).json()
      const fillsInState = changes.data.some((change: { attributes: { relaxation: { kind: string } } }) =>
        ['without', 'price'].includes(change.attributes.relaxation.kind),
      )
      if (found.meta.total === 0 && fillsInState) return `${state}?${filters}`
    }
  }
  throw new Error('No pair of filters leaves the state without communities')
}

/** Opens the listing of a city with a single community, which meets a quick filter. */
async function openLoneCity({ open, request }: Visitor): Promise<HtmlPage> {
  const { data } = await (
    await request.get('/api/marketplace/communities?toc=assisted-living&state=CO&page-size=100')
  ).json()
  const cities: string[] = data.map(
    (community: { attributes: { address: { city: string } } }) => community.attributes.address.city,
  )
  for (const city of new Set(cities)) {
    const page = await open(`${state}/${city.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`)
    if (page.text.includes('Showing the only') && quickFilters(page).length > 0) return page
  }
  throw new Error('No city of the state has a single community')
}

test('each chip shows as many communities as it says, and each filter can be removed [FIND-006, LIST-014]', async ({
  visitor,
}) => {
  const list = await visitor.open(state)
  const everything = countInList(list)
  expect(quickFilters(list).length).toBeGreaterThan(2)
  // Until a family enters its amounts, this chip leads to the page for them.
  for (const chip of quickFilters(list).filter(({ name }) => name !== 'Where you can stay')) {
    const filtered = await list.follow(chip)
    const [remove, ...others] = applied(filtered)
    if (!remove) throw new Error(`${chip.name} isn’t applied`)
    expect(others).toEqual([])
    expect([chip.name, countInList(filtered)]).toEqual([
      chip.name,
      numberIn(/([\d,]+) communit(y|ies)$/.exec(chip.name)?.[1]),
    ])
    const whole = await filtered.follow(remove)
    expect([whole.path, applied(whole).length, countInList(whole)]).toEqual([state, 0, everything])
  }
})

test('the panel filters a list, and adds to a chip [FIND-006, BIZ-006]', async ({ visitor }) => {
  const list = await visitor.open(state)
  const [chip] = quickFilters(list)
  if (!chip) throw new Error('The list has no chip')
  const chosen = await list.follow(chip)
  const panel = chosen.first('button', /^Show /)
  const wifi = chosen.names('checkbox').find((name) => name.startsWith('Wi-Fi'))
  const both = await chosen.press(panel, { [wifi ?? '']: true })
  expect(both.path).toMatch(/only=[^&]+.*filter(\[|%5B)hasWifi(\]|%5D)=true/)
  expect(applied(both)).toHaveLength(2)
})

test('an empty list leads on: each change shows as many as it says, and what is just outside says why [FIND-006, BIZ-006]', async ({
  visitor,
}) => {
  const empty = await visitor.open(await findEmpty(visitor.request))
  expect(empty.names('heading')).toEqual(
    expect.arrayContaining(['No communities match your filters', 'Just outside your filters']),
  )
  const changes = empty.all('link', /^Show [\d,]+: /)
  expect(changes.length).toBeGreaterThan(0)
  for (const change of changes) {
    const filled = await empty.follow(change)
    expect([change.name, countInList(filled)]).toEqual([change.name, numberIn(change.name)])
  }
})

test('a list of one says whether it is the only community or the only match [FIND-006]', async ({ visitor }) => {
  const city = await openLoneCity(visitor)
  for (const page of [city, await city.open('?sort=price')]) {
    expect(page.text).toContain('Showing the only community we list here.')
  }
  const [chip] = quickFilters(city)
  if (!chip) throw new Error('The list has no chip')
  const match = await city.follow(chip)
  expect(applied(match)).toHaveLength(1)
  expect(match.text).toContain('Showing the only community that matches.')
})

test('an unknown value of a filter says what is wrong [LIST-014]', async ({ visitor }) => {
  const page = await visitor.open(`${state}?rating=best`)
  expect(page.status).toBe(400)
  expect(page.text).toContain('rating must be one of ge:7, ge:8, ge:9')
})
