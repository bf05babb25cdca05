/**
 * Notifies `actor` whenever the browser is online again, so that an unsent request is sent immediately, until the returned function is
 * called. `network` is the window.
 */
export function retryWhenOnline(
  actor: { send: (event: { type: 'online' }) => void },
  network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const tell = () => actor.send({ type: 'online' })
  network.addEventListener('online', tell)
  return () => network.removeEventListener('online', tell)
}
