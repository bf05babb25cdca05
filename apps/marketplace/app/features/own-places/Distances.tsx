import { distanceInMiles } from '@pkg/domain'
import { Icon, pinIcon } from '@pkg/ui'
import * as styles from './Distances.css'
import { distanceText } from './distance-text'
import type { OwnPlaceDistancesProps } from './own-places'
import { useOwnPlaces } from './use-own-places'

/** How far a community is from each place that the family saved. Nothing if it saved none. [FIND-018] */
export default function Distances({ address }: OwnPlaceDistancesProps) {
  const { places } = useOwnPlaces()
  if (places.length === 0) return null
  return (
    <ul className={styles.list}>
      {places.map((place) => (
        <li key={place.name} className={styles.line}>
          <Icon shape={pinIcon} />
          {distanceText(distanceInMiles(place, address), place.name)}
        </li>
      ))}
    </ul>
  )
}
