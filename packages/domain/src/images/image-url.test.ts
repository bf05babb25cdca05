import { expect, test } from 'vitest'
import { imageUrl, uploadUrl } from '../index'

test.each([
  ['drawings/a/b.svg', {}, '/images/640x427/drawings/a/b.svg'],
  ['/a b/ü.jpg', {}, '/images/640x427/a%20b/%C3%BC.jpg'],
  ['a.jpg', { host: 'https://pictures.example' }, 'https://pictures.example/images/640x427/a.jpg'],
])('%s with %j has the URL %s [IMG-001]', (path, host, url) => {
  expect(imageUrl(path, { width: 640, height: 427, ...host })).toBe(url)
})

test('an upload keeps its original size [IMG-001]', () => {
  expect(uploadUrl('2026/porch.jpg')).toBe('/uploads/2026/porch.jpg')
})

test.each([
  [0, 427],
  [640, Number.NaN],
  [640.5, 427],
])('rejects a size of %d x %d [ERR-016]', (width, height) => {
  expect(() => imageUrl('a.jpg', { width, height })).toThrow(RangeError)
})
