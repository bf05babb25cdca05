import { lazy } from 'react'
import { loadWithRetry } from '../steps/load-with-retry'

const loadFollowUp = () => loadWithRetry(() => import('./FollowUp'))
const loadDisclosure = () => loadWithRetry(() => import('./Disclosure'))

/** The screens after the wizard in their own scripts, with the state texts in another. */
export const FollowUp = lazy(async () => ({ default: (await loadFollowUp()).FollowUp }))
export const DisclosureStep = lazy(async () => ({ default: (await loadDisclosure()).DisclosureStep }))

/** Loads the scripts early, so they are ready when the wizard is done. */
export async function loadFollowUps({ isDisclosureEnabled }: { isDisclosureEnabled: boolean }): Promise<void> {
  await Promise.all([loadFollowUp(), isDisclosureEnabled && loadDisclosure()])
}
