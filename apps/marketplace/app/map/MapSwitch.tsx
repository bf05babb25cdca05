import { Icon, mapIcon } from '@pkg/ui'
import * as styles from './MapSwitch.css'
import { mapTexts } from './texts'

/** The button that opens the map from anywhere on a phone's page. Without scripts, it leads to the image of the map. [FIND-005] */
export function MapSwitch({ anchor, onOpen }: { anchor: string; onOpen: () => void }) {
  return (
    <a
      className={styles.floating}
      href={`#${anchor}`}
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      <Icon shape={mapIcon} />
      {mapTexts.map}
    </a>
  )
}
