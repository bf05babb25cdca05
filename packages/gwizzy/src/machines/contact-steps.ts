import { emailStep, homeSaleStep, phoneStep, residentNameStep, step } from './steps'

/** homeSaleInterest → ResidentNameInfo or submit, as every variant ends. */
export const finalSteps = { homeSaleInterest: homeSaleStep, ResidentNameInfo: residentNameStep }

/** NameInfo → EmailInfo → PhoneInfo → homeSaleInterest and on, as every variant but the paid-ad one ends. */
export const contactSteps = ({ checksEmail }: { checksEmail: boolean }) => ({
  NameInfo: step('NameInfo', 'EmailInfo'),
  EmailInfo: emailStep('PhoneInfo', { check: checksEmail }),
  PhoneInfo: phoneStep('PhoneInfo', 'homeSaleInterest'),
  ...finalSteps,
})
