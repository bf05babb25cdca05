import { useIsHydrated } from '@pkg/remix-host/react'

/** Returns the key of commands on the person's computer: ⌘ on Apple's, Ctrl on all others and until scripts run. */
export function useCommandKey(): '⌘' | 'Ctrl' {
  const isHydrated = useIsHydrated()
  return isHydrated && /^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl'
}
