/** A place that matters to a family, such as a daughter's home. It stays on the family's device. [FIND-018] */
export interface OwnPlace {
  /** What the family calls it, such as `Jen’s house`. */
  name: string
  /** The ZIP code or city that it’s in. */
  near: string
  latitude: number
  longitude: number
}

/** How many places a family can save. */
export const maxOwnPlaces = 3

const key = 'own-places'

/** Reads the places of this device, without malformed ones. Blocked storage has none. */
export function readOwnPlaces(storage: Pick<Storage, 'getItem'>): OwnPlace[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOwnPlace).slice(0, maxOwnPlaces) : []
  } catch {
    return []
  }
}

/** Stores the places on this device. @throws If storage is full or blocked. */
export function storeOwnPlaces(storage: Pick<Storage, 'setItem'>, places: readonly OwnPlace[]): void {
  storage.setItem(key, JSON.stringify(places.slice(0, maxOwnPlaces)))
}

/** Returns whether a change of storage in another tab concerns the places. */
export const concernsOwnPlaces = ({ key: changed }: StorageEvent): boolean => changed === key || changed === null

function isOwnPlace(value: unknown): value is OwnPlace {
  if (typeof value !== 'object' || value === null) return false
  const { name, near, latitude, longitude }: Partial<Record<keyof OwnPlace, unknown>> = value
  return typeof name === 'string' && typeof near === 'string' && Number.isFinite(latitude) && Number.isFinite(longitude)
}
