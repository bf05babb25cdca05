import type { Answers } from './answers'

/** The LookingFor answers of people who search for themselves. [GWZ-069] */
const forThemselves: readonly (string | undefined)[] = ['Myself', 'Self + Partner'] satisfies Answers['lookingFor'][]

/** Returns whether the search is for someone else, which is assumed if the question wasn't asked. [GWZ-068, GWZ-069] */
export function isForOthers({ lookingFor }: Answers): boolean {
  return !forThemselves.includes(lookingFor)
}

/**
 * Returns whether ResidentNameInfo follows homeSaleInterest: the community requires the name, the search is for someone else, and no name
 * is known. False while the lookup is unknown. [GWZ-066 to GWZ-069]
 */
export function needsResidentName(known: { answers: Answers; isResidentNameRequired: boolean | undefined }): boolean {
  const { answers, isResidentNameRequired } = known
  return isResidentNameRequired === true && isForOthers(answers) && !answers.residentName
}
