import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdScripts } from './hold-scripts'

const through = (chunks: Buffer[]) => text(Readable.from(chunks).pipe(holdScripts()))

test('holds scripts and their preloads back, wherever the page is split into chunks', async () => {
  const page =
    '<p>Café “Zoë”</p><link rel="modulepreload" href="/a.js"/><i>rel="mod</i><script nonce="n" type="module" async="">import "/a.js"</script><i>type="module"</i>'
  const expected =
    '<p>Café “Zoë”</p><link rel="dns-prefetch" href="/a.js"/><i>rel="mod</i><script nonce="n" type="text/waiting">import "/a.js"</script><i>type="module"</i>'
  const bytes = Buffer.from(page)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 12 }), async (cuts) => {
      const offsets = [0, ...cuts.sort((one, other) => one - other), bytes.length]
      const chunks = offsets.slice(1).map((end, index) => bytes.subarray(offsets[index], end))
      expect(await through(chunks)).toBe(expected)
    }),
  )
})
