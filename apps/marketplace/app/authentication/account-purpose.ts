import { familyQuestionsPath } from '~/family-questions/question-links'
import { sharePath } from '~/family-sharing/share-links'
import { homebasePaths } from '~/homebase/homebase-links'
import { authTexts } from './texts'

/** What a person was doing when the gate opened. */
export type AccountPurpose = keyof typeof authTexts.purposes

/** What a person was doing, and the community that it’s about, if any. */
interface FoundPurpose {
  purpose: AccountPurpose
  /** The id of the community. */
  community?: string
}

const purposesByPath: Readonly<Record<string, AccountPurpose>> = {
  '/questions/new': 'question',
  '/reviews/new': 'review',
  '/tools/saved': 'tools',
  [homebasePaths.home]: 'homebase',
  [familyQuestionsPath]: 'homebase',
  [homebasePaths.saved]: 'saved',
  [sharePath]: 'sharing',
  [homebasePaths.searches]: 'searches',
}

/** Returns what an account is for on the way back to a path, or undefined where nothing but signing in is said. */
export function findPurpose(redirect: string | undefined): FoundPurpose | undefined {
  if (redirect === undefined) return undefined
  const { pathname, searchParams } = new URL(redirect, 'https://hearthway.example')
  const purpose = Object.hasOwn(purposesByPath, pathname) ? purposesByPath[pathname] : undefined
  if (!purpose) return undefined
  const community = searchParams.get('community')
  return { purpose, ...(community && { community }) }
}

/** Returns what an account is for, in one or two sentences, with the community’s name if it’s known. */
export function purposeText(redirect: string | undefined, communityName: string | undefined): string | undefined {
  const found = findPurpose(redirect)
  return found && authTexts.purposes[found.purpose](communityName)
}
