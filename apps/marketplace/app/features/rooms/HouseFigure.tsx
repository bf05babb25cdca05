import { CommunityPicture, type HouseInWindows } from '~/features/photos'
import * as styles from './HouseFigure.css'

/** A community’s house with one window per resident, and a legend in words. [LOOK-004, TRUST-018] */
export function HouseFigure({ house: { image, legend, note } }: { house: HouseInWindows }) {
  return (
    <figure className={styles.figure}>
      <CommunityPicture
        image={image}
        alt={image.description}
        className={styles.picture}
        shownWidth={820}
        widths={[]}
        sizes="100vw"
        loading="lazy"
      />
      <figcaption className={styles.caption}>
        <span className={styles.legend}>
          {legend.map(({ pane, count, label }) => (
            <span key={pane} className={styles.entry}>
              <span className={styles.panes[pane]} aria-hidden="true" />
              <strong>{count}</strong> {label}
            </span>
          ))}
        </span>
        <span>{note}</span>
      </figcaption>
    </figure>
  )
}
