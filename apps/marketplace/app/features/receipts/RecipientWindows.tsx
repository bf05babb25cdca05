import { HouseWithDoor } from '@pkg/ui'
import type { ReceiptView } from './receipts-page.server'
import * as styles from './RecipientWindows.css'
import { receiptsTexts as words } from './texts'

/** A recipient's window is lit while they have the information, half lit until they confirm that they deleted it, and then dark. */
const lights: Record<ReceiptView['status'], 'lit' | 'half' | 'dark'> = {
  active: 'lit',
  revoked: 'half',
  overdue: 'half',
  confirmed: 'dark',
  ended: 'dark',
}

/** The recipients as windows of a house, for a first look. The cards below have the same names and words. [TRUST-003, LOOK-007] */
export function RecipientWindows({ receipts }: { receipts: readonly ReceiptView[] }) {
  return (
    <div className={styles.house} aria-hidden="true">
      <div className={styles.picture}>
        <HouseWithDoor panes={receipts.map(({ status }) => lights[status])} />
      </div>
      <div className={styles.recipients}>
        {receipts.map(({ id, name, status }) => (
          <div key={id} className={styles.recipient}>
            <span className={styles.panes[lights[status]]} />
            <p className={styles.name}>{name}</p>
            <p className={styles.status}>{words.status[status]}</p>
          </div>
        ))}
      </div>
    </div>
  )
}
