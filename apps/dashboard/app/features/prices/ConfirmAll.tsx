import { useSentForm } from '@pkg/remix-host/react'
import { Button, checkIcon, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { pricesTexts } from './texts'
import { amountDigits, priceFieldId, type PriceSheetView, type PriceView } from './price-sheet'

const words = pricesTexts

export interface ConfirmAllProps {
  sheet: PriceSheetView
  /** Called instead of sending the form while a row shows another price than the one that would be confirmed. */
  onUnsaved: () => void
  /** Hidden fields that the form sends. */
  children: ReactNode
}

/** Confirms every price that the page shows, and none that someone changed meanwhile. */
export function ConfirmAll({ sheet: { cares, confirmable }, onUnsaved, children }: ConfirmAllProps) {
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

/** Returns the field of a price if it shows another amount. */
function findTyped({ id, amount }: PriceView): HTMLInputElement | undefined {
  const field = document.getElementById(priceFieldId(id))
  const isTyped = field instanceof HTMLInputElement && amountDigits(field.value) !== String(amount)
  return isTyped ? field : undefined
}
