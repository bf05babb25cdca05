import type { Answers } from './answers'

/** Answers of LookingFor that name the person who asks. [GWZ-069] */
const forThemselves: readonly (string | undefined)[] = ['Myself', 'Self + Partner'] satisfies Answers['lookingFor'][]

/** Whether the search is for somebody else; so it counts where nobody was asked. [GWZ-068, GWZ-069] */
export function isForOthers({ lookingFor }: Answers): boolean {
  return !forThemselves.includes(lookingFor)
}

/**
 * Whether ResidentNameInfo follows homeSaleInterest: the community wants the name, the search is for somebody else, and no
 * name is known. While the lookup is unknown it does not. [GWZ-066 to GWZ-069]
 */
export function needsResidentName(known: { answers: Answers; isResidentNameRequired: boolean | undefined }): boolean {
  const { answers, isResidentNameRequired } = known
  return isResidentNameRequired === true && isForOthers(answers) && !answers.residentName
}
