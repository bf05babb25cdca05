import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowPriorityPreloads } from './low-priority-preloads'

const through = (chunks: Buffer[]) => text(Readable.from(chunks).pipe(lowPriorityPreloads()))

test('lowers the priority of script preloads, wherever the page is split into chunks [IMG-003]', async () => {
  const page =
    '<p>Café “Zoë”</p><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><i>rel="mod</i>'
  const bytes = Buffer.from(page)
  const expected = page.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 12 }), async (cuts) => {
      const offsets = [0, ...cuts.sort((one, other) => one - other), bytes.length]
      const chunks = offsets.slice(1).map((end, index) => bytes.subarray(offsets[index], end))
      expect(await through(chunks)).toBe(expected)
    }),
  )
})
