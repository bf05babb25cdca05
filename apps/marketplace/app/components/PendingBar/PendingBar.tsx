import { useIsPending } from './use-is-pending'
import * as styles from './PendingBar.css'

/** A thin bar at the top of the window while the next page loads. The page's main part says the same as `aria-busy`. [FIND-014] */
export function PendingBar() {
  return useIsPending() ? <div className={styles.bar} data-pending-bar aria-hidden="true" /> : null
}
