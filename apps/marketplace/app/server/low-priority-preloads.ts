import { Transform } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

const preload = 'rel="modulepreload"'

/**
 * Returns a stream that lowers the priority of script preloads. Remix preloads scripts first, but our pages work without them, so the style
 * sheet, fonts, and first image should come first.
 */
export function lowPriorityPreloads(): Transform {
  const decoder = new StringDecoder('utf8')
  let held = ''
  const lowerPriority = (text: string) => text.replaceAll(preload, `${preload} fetchpriority="low"`)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = held + decoder.write(chunk)
      // A partial match at the end waits for the next chunk.
      const whole = text.length - partialMatchLength(text)
      held = text.slice(whole)
      done(null, lowerPriority(text.slice(0, whole)))
    },
    flush(done) {
      done(null, lowerPriority(held + decoder.end()))
    },
  })
}

/** Returns the number of characters at the end of a text that may start a preload attribute. */
function partialMatchLength(text: string): number {
  for (let length = Math.min(preload.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(preload.slice(0, length))) return length
  }
  return 0
}
