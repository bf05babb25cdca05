import { expect } from '@playwright/test'
import { test } from '../testing/visitors'

test('the home page’s button shows the price, and the URL holds the question [FIND-016]', async ({ visitor }) => {
  const home = await visitor.open('/')
  const page = await home.press('Show prices', { 'City or ZIP code': 'Tampa, FL', 'Daily help': 'A lot of help' })
  expect(page.path).toBe('/?near=Tampa%2C+FL&help=heavy-care')
  expect(page.names('heading')).toContain('Assisted Living near Tampa, FL')
  expect(page.value('Daily help')).toBe('A lot of help')
  expect(page.text).toMatch(/We take the lowest room price/)
})

test('the chart’s list has the same figures as the windows, and every community once [FIND-016]', async ({
  visitor,
}) => {
  const page = await visitor.open('/?near=denver&help=heavy-care')
  const shown = /From ([\d,]+) of [^.]*those that show a price/.exec(page.text)?.[1]
  const bands = page.one('list', 'Communities by monthly price').texts('listitem')
  const counted = bands.map((band) => Number(/: ([\d,]+) /.exec(band)?.[1]?.replace(',', '')))
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(Number(shown?.replace(',', '')))
})

test('the home page leads to rooms that are open now, near the place of the URL [FIND-016, TRUST-018, FIND-006]', async ({
  visitor,
}) => {
  const open = /\d+ rooms? open|Rooms open/i
  const home = await visitor.open('/')
  expect(home.section(/^Rooms open now in /).texts('article')[0]).toMatch(open)
  const list = await home.follow('See rooms open now')
  expect(list.path).toContain('only=open-rooms')
  for (const tile of list.within('#list').texts('article')) expect(tile).toMatch(open)
  const near = await visitor.open('/?near=denver&help=light-care')
  expect(near.names('heading')).toContainEqual(expect.stringMatching(/^Rooms open (now in Colorado|near Denver, CO)$/))
})

test('the home page shows a sample of who has a family’s information, labeled as one, and leads to the page [TRUST-003, FIND-016]', async ({
  visitor,
}) => {
  const home = await visitor.open('/')
  expect(home.section('Who has your information').text).toMatch(/\bSample\b/)
  const page = await home.follow(home.one('main').one('link', 'See who has your information'))
  expect(page.path).toBe('/receipts')
  expect(page.headings(1)).toHaveLength(1)
})

test('the quiz answers on the next page, with the answers kept [FIND-017]', async ({ visitor }) => {
  const home = await visitor.open('/')
  const some = (page: typeof home, question: string) => page.one('group', question).one('radio', 'Some help')
  const page = await home.pressWith('Show which care fits', [
    some(home, 'Finding the way home'),
    some(home, 'Taking the right medication'),
  ])
  const { text } = page.one('main').first('status')
  expect(text).toContain('Memory Care')
  expect(text).toContain('Because of help with finding the way home and medication.')
  expect(text).toMatch(/a month in the United States/)
  expect(some(page, 'Finding the way home').isChecked).toBe(true)
})

for (const path of ['/', '/?near=80210', '/?near=tampa&help=heavy-care', '/es']) {
  test(`${path} shows eight communities of one state, none twice, and none without a price [LOOK-005, FIND-016]`, async ({
    visitor,
  }) => {
    const tiles = (await visitor.open(path)).one('main').all('article')
    const links = tiles.map((tile) => tile.first('link', /./).attribute('href'))
    expect(new Set(links).size).toBe(8)
    expect(new Set(links.map((link) => link?.replace(/^\/es/, '').split('/')[2])).size).toBe(1)
    for (const { text } of tiles) expect(text).toMatch(/\$\d/)
  })
}
