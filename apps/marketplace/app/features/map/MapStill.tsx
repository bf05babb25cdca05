import { useSite } from '~/site/frame/site'
import { darkMedia } from '~/site/frame/themes'
import * as styles from './MapStill.css'
import type { StillMap } from './still/still-map'
import { mapTexts } from './texts'

/** The map as an image, while its script loads, without scripts, and without WebGL. The list has the same communities. [FIND-002, LOOK-003] */
export function MapStill({ day, night, marks }: StillMap) {
  const { theme } = useSite()
  return (
    <div className={styles.still}>
      <picture>
        <source media={darkMedia[theme]} srcSet={night} />
        <img className={styles.ground} src={day} alt={mapTexts.still} loading="lazy" decoding="async" />
      </picture>
      <svg
        className={styles.pins}
        viewBox="0 0 480 480"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: marks }}
      />
    </div>
  )
}
