import { useIsHydrated } from '@pkg/remix-host/react'

/** Returns the command key of the person's computer: ⌘ on Apple computers, Ctrl on others and until scripts run. */
export function useCommandKey(): '⌘' | 'Ctrl' {
  const isHydrated = useIsHydrated()
  return isHydrated && /^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl'
}
