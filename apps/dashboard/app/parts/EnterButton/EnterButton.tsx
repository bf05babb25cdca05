import { VisuallyHidden } from '@pkg/ui'

export interface EnterButtonProps {
  name: string
  value: string
}

/**
 * What Enter does in a form whose first visible button does something else: browsers press the first one of the form, so this comes first. No one sees it, hears
 * of it, or reaches it with Tab, because a visible button does the same. [WORK-028]
 */
export function EnterButton({ name, value }: EnterButtonProps) {
  return (
    <VisuallyHidden as="div">
      <button type="submit" name={name} value={value} tabIndex={-1} aria-hidden="true" />
    </VisuallyHidden>
  )
}
