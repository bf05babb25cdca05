import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { loadGeography } from '../geography/geography'
import { fillPlaces } from '../places/place-data-store'

const api = apiUnderTest()
beforeAll(() => fillPlaces(api.database, loadGeography()))

/** A phrase, the page that should open first, and the words that can't be searched by. */
const phrases = readFileSync(new URL('phrases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [, phrase = '', path = '', unused = ''] = /^(.+) > (\S+)(?: without (.+))?$/.exec(line) ?? []
    const [page = '', query] = path.split('?')
    const parameters = query?.split('&').toSorted().join('&')
    return { phrase, path: parameters ? `${page}?${parameters}` : page, unused }
  })

async function firstOf(phrase: string) {
  const { body } = await api.call({ url: `/marketplace/search?${new URLSearchParams({ q: phrase }).toString()}` })
  const [first]: { attributes: { path: string; unused?: string[] } }[] = Object(body).data
  const [path = '', query] = first?.attributes.path.split('?') ?? []
  const parameters = [...new URLSearchParams(query)].filter(([name]) => name !== 'not-searched')
  const shown = parameters.map(([name, value]) => `${name}=${name === 'geo' ? '' : value}`).toSorted()
  const unused = first?.attributes.unused?.join(', ') ?? ''
  return { phrase, path: shown.length > 0 ? `${path}?${shown.join('&')}` : path, unused }
}

test('every phrase opens the place, the care type, and the filters that it names, and what isn’t used is said [FIND-019, FIND-020]', async () => {
  expect(phrases.length).toBeGreaterThanOrEqual(300)
  const wrong = []
  for (const expected of phrases) {
    const found = await firstOf(expected.phrase)
    if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ expected, found })
  }
  expect(wrong).toEqual([])
})
