import { TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { EnterButton } from '~/parts/EnterButton/EnterButton'
import { pricesTexts } from './texts'
import { Age } from './Age'
import { priceFieldId, type PriceView } from './price-sheet'
import * as styles from './PriceSheet.css'
import type { RejectedStatement } from './read-statements.server'
import { StatementActions } from './StatementActions'
import { useBase } from './use-base'

const words = pricesTexts

interface PriceRowProps {
  price: PriceView
  /** The name of its care type. */
  care: string
  rejected: RejectedStatement | undefined
  children: ReactNode
}

/** A price, which is confirmed with one press or corrected in place. [TRUST-018] */
export function PriceRow({ price, care, rejected, children }: PriceRowProps) {
  const { id, name, amount, amountText, isOneTime, age } = price
  const own = rejected?.of === id ? rejected : undefined
  const { base, keep } = useBase('price', id, String(amount))
  return (
    <li className={styles.row}>
      <Form method="post" className={styles.form} preventScrollReset onChange={keep}>
        <EnterButton name="intent" value="save" />
        {children}
        <input type="hidden" name="price" value={id} />
        <input type="hidden" name="was" value={base} />
        {own?.unusualAmount !== undefined && <input type="hidden" name="unusual" value={own.unusualAmount} />}
        <div className={styles.about}>
          <span className={styles.name}>{name}</span>
          <Age age={age} />
        </div>
        <TextField
          key={base}
          id={priceFieldId(id)}
          label={words.amountOf(name)}
          hint={isOneTime ? words.onceHint : words.amountHint}
          error={own?.isOutdated ? words.errors.changedTo(amountText) : own?.error}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          defaultValue={own?.typed ?? (amount > 0 ? String(amount) : '')}
        />
        <div className={styles.actions}>
          <StatementActions field="price" id={id} about={words.ofCare(name, care)} isStated={amount > 0} />
        </div>
      </Form>
    </li>
  )
}
