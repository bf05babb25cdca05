import { KeyCap } from '@pkg/ui'
import * as styles from './ShortcutKey.css'

/** The key that does the same as a button. Screen readers get it from the list of shortcuts. [WORK-004] */
export const ShortcutKey = ({ children }: { children: string }) => (
  <span className={styles.key} aria-hidden="true">
    <KeyCap>{children}</KeyCap>
  </span>
)
