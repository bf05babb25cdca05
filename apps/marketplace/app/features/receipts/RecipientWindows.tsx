import type { ReceiptView } from './receipts-page.server'
import * as styles from './RecipientWindows.css'
import { receiptsTexts as words } from './texts'

/** A recipient's window is lit while they have the information, dim until they confirm that they deleted it, and then dark. */
const lights: Record<ReceiptView['status'], 'on' | 'low' | 'off'> = {
  active: 'on',
  revoked: 'low',
  overdue: 'low',
  confirmed: 'off',
  ended: 'off',
}

/** The recipients as windows of a house, for a first look. The cards below have the same names and words. [TRUST-003] */
export function RecipientWindows({ receipts }: { receipts: readonly ReceiptView[] }) {
  return (
    <div className={styles.house} aria-hidden="true">
      <div className={styles.windows}>
        {receipts.map(({ id, name, status }) => (
          <div key={id} className={styles.recipient}>
            <span className={styles.pane} data-light={lights[status]} />
            <p className={styles.name}>{name}</p>
            <p className={styles.status}>{words.status[status]}</p>
          </div>
        ))}
      </div>
    </div>
  )
}
