import * as styles from './CountiesMap.css'
import { countiesTexts as words } from './texts'

/** What the colors of the map mean. */
export function CountiesLegend() {
  return (
    <ul className={styles.legend}>
      {([styles.own, styles.county, styles.state] as const).map((look, index) => (
        <li key={look} className={styles.entry}>
          <svg className={styles.sample} viewBox="0 0 16 16" aria-hidden="true">
            <rect className={look} width="16" height="16" />
          </svg>
          {words.legend[index]}
        </li>
      ))}
    </ul>
  )
}
