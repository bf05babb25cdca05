import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

/** What reached the mail server. */
export interface ReceivedMail {
  /** How often each email arrived, by Message-ID. */
  arrived: Map<string, number>
  /** How many confirmations never reached the sender. */
  lostResponses: number
}

/** A mail server that counts how often each email arrived. It can be stopped, be slow, and lose its responses. */
export interface FaultyMailServer {
  url: string
  start(): Promise<void>
  stop(): Promise<void>
  /** Delays every response by a number of milliseconds. */
  slowDown(milliseconds: number): void
  /** Accepts the next email, and cuts the connection before confirming it. */
  loseNextResponse(): void
  received(): ReceivedMail
}

/** Opens the mail server on a free port, which it uses again after every stop. */
export async function openMailServer(): Promise<FaultyMailServer> {
  const arrived = new Map<string, number>()
  const sockets = new Set<Socket>()
  let server: SMTPServer
  let port = 0
  let delay = 0
  let lostResponses = 0
  let responsesToLose = 0

  async function receive(stream: SMTPServerDataStream, done: () => void): Promise<void> {
    let head = ''
    for await (const part of stream) if (head.length < 4096) head += Buffer.from(part).toString('latin1')
    await pause(delay)
    const [, id = 'no Message-ID'] = /^Message-ID: <([^@>]+)@/im.exec(head) ?? []
    arrived.set(id, (arrived.get(id) ?? 0) + 1)
    if (responsesToLose === 0) {
      done()
      return
    }
    responsesToLose -= 1
    lostResponses += 1
    cut()
  }

  const cut = () => sockets.forEach((socket) => socket.destroy())

  async function start(): Promise<void> {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      // A sender that is killed while it sends an email hasn't sent it.
      onData: (stream, _, done) => void receive(stream, done).catch(() => undefined),
    })
    server.on('error', () => undefined)
    server.server.on('connection', (socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    const address = server.server.address()
    if (typeof address === 'object' && address) port = address.port
  }
  await start()

  return {
    url: `smtp://127.0.0.1:${port}`,
    start,
    async stop() {
      cut()
      await new Promise<void>((resolve) => server.close(resolve))
    },
    slowDown(milliseconds) {
      delay = milliseconds
    },
    loseNextResponse() {
      responsesToLose += 1
    },
    received: () => ({ arrived, lostResponses }),
  }
}
