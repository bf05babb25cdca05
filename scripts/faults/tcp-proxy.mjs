import { connect, createServer } from 'node:net'

/** A line to a server that can be cut: all connections end at once, and new ones are refused until it is mended. */
export async function openProxy(host, port) {
  const pairs = new Set()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(port, host)
    const pair = [near, far]
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of pair) socket.on('error', end).on('close', end)
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  return {
    port: server.address().port,
    cut() {
      isCut = true
      for (const [near, far] of pairs) {
        near.destroy()
        far.destroy()
      }
    },
    mend() {
      isCut = false
    },
    close() {
      this.cut()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
