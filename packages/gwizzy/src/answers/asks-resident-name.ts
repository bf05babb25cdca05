import type { Answers } from './answers'

/** Answers of LookingFor that name the person who asks. [GWZ-069] */
const forThemselves: readonly (string | undefined)[] = ['Myself', 'Self + Partner'] satisfies Answers['lookingFor'][]

/**
 * Whether ResidentNameInfo follows homeSaleInterest: the community wants the name, the search is for somebody else, and no
 * name is known. While the lookup is unknown it does not. [GWZ-066 to GWZ-069]
 */
export function asksResidentName(known: { answers: Answers; isResidentNameRequired: boolean | undefined }): boolean {
  const { answers, isResidentNameRequired } = known
  return isResidentNameRequired === true && !forThemselves.includes(answers.lookingFor) && !answers.residentName
}
