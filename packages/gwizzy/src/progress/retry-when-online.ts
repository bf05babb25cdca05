/**
 * Notifies `actor` whenever the browser is online again, so it sends an unsent request immediately. The returned function ends this.
 * `network` is the window.
 */
export function retryWhenOnline(
  actor: { send: (event: { type: 'online' }) => void },
  network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const notify = () => actor.send({ type: 'online' })
  network.addEventListener('online', notify)
  return () => network.removeEventListener('online', notify)
}
