import { type CostRange, formatMoney } from '@pkg/domain'
import * as styles from './CostRangeBand.css'
import { costTexts as words } from './texts'

/** The low, likely, and high cost of a month. `label` names the middle one, and what equals it is left out. [TRUST-012] */
export function CostRangeBand({ range, label }: { range: CostRange; label: string }) {
  const { low, likely, high } = range
  return (
    <dl className={styles.band} aria-label={words.range}>
      {low < likely && <Amount label={words.low} amount={low} />}
      <div className={styles.likely}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.likelyAmount}>{formatMoney(likely)}</dd>
      </div>
      {high > likely && <Amount label={words.high} amount={high} />}
    </dl>
  )
}

const Amount = ({ label, amount }: { label: string; amount: number }) => (
  <div className={styles.cell}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.amount}>{formatMoney(amount)}</dd>
  </div>
)
