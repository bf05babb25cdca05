import { siteLanguage } from '@pkg/domain'
import { opener } from '~/parts/opener/opener.css'
import { reviewsTexts as words } from './texts'
import { excerptPieces } from './excerpt-pieces'
import * as styles from './Reviews.css'

/** The text of a review. A long one starts folded, with an excerpt as long as the window's width allows. Works without scripts. [RATE-006] */
export function ReviewText({ text }: { text: string }) {
  const pieces = excerptPieces(text)
  const last = pieces.at(-1)?.hiddenFrom
  return (
    <div className={styles.folding}>
      <p className={styles.quote}>
        {pieces.map(({ text: piece, hiddenFrom }) =>
          hiddenFrom ? (
            <span key={hiddenFrom}>
              <span className={styles.ellipses[hiddenFrom]} aria-hidden="true">
                …
              </span>
              <span className={styles.rests[hiddenFrom]}>{piece}</span>
            </span>
          ) : (
            piece
          ),
        )}
      </p>
      {last && (
        <details className={styles.toggles[last]}>
          <summary className={opener} lang={siteLanguage}>
            <span className={styles.whenFolded}>{words.more}</span>
            <span className={styles.whenOpen}>{words.less}</span>
          </summary>
        </details>
      )}
    </div>
  )
}
