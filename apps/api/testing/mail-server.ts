import { once } from 'node:events'
import type { Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** An email as the mail server received it. */
export interface ReceivedEmail {
  messageId: string
  to: string
  email: Email
  raw: string
}

/** A mail server for tests that can reject, defer, delay, and lose emails. */
export interface MailServer {
  readonly url: string
  /** The received emails, oldest first. One that was sent twice is in the list twice. */
  readonly received: ReceivedEmail[]
  /** The responses to recipients that are rejected or deferred. */
  readonly rejections: Map<string, { code: number; text: string }>
  /** Receives each email, and closes the connection before it responds. */
  losesResponses: boolean
  /** Delays each email until this resolves. */
  delay: Promise<void>
  /** Stops the server and closes all connections. */
  stop(): Promise<void>
  /** Starts the server again on the same port. */
  start(): Promise<void>
}

/** Starts a mail server on localhost. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>()
  let server: SMTPServer
  let port = 0

  const mail = {
    url: '',
    received: new Array<ReceivedEmail>(),
    rejections: new Map<string, { code: number; text: string }>(),
    losesResponses: false,
    delay: Promise.resolve(),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(resolve))
    },
    async start() {
      server = new SMTPServer({
        disabledCommands: ['STARTTLS', 'AUTH'],
        onRcptTo({ address }, _, done) {
          const rejection = mail.rejections.get(address)
          done(rejection ? Object.assign(new Error(rejection.text), { responseCode: rejection.code }) : null)
        },
        onData(stream, session, done) {
          const receive = async () => {
            const parts: Buffer[] = []
            for await (const part of stream) parts.push(Buffer.from(part))
            await mail.delay
            const raw = Buffer.concat(parts).toString()
            const email = await PostalMime.parse(raw)
            const to = session.envelope.rcptTo.map(({ address }) => address).join()
            mail.received.push({ messageId: email.messageId ?? '', to, email, raw })
            if (mail.losesResponses) for (const socket of sockets) socket.destroy()
            else done()
          }
          // An email whose connection is lost before its end isn't received.
          void receive().catch(() => undefined)
        },
      })
      server.on('error', () => undefined)
      server.server.on('connection', (socket: Socket) => {
        sockets.add(socket)
        socket.once('close', () => sockets.delete(socket))
      })
      const listening = once(server.server, 'listening')
      server.listen(port, '127.0.0.1')
      await listening
      const address = server.server.address()
      port = typeof address === 'object' && address ? address.port : 0
      mail.url = `smtp://127.0.0.1:${port}`
    },
  }
  await mail.start()
  return mail
}
