import { Transform } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

const preload = 'rel="modulepreload"'

/**
 * Lets the preloads of scripts wait behind style sheet, fonts and first picture. Remix marks them so that a browser fetches
 * them first of all, on pages that can be read and used before any script.
 */
export function lowPriorityPreloads(): Transform {
  const decoder = new StringDecoder('utf8')
  let held = ''
  const lowered = (text: string) => text.replaceAll(preload, `${preload} fetchpriority="low"`)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = held + decoder.write(chunk)
      // What may be the beginning of the words waits for the next piece.
      const whole = text.length - partialEnd(text)
      held = text.slice(whole)
      done(null, lowered(text.slice(0, whole)))
    },
    flush(done) {
      done(null, lowered(held + decoder.end()))
    },
  })
}

/** How many characters at the end of a text may be the beginning of the words. */
function partialEnd(text: string): number {
  for (let length = Math.min(preload.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(preload.slice(0, length))) return length
  }
  return 0
}
