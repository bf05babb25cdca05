import type { CareLevel } from '../care/care-types'

/** The location a family searches. [GWZ-087] */
export interface LocationAnswer {
  searchParams: { city: string; state: string; zip: string }
}

/** The answers of the wizard, with the names used in the API. [DATA-011] */
export interface WizardAnswers {
  lookingFor?: 'Myself' | 'Self + Partner' | 'Mother' | 'Father' | 'Parents' | 'Someone else'
  adl?: CareLevel
  timing?: 'Within 30 Days' | '30-90 Days' | 'Over 180 Days' | 'Unsure'
  budgetRange?: string
  isCustomBudgetRange?: 'yes' | 'no'
  budget?: string[]
  consultationRequested?: 'Yes' | 'No'
  housingOptions?: 'buy' | 'rent' | 'sell'
  homeSaleInterest?: 'Yes' | 'No'
  communityInfo?: string
  communityInfoOther?: string
  tourDate?: string
  tourTimeText?: string
  similarCommunities?: string[]
  location?: LocationAnswer
  firstName?: string
  lastName?: string
  email?: string
  phone?: string
  /** Whether the family would rather not be called, so it gave no phone number. [TRUST-006] */
  noCalls?: true
  residentName?: string
  nextStep?: 'requestTour' | 'none' | 'preQualify' | 'talk' | 'detailedPricingBreakDown' | 'others'
}
