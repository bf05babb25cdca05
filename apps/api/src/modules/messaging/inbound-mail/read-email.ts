import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { unprocessable } from '../../../http/errors'
import { isAutomatic } from './automatic-mail'
import { longestBody, textOfEmail, textsOfEmail } from './email-text'
import { stripQuotes, writtenWords } from './strip-quotes'
import { decodeUtf7 } from './utf7'

/** An email that someone sent us. */
export interface InboundEmail {
  /** A hash of its Message-ID. The id itself can contain the sender's name. */
  hash: string
  from: string
  subject: string
  recipients: string[]
  /** The Message-IDs that it answers, without their domains: those of our emails are the ids of the outbox. */
  answeredIds: string[]
  /** Its text, with what it quotes. */
  body: string
  /** The number of its files, which the message only counts. */
  attachments: number
  /** Whether a program sent it, such as an out-of-office reply. (RFC 3834) */
  isAutomatic: boolean
}

/** The longest text of a message. */
const longestText = 8000

/** Reads an email as a mail server received it. @throws {HttpError} 422 for one with more parts or headers than anyone writes [WORK-008] */
export async function readEmail(raw: Uint8Array): Promise<InboundEmail> {
  const email = await parseEmail(raw)
  const body = textOfEmail(email)
  return {
    hash: createHash('sha256')
      .update(email.messageId ?? raw)
      .digest('hex'),
    from: (email.from?.address ?? '').toLowerCase(),
    subject: (email.subject ?? '').slice(0, 1000),
    recipients: [...addressesIn(email.to), ...addressesIn(email.cc), ...(email.deliveredTo ? [email.deliveredTo] : [])],
    answeredIds: [...`${email.inReplyTo ?? ''} ${email.references ?? ''}`.matchAll(/<([^@<>\s]{1,200})@/g)].map(
      ([, id = '']) => id,
    ),
    body,
    attachments:
      body.trim() === '' ? email.attachments.length : email.attachments.filter((part) => isFile(part, email)).length,
    isAutomatic: isAutomatic(email),
  }
}

/** Returns whether a part of an email with words is a file. A picture that the text shows, such as one in a signature, isn't. */
const isFile = ({ disposition, contentId = '' }: Attachment, { html = '' }: Email): boolean =>
  disposition === 'attachment' ||
  (disposition === 'inline' && (contentId === '' || !html.includes(`cid:${contentId.replaceAll(/[<>]/g, '')}`)))

const addressesIn = (addresses: Address[] = []): string[] =>
  addresses.flatMap(({ address, group }) => [...(address ? [address] : []), ...addressesIn(group)])

/**
 * Returns what a person wrote, without the quoted email and the signature. `ours` are the texts that we sent, and `footer` is below each of
 * them. [WORK-008, EDGE-005]
 */
export function readReply({ body }: Pick<InboundEmail, 'body'>, ours: readonly string[], footer = ''): string {
  const text = stripQuotes(body.slice(0, longestBody), ours, footer)
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text
}

/** Returns the words of a person in an email, which are none if it has only quoted lines and a signature. */
export const wordsOfReply = ({ body }: Pick<InboundEmail, 'body'>, ours: readonly string[], footer = ''): string =>
  writtenWords(body.slice(0, longestBody), ours, footer)

/** Returns everything in a stored email that a person can read, without markup, and the names of its files. [EDGE-005] */
export async function readWholeEmail(source: Uint8Array) {
  const email = await parseEmail(source)
  return {
    subject: email.subject ?? '',
    texts: textsOfEmail(email),
    files: email.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
  }
}

async function parseEmail(raw: Uint8Array): Promise<Email> {
  const parse = (bytes: Uint8Array) =>
    PostalMime.parse(bytes, { maxNestingDepth: 20, maxHeadersSize: 200_000 }).catch(() => {
      throw unprocessable([{ detail: 'This email can’t be read' }])
    })
  const email = await parse(raw)
  // An email that names no encoding, and isn’t in UTF-8, which is the default.
  const isMisread = `${email.text ?? ''}${email.html ?? ''}`.includes('\ufffd')
  if (isMisread) return parse(Buffer.from(Buffer.from(raw).toString('latin1')))
  if (!/charset="?utf-7\b/i.test(Buffer.from(raw).toString('latin1'))) return email
  return {
    ...email,
    ...(email.text !== undefined && { text: decodeUtf7(email.text) }),
    ...(email.html !== undefined && { html: decodeUtf7(email.html) }),
  }
}
