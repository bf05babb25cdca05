import type { WizardAnswers } from './answers'

/** An answer that depends on another one. */
type DependentAnswer = Exclude<keyof WizardAnswers, 'adl' | 'location' | 'firstName' | 'lastName' | 'email' | 'phone'>

/** The answers that are cleared when another one changes, unless the same change answers them. [GWZ-090, GWZ-091, GWZ-093] */
export const dependentAnswers: Readonly<Partial<Record<string, readonly DependentAnswer[]>>> = {
  lookingFor: ['timing'],
  budgetRange: ['budget'],
  nextStep: [
    'tourTimeText',
    'tourDate',
    'budgetRange',
    'budget',
    'communityInfo',
    'communityInfoOther',
    'similarCommunities',
  ],
}
