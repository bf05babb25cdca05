import { emailStep, homeSaleStep, phoneStep, residentNameStep, step } from './steps'

/** NameInfo → EmailInfo → PhoneInfo → homeSaleInterest → ResidentNameInfo or submit, as every variant but the paid-ad one ends. */
export const contactSteps = ({ checksEmail }: { checksEmail: boolean }) => ({
  NameInfo: step('NameInfo', [{ target: 'EmailInfo' }]),
  EmailInfo: emailStep('PhoneInfo', { check: checksEmail }),
  PhoneInfo: phoneStep('homeSaleInterest'),
  homeSaleInterest: homeSaleStep,
  ResidentNameInfo: residentNameStep,
})
