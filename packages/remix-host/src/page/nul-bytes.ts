import { Transform } from 'node:stream'

/**
 * Returns a stream that leaves out zero bytes. React 18 sends one where a letter of several bytes doesn't fit into a chunk (facebook/react#24985), and
 * HTML allows none.
 */
export const withoutNulBytes = (): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk)
    },
  })
