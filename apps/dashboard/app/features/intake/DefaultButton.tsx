import { useIsHydrated } from '@pkg/remix-host/react'
import { VisuallyHidden } from '@pkg/ui'

/** Makes Enter in a field send the form where no script runs, although another button of the form comes first. */
export function DefaultButton({ intent }: { intent: string }) {
  if (useIsHydrated()) return null
  return (
    <VisuallyHidden as="div">
      <button type="submit" name="intent" value={intent} tabIndex={-1} aria-hidden="true" />
    </VisuallyHidden>
  )
}
