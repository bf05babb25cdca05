import { useAfterTexts } from '../texts/after-texts'

/** Returns the texts of the nearby communities, without calls for a family that would rather not be called. [TRUST-006] */
export function useNearbyTexts(noCalls: boolean | undefined) {
  const { nearby, byEmail } = useAfterTexts()
  return noCalls ? { ...nearby, ...byEmail.nearby } : nearby
}
