import type { Brand } from '@pkg/domain'
import { createTransport } from 'nodemailer'
import { traceOutside } from '../../../telemetry/tracing'
import { Guard } from '../../../integrations/guard'
import type { Settings } from '../../../settings'
import { type Transport, isAnswer, type Outgoing, DeferredError, RejectedError } from './transport'
import { messageHtml } from './message-html'
import { outboxTexts } from './texts'

const { refusals } = outboxTexts
const atOnce = 5
/** For one letter, in milliseconds: servers look through a letter before they take it. */
const patience = 30_000

/** Sends letters through the mail server of `SMTP_URL`. */
export function smtpCarrier({ url, from }: NonNullable<Settings['mail']>, brand: Brand): Transport {
  const { username, hostname } = new URL(url)
  const transport = createTransport({
    // A connection for each letter: one that was cut holds up no other.
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: patience,
    // A password never travels in the clear.
    requireTLS: username !== '' && !isThisMachine(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const guard = new Guard({ patience, isAnswer })
  const sender = from ?? { name: brand.name, address: brand.email }
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1)

  return {
    atOnce,
    get isAway() {
      return guard.isAway
    },
    send: (message, stop) =>
      guard.call(async (signal) => {
        try {
          await traceOutside('The mail server', () =>
            transport.sendMail({
              from: sender,
              replyTo: { name: brand.name, address: brand.email },
              // Not a text, which would be read as a list of addresses.
              to: { name: '', address: message.recipient },
              ...letterOf(message, domain),
              signal: AbortSignal.any([signal, stop]),
            }),
          )
        } catch (problem) {
          throw meaningOf(problem)
        }
      }),
    close: () => transport.close(),
  }
}

function letterOf({ id, subject, text, writtenAt, isPersonal }: Outgoing, domain: string) {
  return {
    messageId: `<${id}@${domain}>`,
    date: writtenAt,
    subject,
    text,
    html: messageHtml(text),
    // RFC 3834: nobody needs to be told that the reader is on holiday.
    headers: isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' },
  }
}

/**
 * What a failure means: the server's word about this letter is given for its recipient (`RCPT TO`) or its contents (`DATA`), 4xx for now
 * and 5xx for good. Everything else, as a wrong password or a closed line, is a matter of the server and costs no letter.
 */
function meaningOf(problem: unknown): Error {
  const { code, command, response, responseCode } = failureOf(problem)
  if (code === 'EENVELOPE' && command === 'API') return new RejectedError(refusals.unusableAddress)
  const isOfLetter = (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined && responseCode !== 421
  // The words of the server may name the recipient, and are left out.
  if (!isOfLetter) return new Error(`The mail server does not take letters: ${code} ${command} ${responseCode ?? ''}`)
  return responseCode >= 500 ? new RejectedError(reasonOf(command, responseCode, response)) : new DeferredError()
}

/** RFC 3463: `5.1.x` the address, `5.2.2` a full mailbox, `5.7.x` a policy. */
function reasonOf(command: string, code: number, response: string): string {
  const [, subject, detail] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})/.exec(response) ?? []
  if (subject === '1' || (subject === undefined && code === 550 && command === 'RCPT TO'))
    return refusals.unknownAddress
  if (subject === '2') return detail === '2' ? refusals.fullMailbox : refusals.unknownAddress
  return subject === '7' ? refusals.unwanted : refusals.other(code)
}

function failureOf(problem: unknown) {
  const found = problem instanceof Error ? Object.entries(problem) : []
  const { code, command, response, responseCode }: Record<string, unknown> = Object.fromEntries(found)
  return {
    code: typeof code === 'string' ? code : 'unknown',
    command: typeof command === 'string' ? command : '',
    response: typeof response === 'string' ? response : '',
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  }
}

const isThisMachine = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)
