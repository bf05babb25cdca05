import type { GatewaySummary } from '@pkg/domain'
import type { ConversionData } from '../answers/conversion-data'
import { progressKeys, schemaOf } from '../machines/schemas'
import { keptProgress, type ProgressStorage } from '../progress/persist-progress'
import type { GwizzyServices, Visitor, WizardSettings } from '../services'
import type { Support } from '../support'
import type { Language } from '../texts/texts'
import { useIsHydrated } from './hydrated'
import { WizardRun } from './WizardRun'

export interface GwizzyProps {
  /** The community that is asked for pricing. Its conversion type selects the wizard. [GWZ-002] */
  community: GatewaySummary
  /** Everything outside that the wizard needs. Read when the wizard starts. */
  services?: GwizzyServices | undefined
  settings?: WizardSettings | undefined
  visitor?: Visitor | undefined
  /** The operator and its family support. [CONF-007] */
  support: Support
  /** The language of every screen; English unless told otherwise. Answers keep their values in any. */
  language?: Language | undefined
  /** A modal dialog, or the content of a page of its own. */
  layout?: 'dialog' | 'page'
  /** Whether the dialog is open. Closed, the wizard keeps its place and goes on sending what it has to send. */
  open?: boolean
  /** Replaces the sentence of success. [GWZ-115] */
  doneText?: string
  /** Called once the wizard is through, with a flag telling whether the user was created. [GWZ-113] */
  onDone?: (data: ConversionData, isUserCreated: boolean) => void
  /** Asked when the person wants to leave the dialog. Set `open` to false. */
  onClose?: () => void
  /** Where answers are kept between visits; the browser's local storage unless told otherwise. [GWZ-101] */
  storage?: ProgressStorage
}

/** The browser's storage, unless it is forbidden. */
function browserStorage(): ProgressStorage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** The lead wizard: one question at a time, answers kept between visits. */
export function Gwizzy(props: GwizzyProps) {
  const isHydrated = useIsHydrated()
  const schema = schemaOf(props.community.conversionSchemaType)
  const storage = isHydrated ? (props.storage ?? browserStorage()) : undefined
  return (
    <WizardRun
      {...props}
      key={`${props.community.id} ${isHydrated}`}
      schema={schema}
      storage={storage}
      progress={storage && keptProgress(progressKeys[schema], storage)}
    />
  )
}
