import { useSentForm } from '@pkg/remix-host/react'
import { Button, checkIcon, EmptyState, Heading, Notice, Stack, VisuallyHidden } from '@pkg/ui'
import { Form, useLocation } from '@remix-run/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { pricesTexts } from './texts'
import { allPrices, amountDigits, priceFieldId, type PriceSheetView, type PriceView } from './price-sheet'
import * as styles from './PriceSheet.css'
import { PriceRow } from './PriceRow'
import { RoomRow } from './RoomRow'
import type { RejectedStatement } from './read-statements.server'

const words = pricesTexts

export interface PriceSheetProps {
  sheet: PriceSheetView
  /** The token of an emailed link, which goes along in each form instead of in their URL. */
  token?: string | undefined
  rejected: RejectedStatement | undefined
}

/** The prices and rooms of a community. Each is confirmed with one press, or corrected in place. Works without scripts. [TRUST-018, WORK-010] */
export function PriceSheet({ sheet, token, rejected }: PriceSheetProps) {
  const { arePricesHidden, cares, rooms } = sheet
  const { key } = useLocation()
  const [unsavedAt, setUnsavedAt] = useState<string>()
  // Until the next form is sent.
  const isUnsaved = unsavedAt === key
  const problem = isUnsaved ? words.errors.unsaved : rejected?.of === allPrices ? rejected.error : undefined
  const secret = token && <input type="hidden" name="token" value={token} />
  return (
    <Stack gap={32}>
      {arePricesHidden && (
        <Notice tone="caution" title={words.hidden}>
          {words.hiddenHelp}
        </Notice>
      )}
      <section>
        <div className={styles.head}>
          <Heading level={2}>{words.pricesTitle}</Heading>
          <ConfirmAll sheet={sheet} onUnsaved={() => setUnsavedAt(key)}>
            {secret}
          </ConfirmAll>
        </div>
        {problem && (
          <div className={styles.problem}>
            <Notice tone="critical" role="alert" title={problem} />
          </div>
        )}
        {cares.length === 0 && (
          <EmptyState title={words.noPrices} level={3}>
            {words.noPricesHelp}
          </EmptyState>
        )}
        <Stack gap={24}>
          {cares.map(({ care, prices }) => (
            <section key={care} className={styles.care}>
              <Heading level={3} look="label">
                {care}
              </Heading>
              <ul className={styles.rows}>
                {prices.map((price) => (
                  <PriceRow key={price.id} price={price} care={care} rejected={rejected}>
                    {secret}
                  </PriceRow>
                ))}
              </ul>
            </section>
          ))}
        </Stack>
      </section>
      {rooms.length > 0 && (
        <section>
          <div className={styles.head}>
            <Heading level={2}>{words.roomsTitle}</Heading>
          </div>
          <ul className={styles.rows}>
            {rooms.map((room) => (
              <RoomRow key={room.room} room={room} rejected={rejected}>
                {secret}
              </RoomRow>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  )
}

interface ConfirmAllProps {
  sheet: PriceSheetView
  /** Called instead of sending the form while a row shows another price than the one that would be confirmed. */
  onUnsaved: () => void
  children: ReactNode
}

/** Returns the field of a price if it shows another amount. */
function findTyped({ id, amount }: PriceView): HTMLInputElement | undefined {
  const field = document.getElementById(priceFieldId(id))
  const isTyped = field instanceof HTMLInputElement && amountDigits(field.value) !== String(amount)
  return isTyped ? field : undefined
}

/** Confirms every price that the page shows, and none that someone changed meanwhile. */
function ConfirmAll({ sheet: { cares, confirmable }, onUnsaved, children }: ConfirmAllProps) {
  const isBusy = useSentForm()?.get('intent') === 'confirm-all'
  if (confirmable === 0) return null
  const stated = cares.flatMap(({ prices }) => prices.filter(({ amount }) => amount > 0))
  const stopIfUnsaved = (event: FormEvent) => {
    const typed = stated.map(findTyped).find((field) => field !== undefined)
    if (!typed) return
    event.preventDefault()
    typed.focus()
    onUnsaved()
  }
  return (
    <Form method="post" preventScrollReset onSubmit={stopIfUnsaved}>
      {children}
      {stated.map(({ id, amount }) => (
        <input key={id} type="hidden" name="shown" value={`${id}=${amount}`} />
      ))}
      <Button type="submit" name="intent" value="confirm-all" size="small" icon={checkIcon} busy={isBusy}>
        {words.allRight}
        <VisuallyHidden>{words.about(words.allRightHelp(confirmable))}</VisuallyHidden>
      </Button>
    </Form>
  )
}
