import { VisuallyHidden } from '@pkg/ui'
import { listsTexts } from './texts'

export interface ActionLabelProps {
  label: string
  /** What it acts on, for screen readers. */
  name: string
}

/** The label of a button of which a page has several. Screen readers also get what it acts on. */
export function ActionLabel({ label, name }: ActionLabelProps) {
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <VisuallyHidden>{listsTexts.actOn(label, name)}</VisuallyHidden>
    </>
  )
}
