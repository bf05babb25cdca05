import { ownPlacesKey } from './own-places-key'

/** A place that matters to a family, such as a daughter's home. It stays on the family's device. [FIND-018] */
export interface OwnPlace {
  /** What the family calls it, such as `Jen’s house`. */
  name: string
  /** The ZIP code or city that it’s in. */
  near: string
  latitude: number
  longitude: number
}

/** What the distances to a community are from. */
export interface OwnPlaceDistancesProps {
  address: { latitude: number; longitude: number }
}

/** How many places a family can save. */
export const maxOwnPlaces = 3

/** Reads the places of this device, without malformed ones. Blocked storage has none. */
export function readOwnPlaces(storage: Pick<Storage, 'getItem'>): OwnPlace[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(ownPlacesKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOwnPlace).slice(0, maxOwnPlaces) : []
  } catch {
    return []
  }
}

/** Stores the places on this device. @throws If storage is full or blocked. */
export function storeOwnPlaces(storage: Pick<Storage, 'setItem'>, places: readonly OwnPlace[]): void {
  storage.setItem(ownPlacesKey, JSON.stringify(places.slice(0, maxOwnPlaces)))
}

/** Returns whether a change of storage in another tab concerns the places. */
export const concernsOwnPlaces = ({ key: changed }: StorageEvent): boolean =>
  changed === ownPlacesKey || changed === null

function isOwnPlace(value: unknown): value is OwnPlace {
  if (typeof value !== 'object' || value === null) return false
  const { name, near, latitude, longitude }: Partial<Record<keyof OwnPlace, unknown>> = value
  return typeof name === 'string' && typeof near === 'string' && Number.isFinite(latitude) && Number.isFinite(longitude)
}
