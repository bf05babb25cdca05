import { lazy, Suspense } from 'react'
import { useStored } from '~/site/device/use-stored'
import type { OwnPlaceDistancesProps } from './own-places'
import { ownPlacesKey } from './own-places-key'

// A page is complete without them.
const Distances = lazy(() => import('./Distances').catch(() => ({ default: () => null })))

/** How far a community is from each place that the family saved. Most browsers have none, so it loads only with one. [FIND-018] */
export function OwnPlaceDistances({ address }: OwnPlaceDistancesProps) {
  const stored = useStored(ownPlacesKey)
  if (!stored) return null
  return (
    <Suspense>
      <Distances address={address} />
    </Suspense>
  )
}
