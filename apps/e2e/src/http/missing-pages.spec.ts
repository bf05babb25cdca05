// cspell:ignore encontramos esta página
import { expect } from '@playwright/test'
import { findCommunity } from '../testing/communities'
import { test } from '../testing/visitors'

for (const [path, status, words] of [
  ['/assisted-living/atlantis', 404, 'This door doesn’t open'],
  ['/assisted-living/colorado/no-such-city', 404, 'This door doesn’t open'],
  ['/assisted-living/colorado/denver/no-such-community', 404, 'This door doesn’t open'],
  ['/spa-hotels', 404, 'This door doesn’t open'],
  ['/assisted-living/colorado?size=gigantic', 400, 'Something’s wrong with this search link'],
  ['/assisted-living?page-number=0', 400, 'Something’s wrong with this search link'],
] as const) {
  test(`${path} returns ${status}, says why, and offers a search [ROUTE-018, BIZ-008]`, async ({ visitor }) => {
    const page = await visitor.open(path)
    expect(page.status).toBe(status)
    expect(page.headings(1)).toEqual([words])
    expect(page.one('main').all('search')).toHaveLength(1)
    if (status === 400) expect(page.one('main').text).toMatch(/\b(size|page-number) must be /)
  })
}

test('a gone page and a broken filter each say what happened and offer the next step [ERR-018]', async ({
  visitor,
  request,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['ID', 'OR', 'WA', 'GA'])
  for (const path of [`${community.url}-gone`, '/custom-pricing?community=gone', '/no-such-page']) {
    const gone = await visitor.open(path)
    expect([path, gone.status, ...gone.headings(1)]).toEqual([path, 404, 'This door doesn’t open'])
    expect((await gone.follow(gone.first('link', 'All communities'))).status).toBe(200)
  }
  const broken = await visitor.open('/assisted-living?size=enormous')
  expect([broken.status, ...broken.headings(1)]).toEqual([400, 'Something’s wrong with this search link'])
  expect((await broken.follow('Clear all filters')).headings(1)).toEqual([expect.stringMatching(/^Assisted Living/)])
})

test('a link to a shared collection that was cut off says so, in both languages [DASH-007, ERR-018]', async ({
  visitor,
}) => {
  for (const token of ['', '?token=short', `?token=${'a'.repeat(43)}`]) {
    const page = await visitor.open(`/shared-collection${token}`)
    expect([token, page.status, ...page.headings(1)]).toEqual([token, 404, 'We couldn’t find this page'])
  }
  const spanish = await visitor.open('/es/shared-collection')
  expect([spanish.status, ...spanish.headings(1)]).toEqual([404, 'No encontramos esta página'])
  expect((await visitor.open('/shared-collection/some-community')).path).toBe('/shared-collection')
})

test('the former address of the terms leads to the part for participating communities [ROUTE-013]', async ({
  visitor,
}) => {
  const page = await visitor.open('/tos')
  expect(page.path).toBe('/terms')
  expect(page.within('#participating-communities').text).toBe('Participating communities')
})
