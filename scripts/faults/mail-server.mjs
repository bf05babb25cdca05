import { SMTPServer } from 'smtp-server'

/** A mail server that counts how often each letter came, by its Message-ID. It can be stopped, be slow, and lose its answers. */
export async function openMailServer() {
  const arrived = new Map()
  const sockets = new Set()
  let server
  let port = 0
  let slowness = 0
  let lost = 0
  let toLose = 0

  async function take(stream, done) {
    let head = ''
    for await (const part of stream) if (head.length < 4096) head += part.toString('latin1')
    await new Promise((resolve) => setTimeout(resolve, slowness))
    const [, id] = /^Message-ID: <([^@>]+)@/im.exec(head) ?? []
    arrived.set(id, (arrived.get(id) ?? 0) + 1)
    if (toLose === 0) return done()
    toLose -= 1
    lost += 1
    cut()
  }

  function cut() {
    for (const socket of sockets) socket.destroy()
  }

  async function start() {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      // A sender that is killed within a letter has sent none.
      onData: (stream, _, done) => void take(stream, done).catch(() => undefined),
    })
    server.on('error', () => undefined)
    server.server.on('connection', (socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
    port = server.server.address().port
  }
  await start()

  return {
    url: `smtp://127.0.0.1:${port}`,
    start,
    async stop() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
    slow(milliseconds) {
      slowness = milliseconds
    },
    /** Takes the next letter, and cuts the line before it has said so. */
    loseAnswer() {
      toLose += 1
    },
    /** How often each letter came, and for how many the sender never heard that it was taken. */
    received: () => ({ arrived, lost }),
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
