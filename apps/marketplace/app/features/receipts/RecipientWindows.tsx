import { HouseWithDoor, TextLink } from '@pkg/ui'
import type { ReceiptView } from './receipts-page.server'
import { stopAnchor } from './ReceiptCard'
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

/** The recipients as windows of a house, for a first look, each with the way to end its part. The cards below have the details. [TRUST-003, TRUST-004, LOOK-007] */
export function RecipientWindows({ receipts }: { receipts: readonly ReceiptView[] }) {
  return (
    <div className={styles.house}>
      <div className={styles.picture} aria-hidden="true">
        <HouseWithDoor panes={receipts.map(({ status }) => lights[status])} />
      </div>
      <ul className={styles.recipients}>
        {receipts.map(({ id, name, status, canStop }) => (
          <li key={id} className={styles.recipient}>
            <span className={styles.panes[lights[status]]} />
            <p className={styles.name}>{name}</p>
            <p className={styles.status}>{words.status[status]}</p>
            {canStop && (
              <div className={styles.stop}>
                <TextLink href={`#${stopAnchor(id)}`} tone="dusk" standalone aria-label={words.stop(name)}>
                  {words.stopConfirm}
                </TextLink>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
