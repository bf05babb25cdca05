import type { FamilyRow } from './family-store'

/** Returns whether a family is served by email: it left no phone number, or would rather not be called. [TRUST-006] */
export const isEmailOnly = ({ phone, answers }: Pick<FamilyRow, 'phone' | 'answers'>): boolean =>
  !phone || answers.noCalls === true
