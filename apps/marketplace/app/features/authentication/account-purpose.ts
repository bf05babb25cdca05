import { familyQuestionsPath } from '~/site/links/family-question-links'
import { sharePath } from '~/site/links/share-links'
import { homebasePaths } from '~/site/links/homebase-links'
import type { GateStep, GateView } from './gate-step'
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
  '/questions/several': 'severalQuestions',
  '/reviews/new': 'review',
  '/tools/saved': 'tools',
  [homebasePaths.home]: 'homebase',
  [familyQuestionsPath]: 'homebase',
  [homebasePaths.saved]: 'saved',
  [sharePath]: 'sharing',
  [homebasePaths.searches]: 'searches',
}

/** The steps that say what an account is for. */
const purposeSteps: readonly GateStep[] = ['login-signup', 'signup']

type PurposeView = Pick<GateView, 'step' | 'data' | 'communityName'>

/** Returns what an account is for on the way back to where a person was, or undefined where nothing but signing in is said. */
export function findPurpose({ step, data: { redirect } }: PurposeView): FoundPurpose | undefined {
  if (redirect === undefined || !purposeSteps.includes(step)) return undefined
  const { pathname, searchParams } = new URL(redirect, 'https://hearthway.example')
  const purpose = Object.hasOwn(purposesByPath, pathname) ? purposesByPath[pathname] : undefined
  if (!purpose) return undefined
  const community = searchParams.get('community')
  return { purpose, ...(community && { community }) }
}

/** Returns what an account is for, in one or two sentences, with the community’s name if it’s known. Undefined in a step that doesn’t say it. */
export function purposeText({ data, communityName, step }: PurposeView): string | undefined {
  const found = findPurpose({ data, step })
  return found && authTexts.purposes[found.purpose](communityName)
}
