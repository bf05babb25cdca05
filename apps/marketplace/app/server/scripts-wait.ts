import { Transform } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { waitingLink, waitingScript } from '~/site/start-scripts'

/** What Remix writes for its scripts, and what holds them back until `startScripts` runs. */
const replacements: [string, string][] = [
  ['rel="modulepreload"', `rel="${waitingLink}"`],
  ['type="module" async=""', `type="${waitingScript}"`],
]

/**
 * Returns a stream that holds the page's scripts back until its first paint. Remix loads them at once, but our pages work without them, so the
 * style sheet, fonts, and first image shouldn't have to share a slow connection with them.
 */
export function scriptsWait(): Transform {
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
const partialMatchLength = (text: string): number =>
  Math.max(
    ...replacements.map(([from]) => {
      const lengths = Array.from({ length: from.length - 1 }, (_, index) => from.length - 1 - index)
      return lengths.find((length) => text.endsWith(from.slice(0, length))) ?? 0
    }),
  )
