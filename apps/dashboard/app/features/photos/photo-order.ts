/** A move of a photo within its list: up, down, to the top, or to a place, counted from 0. */
export type PhotoMove = { id: string; to: 'up' | 'down' | 'first' | number }

/** Writes a move as the value of a button. */
export const moveValue = ({ id, to }: PhotoMove): string => `${to} ${id}`

/** Reads a move from the value of a button. */
export function parseMove(value: string): PhotoMove | undefined {
  const [, to = '', id = ''] = /^(up|down|first|\d{1,4}) ([\w-]+)$/.exec(value) ?? []
  if (id === '') return undefined
  return { id, to: to === 'up' || to === 'down' || to === 'first' ? to : Number(to) }
}

/** Returns ids after a move. A move of an id that isn’t there, or beyond an end, changes nothing. */
export function moveId(ids: readonly string[], { id, to }: PhotoMove): string[] {
  const from = ids.indexOf(id)
  if (from < 0) return [...ids]
  const wanted = to === 'up' ? from - 1 : to === 'down' ? from + 1 : to === 'first' ? 0 : to
  const place = Math.max(0, Math.min(ids.length - 1, wanted))
  const others = ids.filter((other) => other !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/** Returns the order of all photos and plans after a move within one of the two lists: photos first, then plans. */
export function orderAfter(
  all: readonly string[],
  list: readonly string[],
  move: PhotoMove,
  isPlans: boolean,
): string[] {
  const others = all.filter((id) => !list.includes(id))
  const moved = moveId(list, move)
  return isPlans ? [...others, ...moved] : [...moved, ...others]
}
