export { Gwizzy, type GwizzyProps } from './Gwizzy/Gwizzy'
export type { Support } from './support'
export type { Language } from './texts/texts'
export type { ConversionData } from './answers/conversion-data'
export { keptProgress, type ProgressStorage } from './progress/persist-progress'
export type { Progress } from './progress/progress'
export type {
  Attribution,
  Contact,
  FieldCheck,
  GwizzyServices,
  Place,
  Visitor,
  WizardReport,
  WizardSettings,
} from './services'
