import { useSentForm } from '@pkg/remix-host/react'
import { Button, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { PaymentView } from './price-sheet'
import * as styles from './PriceSheet.css'
import { pricesTexts } from './texts'

const words = pricesTexts

/** Whether a community takes a source of payment, which is answered with one press. [FIND-022] */
export function PaymentRow({
  payment: { source, name, answer },
  children,
}: {
  payment: PaymentView
  children: ReactNode
}) {
  const sent = useSentForm()
  const intent = sent?.get('payment') === source ? sent.get('intent') : undefined
  return (
    <li className={styles.row}>
      <Form method="post" className={styles.form} preventScrollReset>
        {children}
        <input type="hidden" name="payment" value={source} />
        <div className={styles.about}>
          <span className={styles.name}>{name}</span>
          <span className={styles.tones.calm}>{answer}</span>
        </div>
        <div className={styles.actions}>
          {(['yes', 'no'] as const).map((value) => (
            <Button
              key={value}
              type="submit"
              name="intent"
              value={value}
              size="small"
              variant="neutral"
              busy={intent === value}
            >
              {words[value]}
              <VisuallyHidden>{words.about(name)}</VisuallyHidden>
            </Button>
          ))}
        </div>
      </Form>
    </li>
  )
}
