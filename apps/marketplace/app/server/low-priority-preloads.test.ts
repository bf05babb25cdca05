import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowPriorityPreloads } from './low-priority-preloads'

const through = (pieces: Buffer[]) => text(Readable.from(pieces).pipe(lowPriorityPreloads()))

test('every preload of a script waits its turn, wherever the page is cut into pieces [IMG-003]', async () => {
  const page =
    '<p>Café “Zoë”</p><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><i>rel="mod</i>'
  const bytes = Buffer.from(page)
  const wanted = page.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 12 }), async (cuts) => {
      const places = [0, ...cuts.sort((one, other) => one - other), bytes.length]
      const pieces = places.slice(1).map((end, index) => bytes.subarray(places[index], end))
      expect(await through(pieces)).toBe(wanted)
    }),
  )
})
