import { useSentForm } from '@pkg/remix-host/react'
import { Button, checkIcon, VisuallyHidden } from '@pkg/ui'
import { pricesTexts } from './texts'

const words = pricesTexts

interface StatementActionsProps {
  /** The form's field that says what is stated, and its value. */
  field: 'price' | 'room'
  id: string
  /** What the buttons are about, for screen readers. */
  about: string
  /** Whether something is stated already, which one press confirms. */
  isStated: boolean
}

/** The buttons of a statement: one that confirms it, and one that saves what was typed. [TRUST-018] */
export function StatementActions({ field, id, about, isStated }: StatementActionsProps) {
  const sent = useSentForm()
  const intent = sent?.get(field) === id ? sent.get('intent') : undefined
  const label = <VisuallyHidden>{words.about(about)}</VisuallyHidden>
  return (
    <>
      {isStated && (
        <Button type="submit" name="intent" value="confirm" size="small" icon={checkIcon} busy={intent === 'confirm'}>
          {words.stillRight}
          {label}
        </Button>
      )}
      <Button type="submit" name="intent" value="save" size="small" variant="neutral" busy={intent === 'save'}>
        {words.save}
        {label}
      </Button>
    </>
  )
}
