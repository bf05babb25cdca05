import { Transform } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { waitingLink, waitingScript } from '~/site/frame/starter-script'

/** What Remix writes for its scripts, and what holds them back until the starter script runs. */
const replacements: [string, string][] = [
  ['rel="modulepreload"', `rel="${waitingLink}"`],
  ['type="module" async=""', `type="${waitingScript}"`],
]

/**
 * Returns a stream that holds the page's scripts back until its first frame. Remix loads them immediately, but our pages work without them, so the
 * style sheet, fonts, and first image shouldn't have to share a slow connection with them.
 */
export function holdScripts(): Transform {
  const decoder = new StringDecoder('utf8')
  let held = ''
  const replace = (text: string) => replacements.reduce((page, [from, to]) => page.replaceAll(from, to), text)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = held + decoder.write(chunk)
      // A partial match at the end waits for the next chunk.
      const whole = text.length - partialMatchLength(text)
      held = text.slice(whole)
      done(null, replace(text.slice(0, whole)))
    },
    flush(done) {
      done(null, replace(held + decoder.end()))
    },
  })
}

/** Returns the number of characters at the end of a text that may start something to replace. */
function partialMatchLength(text: string): number {
  const longest = Math.max(...replacements.map(([from]) => from.length)) - 1
  for (let length = Math.min(longest, text.length); length > 0; length -= 1) {
    if (replacements.some(([from]) => from.startsWith(text.slice(-length)))) return length
  }
  return 0
}
