import { expect, test } from 'vitest'
import {
  automaticHeaders,
  htmlEmails,
  personalHeaders,
  reportEmails,
  textEmails,
  writeEmail,
  type CorpusEmail,
} from '../../../../testing/mail-corpus'
import { readEmail, readReply, readWholeEmail } from './read-email'
import { footerOf } from './sent-text'

const footer = footerOf({ name: 'Hearthway', phone: '(303) 555-0100', email: 'help@mail.example' })
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** Returns the words that a text lacks, in their order. */
function missingWords(text: string, written: string): string[] {
  const words = wordsOf(text)
  let from = 0
  return wordsOf(written).filter((word) => {
    const at = words.indexOf(word, from)
    if (at >= 0) from = at + 1
    return at < 0
  })
}

async function read({ raw, ours, written, title }: CorpusEmail) {
  const email = await readEmail(raw)
  const reply = readReply(email, [ours], footer)
  const { texts } = await readWholeEmail(raw)
  return {
    title,
    lost: missingWords(reply, written),
    hidden: missingWords(texts.join('\n'), written),
    // Indented words have marks.
    more: missingWords(written, reply.replaceAll(/^> /gm, '')),
    isAutomatic: email.isAutomatic,
  }
}

test('about 250 emails of 21 programs keep every word of the person, quote nothing of ours, and can be opened whole [EDGE-005, EDGE-006]', async () => {
  const emails = [...textEmails(), ...htmlEmails()]
  expect(emails.length).toBeGreaterThan(200)
  const results = await Promise.all(emails.map(read))
  expect(results.filter(({ lost, hidden, more }) => lost.length + hidden.length + more.length > 0)).toEqual([])
  expect(results.filter(({ isAutomatic }) => isAutomatic)).toEqual([])
})

const plain = { headers: 'Content-Type: text/plain; charset=utf-8', body: Buffer.from('I am away.') }
const isAutomatic = async (raw: Buffer) => (await readEmail(raw)).isAutomatic

test.each(automaticHeaders)('a program sent an email with %j [EDGE-007]', async (headers) => {
  expect(await isAutomatic(writeEmail(plain, headers))).toBe(true)
})

test('a program sent a receipt or a bounce [EDGE-007]', async () => {
  for (const report of reportEmails) expect(await isAutomatic(writeEmail(report))).toBe(true)
})

test.each(personalHeaders)('a person sent an email with %j [EDGE-007]', async (headers) => {
  expect(await isAutomatic(writeEmail(plain, headers))).toBe(false)
})
