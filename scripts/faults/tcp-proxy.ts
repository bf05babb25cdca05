import { connect, createServer, type Socket } from 'node:net'

/** A proxy between the API and its database whose connections can be cut. */
export interface TcpProxy {
  port: number
  /** Ends all connections, and rejects new ones until `restore` is called. */
  cut(): void
  restore(): void
  close(): Promise<void>
}

/** Opens a proxy to a server. */
export async function openProxy(host: string, port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  const destroyAll = () => sockets.forEach((socket) => socket.destroy())
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(port, host)
    const pair = [near, far]
    const end = () => {
      for (const socket of pair) {
        sockets.delete(socket)
        socket.destroy()
      }
    }
    for (const socket of pair) {
      sockets.add(socket)
      socket.on('error', end).on('close', end)
    }
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port')
  return {
    port: address.port,
    cut() {
      isCut = true
      destroyAll()
    },
    restore() {
      isCut = false
    },
    close() {
      isCut = true
      destroyAll()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
