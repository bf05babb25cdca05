import type { CommunityTile } from '@pkg/domain'
import { useEffect, useMemo } from 'react'
import { useSelected } from '~/parts/selection/use-selection'
import { pinPrice, priceLabel } from '../pins/pin-label'
import type { OpenMap } from './open-map'
import { type Pin, readPins } from './pin-features'
import type { FoundPins } from './use-pins'

/** What a map shows pins of. */
export interface PinSources {
  /** The communities that the page lists. */
  communities: CommunityTile[]
  /** Whether the map searches, and what it found. */
  isSearch: boolean
  found: FoundPins
  /** The community that is always lit. */
  litId: string | undefined
}

/** Shows the pins of a map. Lights those that the list and the map have selected, and the one that is always lit. [FIND-003] */
export function useShownPins(map: OpenMap | undefined, { communities, isSearch, found, litId }: PinSources): void {
  const listed = useMemo(() => communities.map(toPin), [communities])
  const pins = useMemo(() => {
    const prices = new Map(listed.map((pin) => [pin.id, pin]))
    // A hidden price is known only to the list. The community that the map is about is a house.
    return isSearch && found.isKnown
      ? readPins(found).map((pin) => prices.get(pin.id) ?? pin)
      : listed.filter(({ id }) => id !== litId)
  }, [found, listed, isSearch, litId])
  useEffect(() => map?.showPins(pins, found.clusters), [map, pins, found.clusters])

  const { hovered, chosen } = useSelected()
  useEffect(() => {
    const ids = new Set([hovered, chosen, litId])
    const selected = [...pins, ...listed].filter(({ id }) => ids.has(id))
    map?.light([...new Map(selected.map((pin) => [pin.id, pin])).values()], litId)
  }, [map, pins, listed, hovered, chosen, litId])
}

const toPin = (community: CommunityTile): Pin => ({
  id: community.id,
  latitude: community.address.latitude,
  longitude: community.address.longitude,
  price: pinPrice(community),
  label: priceLabel(pinPrice(community)),
})
