import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirectPath } from '../index'

test.each([
  ['/homebase/saved', '/homebase/saved', 'a path'],
  ['/memory-care?page-number=2#map', '/memory-care?page-number=2#map', 'a query and a fragment'],
  ['/tools/../homebase', '/homebase', 'a step back'],
  ['/a?next=https://evil.example', '/a?next=https://evil.example', 'a foreign URL in the query'],
  [null, '/', 'none'],
  ['', '/', 'empty'],
  ['homebase', '/', 'no slash'],
  ['https://evil.example/', '/', 'a foreign site'],
  ['//evil.example', '/', 'a foreign host'],
  ['/\\evil.example', '/', 'a backslash'],
  ['/\t/evil.example', '/', 'a tab inside'],
  ['/a\\b', '/', 'a backslash inside the path'],
  ['/a\nb', '/', 'a line break inside the path'],
  ['/..//evil.example', '/', 'a step back to a foreign host'],
  ['/.//evil.example', '/', 'a dot before a foreign host'],
  ['javascript:alert(1)', '/', 'a script'],
])('%j redirects to %s: %s [QUERY-001]', (target, path, _why) => {
  expect(safeRedirectPath(target)).toBe(path)
})

test('uses the caller’s fallback [QUERY-001]', () => {
  expect(safeRedirectPath('//evil.example', '/dashboard/')).toBe('/dashboard/')
})

test('no text redirects to another site [QUERY-001]', () => {
  const piece = fc.oneof(fc.constantFrom('/', '\\', '..', '.', '\t', ':', '@', 'evil.example', '%2f', '?'), fc.string())
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const path = safeRedirectPath(pieces.join(''))
      expect(new URL(path, 'https://site.example').host).toBe('site.example')
    }),
  )
})
