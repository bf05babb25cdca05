import type { WizardAnswers } from './answers'

/** The choices for who the search is for. [GWZ-073] */
export const lookingForChoices = [
  'Myself',
  'Self + Partner',
  'Mother',
  'Father',
  'Parents',
  'Someone else',
] as const satisfies readonly WizardAnswers['lookingFor'][]

/** The choices for the move-in timeline. [GWZ-075] */
export const timingChoices = [
  'Within 30 Days',
  '30-90 Days',
  'Over 180 Days',
  'Unsure',
] as const satisfies readonly WizardAnswers['timing'][]

/** The exclusive choice among the funding sources. [GWZ-094] */
export const noBenefits = "I don't have access to any of these benefits"

/** The funding sources. Several are allowed; `noBenefits` is exclusive. [GWZ-079] */
export const budgetChoices = [
  "Veterans' benefits",
  'Longterm care insurance',
  'Equity in a home',
  'Pension plan',
  'Medicaid',
  "I'm not sure",
  noBenefits,
] as const
