import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** An email or text as its recipient got it. */
export interface ReceivedMessage {
  /** Its id in the outbox. */
  id: string
  to: string
  subject: string
  text: string
  /** Undefined for a text. */
  html: string | undefined
  headers: Record<string, string>
}

/** A mail server and a text service that keep what they receive. */
export interface Mailbox {
  /** The messages so far, oldest first. */
  received: ReceivedMessage[]
  /** The addresses that the mail server doesn't know. */
  unknownAddresses: Set<string>
  /** The settings of an API that sends its messages here. */
  environment: Record<string, string>
  stop(): Promise<void>
}

/** The secret of the text service. */
export const textsToken = 'a token for texts'

/** Starts a mail server and a text service on localhost. */
export async function startMailbox(): Promise<Mailbox> {
  const received: ReceivedMessage[] = []
  const unknownAddresses = new Set<string>()
  const mail = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _, done) {
      const rejection = Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 })
      done(unknownAddresses.has(address) ? rejection : null)
    },
    onData(stream, { envelope }, done) {
      const receive = async () => {
        const email = await PostalMime.parse(await readAll(stream))
        const [, id = ''] = /^<([^@]+)@/.exec(email.messageId ?? '') ?? []
        const headers = Object.fromEntries(email.headers.map(({ key, value }) => [key, value]))
        const to = envelope.rcptTo.map(({ address }) => address).join()
        received.push({ id, to, subject: email.subject ?? '', text: email.text ?? '', html: email.html, headers })
        done()
      }
      receive().catch(done)
    },
  })
  const texts = createServer((request, response) => {
    void readAll(request).then((body) => {
      const { to, text } = JSON.parse(body)
      const id = String(request.headers['idempotency-key'])
      received.push({ id, to, subject: '', text, html: undefined, headers: {} })
      response.writeHead(202).end()
    })
  })
  const [mailPort, textPort] = await Promise.all([listen(mail.server), listen(texts)])
  return {
    received,
    unknownAddresses,
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      TEXTS_URL: `http://127.0.0.1:${textPort}/texts`,
      TEXTS_TOKEN: textsToken,
    },
    async stop() {
      await new Promise<void>((resolve) => mail.close(resolve))
      await new Promise((resolve) => texts.close(resolve))
    },
  }
}

async function readAll(stream: AsyncIterable<Uint8Array | string>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

async function listen(server: Server): Promise<number> {
  const listening = once(server, 'listening')
  server.listen(0, '127.0.0.1')
  await listening
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
