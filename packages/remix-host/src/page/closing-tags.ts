import { Transform } from 'node:stream'

const closingTags = Buffer.from('</body></html>')

/**
 * Returns a stream that moves the closing tags of a page to its end. React sends them before the scripts of what is still loading, and HTML allows
 * nothing after them.
 */
export function closingTagsLast(): Transform {
  let held: Buffer = Buffer.alloc(0)
  let isFound = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isFound) return done(null, chunk)
      const text = Buffer.concat([held, chunk])
      const position = text.indexOf(closingTags)
      isFound = position >= 0
      // A partial match at the end waits for the next chunk.
      const end = isFound ? position : text.length - partialMatchLength(text)
      this.push(text.subarray(0, end))
      held = text.subarray(isFound ? end + closingTags.length : end)
      if (!isFound) return done()
      done(null, held)
      held = closingTags
    },
    flush(done) {
      done(null, held)
    },
  })
}

/** Returns the number of bytes at the end of a text that may start the closing tags. */
function partialMatchLength(text: Buffer): number {
  for (let length = Math.min(closingTags.length - 1, text.length); length > 0; length -= 1) {
    if (text.subarray(-length).equals(closingTags.subarray(0, length))) return length
  }
  return 0
}
