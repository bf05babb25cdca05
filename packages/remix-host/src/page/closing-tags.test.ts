import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { closingTagsLast } from './closing-tags'

const pass = async (chunks: string[]) =>
  (
    await Readable.from(chunks.map((chunk) => Buffer.from(chunk)))
      .pipe(closingTagsLast())
      .toArray()
  ).join('')

const page = '<html><body><p>é</p></body></html>'

test.each([
  ['in one chunk', [page, '<script>1</script>', '<script>2</script>']],
  ['in one chunk with scripts', [`${page}<script>1</script>`, '<script>2</script>']],
  ['split between chunks', ['<html><body><p>é</p></bo', 'dy></html><script>1</script>', '<script>2</script>']],
])('closing tags %s come after the scripts [BIZ-008]', async (_, chunks) => {
  expect(await pass(chunks)).toBe('<html><body><p>é</p><script>1</script><script>2</script></body></html>')
})

test('a text without closing tags is unchanged [BIZ-008]', async () => {
  expect(await pass(['<p>1 </b', 'ut no tag', '</bo'])).toBe('<p>1 </but no tag</bo')
})
