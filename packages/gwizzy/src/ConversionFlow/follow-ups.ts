import { lazy } from 'react'
import { loadWithRetry } from '../steps/load-with-retry'

const loadFollowUp = () => loadWithRetry(() => import('./FollowUp'))
const loadDisclosure = () => loadWithRetry(() => import('./Disclosure'))

/** What follows the wizard, in scripts of their own; the texts of the states in another. */
export const FollowUp = lazy(async () => ({ default: (await loadFollowUp()).FollowUp }))
export const DisclosureStep = lazy(async () => ({ default: (await loadDisclosure()).DisclosureStep }))

/** Brings the scripts ahead, so that they are there when the wizard is through. */
export async function loadFollowUps({ isDisclosureEnabled }: { isDisclosureEnabled: boolean }): Promise<void> {
  await Promise.all([loadFollowUp(), isDisclosureEnabled && loadDisclosure()])
}
