import type { GatewaySummary } from '@pkg/domain'
import type { ConversionData } from '../answers/conversion-data'
import type { ProgressStorage } from '../progress/persist-progress'
import type { WizardDisplayProps } from '../screens/WizardScreen'
import type { GwizzyServices, Visitor, WizardSettings } from '../services'
import type { Language } from '../texts/texts'
import { Wizard } from './Wizard'

/** The props of `Gwizzy`. */
export interface GwizzyProps extends WizardDisplayProps {
  /** The community that is asked for pricing. Its conversion type selects the wizard. [GWZ-002] */
  community: GatewaySummary
  /** Everything outside that the wizard needs. Read when the wizard starts. */
  services?: GwizzyServices | undefined
  settings?: WizardSettings | undefined
  /** The signed-in person; nobody signed in, none. [GWZ-097] */
  visitor?: Visitor | undefined
  /** The language of every screen; English unless told otherwise. Answers keep their values in any. */
  language?: Language | undefined
  /** Replaces the sentence of success. [GWZ-115] */
  doneText?: string | undefined
  /** Called once the wizard is through, with a flag telling whether the user was created. [GWZ-113] */
  onDone?: ((data: ConversionData, isUserCreated: boolean) => void) | undefined
  /** Where answers are kept between visits; the browser's local storage unless told otherwise. [GWZ-101] */
  storage?: ProgressStorage | undefined
}

/** The lead wizard: one question at a time, answers kept between visits. */
export function Gwizzy(props: GwizzyProps) {
  return <Wizard {...props} />
}
