import { Button, checkIcon, TextField, VisuallyHidden } from '@pkg/ui'
import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { texts } from '~/texts'
import { Age } from './Age'
import type { PriceView } from './price-sheet'
import * as styles from './PriceSheet.css'
import type { RejectedStatement } from './read-statements.server'

const words = texts.prices

interface PriceRowProps {
  price: PriceView
  /** The name of its care type. */
  care: string
  rejected: RejectedStatement | undefined
  children: ReactNode
}

/** A price, which is confirmed with one press or corrected in place. [TRUST-018] */
export function PriceRow({ price, care, rejected, children }: PriceRowProps) {
  const { id, name, amount, isOneTime, age } = price
  const sent = useNavigation().formData
  const intent = sent?.get('price') === id ? sent.get('intent') : undefined
  const own = rejected?.of === id ? rejected : undefined
  const label = <VisuallyHidden>{words.about(`${name}, ${care}`)}</VisuallyHidden>
  return (
    <li className={styles.row}>
      <Form method="post" className={styles.form} preventScrollReset>
        {children}
        <input type="hidden" name="price" value={id} />
        <input type="hidden" name="was" value={amount} />
        <div className={styles.about}>
          <span className={styles.name}>{name}</span>
          <Age age={age} />
        </div>
        <TextField
          key={amount}
          id={`price-${id}`}
          label={words.amountOf(name)}
          hint={isOneTime ? words.onceHint : words.amountHint}
          error={own?.error}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          defaultValue={own?.typed ?? (amount > 0 ? String(amount) : '')}
        />
        <div className={styles.actions}>
          {amount > 0 && (
            <Button
              type="submit"
              name="intent"
              value="confirm"
              size="small"
              icon={checkIcon}
              busy={intent === 'confirm'}
            >
              {words.stillRight}
              {label}
            </Button>
          )}
          <Button type="submit" name="intent" value="save" size="small" variant="neutral" busy={intent === 'save'}>
            {words.save}
            {label}
          </Button>
        </div>
      </Form>
    </li>
  )
}
