import { once } from 'node:events'
import type { Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A letter as it reached the mail server. */
export interface ReceivedLetter {
  messageId: string
  to: string
  email: Email
  raw: string
}

/** A mail server of a test, with good days and bad ones. */
export interface MailServer {
  readonly url: string
  /** What was taken, the oldest first; a repetition stands there twice. */
  readonly letters: ReceivedLetter[]
  /** Recipients that are answered with a code and words instead. */
  readonly refusals: Map<string, { code: number; words: string }>
  /** Takes each letter, and cuts the line before it has said so. */
  losesReplies: boolean
  /** Takes each letter only once this has resolved. */
  holds: Promise<void>
  /** Is not there any more. */
  stop(): Promise<void>
  /** Is there again, at the same address. */
  start(): Promise<void>
}

/** Starts a mail server on this machine. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>()
  let server: SMTPServer
  let port = 0

  const mail = {
    url: '',
    letters: new Array<ReceivedLetter>(),
    refusals: new Map<string, { code: number; words: string }>(),
    losesReplies: false,
    holds: Promise.resolve(),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(resolve))
    },
    async start() {
      server = new SMTPServer({
        disabledCommands: ['STARTTLS', 'AUTH'],
        onRcptTo({ address }, _, done) {
          const refusal = mail.refusals.get(address)
          done(refusal ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : null)
        },
        onData(stream, session, done) {
          const take = async () => {
            const parts: Buffer[] = []
            for await (const part of stream) parts.push(Buffer.from(part))
            await mail.holds
            const raw = Buffer.concat(parts).toString()
            const email = await PostalMime.parse(raw)
            const to = session.envelope.rcptTo.map(({ address }) => address).join()
            mail.letters.push({ messageId: email.messageId ?? '', to, email, raw })
            if (mail.losesReplies) for (const socket of sockets) socket.destroy()
            else done()
          }
          // A sender that hangs up within a letter has sent none.
          void take().catch(() => undefined)
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
