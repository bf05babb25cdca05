import type { FlowContext } from './flow-context'

/** Returns the slugs of the nearby communities that haven't been requested yet. */
export const remainingIds = ({ recommended, requested }: Pick<FlowContext, 'recommended' | 'requested'>): string[] =>
  recommended.flatMap(({ id }) => (requested.includes(id) ? [] : [id]))

/** Returns the request for some communities. If the same one failed before, it keeps its idempotency key. [ERR-012] */
export function nearbyRequest(
  { nearbyRequest: last }: FlowContext,
  slugs: string[],
): Pick<FlowContext, 'nearbyRequest'> {
  const isSame = last?.slugs.join() === slugs.join()
  return { nearbyRequest: last && isSame ? last : { id: crypto.randomUUID(), slugs } }
}
