import type { CommunityTile } from '@pkg/domain'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { OpenMap } from './live/open-map'
import { MapCard } from './MapCard'
import { pinButton } from './PinButtons'

/** A card on the chosen pin. Escape closes it, and a keyboard gets the focus back. [FIND-003] */
export function PinCard({ map, community, onClose }: { map: OpenMap; community: CommunityTile; onClose: () => void }) {
  const [card] = useState(() => document.createElement('div'))
  const { latitude, longitude } = community.address
  useEffect(() => map.attachCard(card, { latitude, longitude }), [map, card, latitude, longitude])
  useEffect(() => {
    const opener = document.activeElement
    const isByKeyboard = opener instanceof HTMLElement && opener.hasAttribute(pinButton)
    if (isByKeyboard) card.querySelector('a')?.focus()
    return () => {
      if (isByKeyboard) opener.focus()
    }
  }, [card])
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [onClose])
  return createPortal(<MapCard community={community} onClose={onClose} />, card)
}
