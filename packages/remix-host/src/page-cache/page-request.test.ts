import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { pageRequestReader } from './page-request'

const handle = { publicPage: { parameters: ['page-number'] } }
const route = (id: string, path: string | undefined, more: object = {}) => ({
  [id]: { id, path, parentId: 'root', module: { default: () => null, handle, ...more } },
})
const build: Pick<ServerBuild, 'routes'> = {
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    home: { id: 'home', index: true, parentId: 'root', module: { default: () => null, handle } },
    ...route('care', ':care'),
    ...route('account', 'account', { handle: undefined }),
  },
}
const read = pageRequestReader(build, '/', {
  cookies: [
    { name: 'size', values: ['large'] },
    { name: 'theme', values: ['dark'] },
  ],
  ignoredParameters: ['utm_*'],
})
const urlOf = (url: string, method = 'GET') =>
  read({ method, origin: 'https://homes.example', url, cookie: undefined })?.url

test.each([
  ['/', '/', 'the home page'],
  ['/_root.data', '/_root.data', 'the home page’s data'],
  ['/memory-care?page-number=2&utm_source=mail', '/memory-care?page-number=2', 'a campaign’s link'],
  ['/memory-care.data?_routes=care', '/memory-care.data?_routes=care', 'a page’s data'],
])('%s is the page %s: %s [FIND-014]', (sent, url) => {
  expect(urlOf(sent)).toBe(`https://homes.example${url}`)
})

test.each([
  ['/account', 'a route that isn’t public'],
  ['/no/such/page', 'no route'],
  ['/memory-care?sort=price', 'a parameter that the page doesn’t have'],
  ['/memory-care?page-number=1&page-number=2', 'a repeated parameter'],
  ['/memory-care?_routes=care', 'the router’s parameter on a page'],
  ['/memory-care.data?_routes=invented', 'the data of an unknown route'],
  ['//evil.example/memory-care', 'a path that looks like another site'],
  [`/memory-care?utm_source=${'x'.repeat(500)}`, 'a long address'],
])('%s is never stored: %s [FIND-014, BIZ-008]', (sent) => {
  expect(urlOf(sent)).toBeUndefined()
})

test('a write is never answered with a stored page [FIND-014]', () => {
  expect(urlOf('/memory-care', 'POST')).toBeUndefined()
  expect(urlOf('/memory-care', 'HEAD')).toBeDefined()
})

test('a page is stored for each look that people can choose, and no cookie besides changes it [FIND-014, LOOK-002]', () => {
  const look = (cookie: string) => {
    const found = read({ method: 'GET', origin: 'https://homes.example', url: '/memory-care', cookie })
    return { key: found?.key, cookie: found?.headers['cookie'] }
  }
  const large = `size=${btoa('"large"')}`
  const dark = `theme=${btoa('"dark"')}`
  expect(look(`${dark}; id=1; ${large}`)).toEqual(look(`${large}; ${dark}; id=2`))
  expect(look(`${large}; ${dark}`).cookie).toBe(`${large}; ${dark}`)
  expect(new Set(['', large, dark, `${large}; ${dark}`].map((cookie) => look(cookie).key)).size).toBe(4)
  for (const other of ['id=1', `theme=${btoa('"pink"')}`, 'theme=dark']) expect(look(other)).toEqual(look(''))
})
