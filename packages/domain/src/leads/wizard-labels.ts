import type { ConversionSchemaType } from '../communities/conversion-type'

const schemas: Readonly<Record<ConversionSchemaType, string>> = {
  gwizzy: 'With a partner agent',
  PaidAd: 'Paid ad',
  activeAdult: 'Active adult',
  D2C: 'Community responds',
  noAgent: 'Without a partner agent',
}

const steps: Readonly<Partial<Record<string, string>>> = {
  HousingOptions: 'Housing',
  PlanningConsulation: 'Planning consultation',
  LookingFor: 'Who it’s for',
  CareLevel: 'Level of care',
  MoveTimeline: 'Timeline',
  NextStep: 'Next step',
  TourInfo: 'Tour',
  CommunityInfo: 'Questions to the community',
  BudgetRangeInfo: 'Budget',
  BudgetInfo: 'Help with costs',
  SimilarCommunities: 'Similar communities',
  UserLocation: 'Location',
  NameInfo: 'Name',
  EmailInfo: 'Email',
  PhoneInfo: 'Phone',
  ContactInfo: 'Contact info',
  homeSaleInterest: 'Home sale',
  ResidentNameInfo: 'Resident’s name',
}

/** Returns what staff read for a schema of the wizard. [WORK-014, GWZ-002] */
export const wizardSchemaLabel = (schema: ConversionSchemaType): string => schemas[schema]

/** Returns what staff read for a step of the wizard, or the step itself if it has no words. [WORK-014, GWZ-001] */
export const wizardStepLabel = (step: string): string => steps[step] ?? step
