/**
 * Tells `actor` whenever the browser finds the network again, so that an unsent request goes out at once. `network` is the window.
 * Stops when the function it returns is called.
 */
export function retryWhenOnline(
  actor: { send: (event: { type: 'online' }) => void },
  network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const tell = () => actor.send({ type: 'online' })
  network.addEventListener('online', tell)
  return () => network.removeEventListener('online', tell)
}
