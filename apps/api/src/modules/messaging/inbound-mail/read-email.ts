import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import sanitizeHtml from 'sanitize-html'
import { unprocessable } from '../../../http/errors'
import { stripQuotes } from './strip-quotes'

/** An email that someone sent us. */
export interface InboundEmail {
  /** A hash of its Message-ID. The id itself can contain the sender's name. */
  hash: string
  from: string
  recipients: string[]
  /** The Message-IDs that it answers, without their domains: those of our emails are the ids of the outbox. */
  answeredIds: string[]
  /** Its text, with what it quotes. */
  body: string
  /** The number of its files, which aren't stored. */
  attachments: number
  /** Whether a program sent it, such as an out-of-office reply. (RFC 3834) */
  isAutomatic: boolean
}

/** More text than anyone writes. */
const longestBody = 100_000
/** The longest text of a message. */
const longestText = 8000

/** Reads an email as a mail server received it. @throws {HttpError} 422 for one with more parts or headers than anyone writes [WORK-008] */
export async function readEmail(raw: Uint8Array): Promise<InboundEmail> {
  const email = await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 200_000 }).catch(() => {
    throw unprocessable([{ detail: 'This email can’t be read' }])
  })
  return {
    hash: createHash('sha256')
      .update(email.messageId ?? raw)
      .digest('hex'),
    from: (email.from?.address ?? '').toLowerCase(),
    recipients: [...addressesIn(email.to), ...addressesIn(email.cc), ...(email.deliveredTo ? [email.deliveredTo] : [])],
    answeredIds: [...`${email.inReplyTo ?? ''} ${email.references ?? ''}`.matchAll(/<([^@<>\s]{1,200})@/g)].map(
      ([, id = '']) => id,
    ),
    body: email.text ?? textOfHtml(email.html ?? ''),
    attachments: email.attachments.filter(({ disposition }) => disposition === 'attachment').length,
    isAutomatic: isAutomatic(email),
  }
}

const addressesIn = (addresses: Address[] = []): string[] =>
  addresses.flatMap(({ address, group }) => [...(address ? [address] : []), ...addressesIn(group)])

/** Returns what a person wrote, without the quoted email and the signature. [WORK-008] */
export function readReply({ body }: Pick<InboundEmail, 'body'>): string {
  const text = stripQuotes(body.slice(0, longestBody))
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text
}

/** Returns the text of an email that has only HTML, without what it quotes. It's shown as text, so nothing in it is run. */
function textOfHtml(html: string): string {
  const lines = html.slice(0, longestBody).replaceAll(/<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])>/gi, '\n')
  return sanitizeHtml(lines, { allowedTags: [], nonTextTags: ['blockquote', 'head', 'script', 'style'] }).replaceAll(
    /&(amp|lt|gt|quot);/g,
    (_, name: string) => entities[name] ?? '',
  )
}

/** What the sanitizer escapes. */
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

function isAutomatic({ headers }: Email): boolean {
  const value = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase()
  const submitted = value('auto-submitted')
  if (submitted !== undefined && submitted !== 'no') return true
  return (
    // cspell:ignore autoreply
    value('x-autoreply') !== undefined || ['bulk', 'junk', 'list', 'auto_reply'].includes(value('precedence') ?? '')
  )
}
