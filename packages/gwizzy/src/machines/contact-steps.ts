import { emailStep, homeSaleStep, phoneStep, residentNameStep, step } from './steps'

/** homeSaleInterest, then ResidentNameInfo or submit, which end every schema. */
export const finalSteps = { homeSaleInterest: homeSaleStep, ResidentNameInfo: residentNameStep }

/** Returns NameInfo, EmailInfo, PhoneInfo, and the final steps, which every schema except paid-ad uses. */
export const contactSteps = ({ checksEmail }: { checksEmail: boolean }) => ({
  NameInfo: step('NameInfo', 'EmailInfo'),
  EmailInfo: emailStep('PhoneInfo', { check: checksEmail }),
  PhoneInfo: phoneStep('PhoneInfo', 'homeSaleInterest'),
  ...finalSteps,
})
