import { EmptyState, Heading, Notice, Stack } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import { ConfirmAll } from './ConfirmAll'
import { pricesTexts } from './texts'
import { allPrices, type PriceSheetView } from './price-sheet'
import * as styles from './PriceSheet.css'
import { PriceRow } from './PriceRow'
import type { RejectedStatement } from './read-statements.server'

const words = pricesTexts

export interface PriceSectionProps {
  sheet: PriceSheetView
  rejected: RejectedStatement | undefined
  /** Hidden fields that each form sends. */
  children: ReactNode
}

/** The prices of a community by care type, with one button that confirms all of them. [TRUST-018] */
export function PriceSection({ sheet, rejected, children }: PriceSectionProps) {
  const { key } = useLocation()
  const [unsavedAt, setUnsavedAt] = useState<string>()
  // Until the next form is sent.
  const isUnsaved = unsavedAt === key
  const problem = isUnsaved ? words.errors.unsaved : rejected?.of === allPrices ? rejected.error : undefined
  return (
    <section>
      <div className={styles.head}>
        <Heading level={2}>{words.pricesTitle}</Heading>
        <ConfirmAll sheet={sheet} onUnsaved={() => setUnsavedAt(key)}>
          {children}
        </ConfirmAll>
      </div>
      {problem && (
        <div className={styles.problem}>
          <Notice tone="critical" role="alert" title={problem} />
        </div>
      )}
      {sheet.cares.length === 0 && (
        <EmptyState title={words.noPrices} level={3}>
          {words.noPricesHelp}
        </EmptyState>
      )}
      <Stack gap={24}>
        {sheet.cares.map(({ care, prices }) => (
          <section key={care} className={styles.care}>
            <Heading level={3} look="label">
              {care}
            </Heading>
            <ul className={styles.rows}>
              {prices.map((price) => (
                <PriceRow key={price.id} price={price} care={care} rejected={rejected}>
                  {children}
                </PriceRow>
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    </section>
  )
}
