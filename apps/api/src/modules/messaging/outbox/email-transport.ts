import type { Brand } from '@pkg/domain'
import { createTransport } from 'nodemailer'
import { CircuitBreaker } from '../../../integrations/circuit-breaker'
import type { Settings } from '../../../settings'
import { traceExternal } from '../../../telemetry/tracing'
import { messageHtml } from './message-html'
import { blocksText } from './message-text'
import { outboxTexts } from './texts'
import { DeferredError, isResponse, type OutgoingMessage, RejectedError, type Transport } from './transport'

const { failures } = outboxTexts
const concurrency = 5
/** The longest time for one email, in milliseconds. Mail servers scan an email before they accept it. */
const timeoutMilliseconds = 30_000

/** Creates the transport for emails through the mail server of `SMTP_URL`. */
export function createEmailTransport({ url, from }: NonNullable<Settings['mail']>, brand: Brand): Transport {
  const { username, hostname } = new URL(url)
  const smtp = createTransport({
    // Each email has its own connection, so a lost one doesn't affect others.
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: timeoutMilliseconds,
    // A password is never sent without encryption.
    requireTLS: username !== '' && !isLocalhost(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const breaker = new CircuitBreaker({ timeoutMilliseconds, isResponse })

  return {
    concurrency,
    get isPaused() {
      return breaker.isPaused
    },
    send: (message, stop) =>
      breaker.call(async (signal) => {
        // An admin can change the brand while the server runs.
        const sender = from ?? { name: brand.name, address: brand.email }
        const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1)
        try {
          await traceExternal('The mail server', () =>
            smtp.sendMail({
              from: sender,
              replyTo:
                message.replyTo === null
                  ? { name: brand.name, address: brand.email }
                  : { name: '', address: message.replyTo },
              // An object, because a string would be parsed as a list of addresses.
              to: { name: '', address: message.recipient },
              ...emailFields(message, domain, brand),
              signal: AbortSignal.any([signal, stop]),
            }),
          )
        } catch (error) {
          throw toTransportError(error)
        }
      }),
    close: () => smtp.close(),
  }
}

function emailFields(message: OutgoingMessage, domain: string, brand: Brand) {
  const { id, subject, blocks, stopUrl, writtenAt, isPersonal, attachment } = message
  return {
    messageId: `<${id}@${domain}>`,
    date: writtenAt,
    subject,
    text: [blocksText(blocks), ['-- ', ...brandLines(brand)].join('\n')].join('\n\n'),
    html: messageHtml(message, brand),
    ...(attachment
      ? {
          attachments: [
            {
              filename: attachment.name,
              contentType: attachment.mediaType,
              content: Buffer.from(attachment.content),
            },
          ],
        }
      : {}),
    headers: {
      // Prevent out-of-office replies: of Exchange, which doesn't follow RFC 3834, and of other programs.
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...(isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' }),
      // RFC 8058: lets mail programs stop these emails with one click.
      ...(stopUrl ? { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
  }
}

/** Returns who sends our emails, in the lines at their end. */
const brandLines = ({ name, phone, email, address }: Brand) => [name, phone, email, ...(address ? [address] : [])]

/**
 * Converts an SMTP error. A response to `RCPT TO` or `DATA` is about this email: 4xx defers and 5xx rejects it. Any other error, such as a wrong
 * password or a lost connection, is about the server and rejects no email.
 */
function toTransportError(error: unknown): Error {
  const { code, command, response, responseCode } = smtpErrorFields(error)
  if (code === 'EENVELOPE' && command === 'API') return new RejectedError(failures.invalidAddress)
  const isAboutEmail =
    (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined && responseCode !== 421
  // Leaves out the server's own text, which may contain the recipient.
  if (!isAboutEmail) return new Error(`The mail server doesn't accept email: ${code} ${command} ${responseCode ?? ''}`)
  return responseCode >= 500 ? new RejectedError(failureReason(command, responseCode, response)) : new DeferredError()
}

/** Returns the reason of a rejection. RFC 3463: `5.1.x` is the address, `5.2.2` a full mailbox, `5.7.x` a policy. */
function failureReason(command: string, code: number, response: string): string {
  const [, subject, detail] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})/.exec(response) ?? []
  if (subject === '1' || (subject === undefined && code === 550 && command === 'RCPT TO'))
    return failures.unknownAddress
  if (subject === '2') return detail === '2' ? failures.fullMailbox : failures.unknownAddress
  return subject === '7' ? failures.blocked : failures.other(code)
}

function smtpErrorFields(error: unknown) {
  const entries = error instanceof Error ? Object.entries(error) : []
  const { code, command, response, responseCode }: Record<string, unknown> = Object.fromEntries(entries)
  return {
    code: typeof code === 'string' ? code : 'unknown',
    command: typeof command === 'string' ? command : '',
    response: typeof response === 'string' ? response : '',
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  }
}

const isLocalhost = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)
