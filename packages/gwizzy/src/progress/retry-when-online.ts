/**
 * Notifies `actor` whenever the browser is online again, so an unsent request is sent immediately, until the returned function is
 * called. `network` is the window.
 */
export function retryWhenOnline(
  actor: { send: (event: { type: 'online' }) => void },
  network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const notify = () => actor.send({ type: 'online' })
  network.addEventListener('online', notify)
  return () => network.removeEventListener('online', notify)
}
