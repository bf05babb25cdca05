/** A run of letters that UTF-7 writes in Base64, or a plus sign. (RFC 2152) */
const encoded = /\+([A-Za-z\d+/]*)-?/g

/** Returns a text in UTF-7, of which each letter was read as ASCII. A few old programs still send it, and no decoder of Node reads it. [EDGE-006] */
export const decodeUtf7 = (text: string): string =>
  text.replaceAll(encoded, (_, letters: string) => (letters === '' ? '+' : readLetters(letters)))

function readLetters(letters: string): string {
  const bytes = Buffer.from(letters, 'base64')
  // The last bits only fill up, and the order of bytes is the other way around.
  return bytes
    .subarray(0, bytes.length - (bytes.length % 2))
    .swap16()
    .toString('utf16le')
}
