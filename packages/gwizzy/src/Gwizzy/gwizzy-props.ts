import type { GatewaySummary } from '@pkg/domain'
import type { ConversionData } from '../answers/conversion-data'
import type { ProgressStorage } from '../progress/progress-storage'
import type { WizardDisplayProps } from '../screens/WizardScreen'
import type { GwizzyServices, Visitor, WizardSettings } from '../services'
import type { Language } from '../texts/texts'

/** The props of `Gwizzy`. */
export interface GwizzyProps extends WizardDisplayProps {
  /** The requested community. Its conversion type selects the wizard. [GWZ-002] */
  community: GatewaySummary
  /** The wizard's external services. Read when the wizard starts. */
  services?: GwizzyServices | undefined
  settings?: WizardSettings | undefined
  /** The signed-in person, or none. [GWZ-097] */
  visitor?: Visitor | undefined
  /** The language of every screen. Defaults to English. Answer values are the same in all languages. */
  language?: Language | undefined
  /** Replaces the success message. [GWZ-115] */
  doneText?: string | undefined
  /** Called when the wizard is done, with whether the user was created. [GWZ-113] */
  onDone?: ((data: ConversionData, isUserCreated: boolean) => void) | undefined
  /** The storage for answers between visits. Defaults to the browser's local storage. [GWZ-101] */
  storage?: ProgressStorage | undefined
}
