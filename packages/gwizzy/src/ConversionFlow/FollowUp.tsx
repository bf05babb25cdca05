import type { FlowContext, Modal } from '../flow/flow-context'
import { loadProgress } from '../progress/persist-progress'
import type { ProgressStorage } from '../progress/progress-storage'
import type { WizardContext } from '../machines/wizard-context'
import { PostConversionRun } from '../PostConversion/PostConversionRun'
import { BarPortal } from '../screens/Shell'
import * as shell from '../screens/Shell.css'
import { AfterTextsProvider } from '../texts/after-texts'
import type { Language } from '../texts/texts'
import { AdvisorConfirmation } from './AdvisorConfirmation'
import type { AfterScreenProps } from './after-screen'
import { D2cConfirmation } from './D2cConfirmation'
import { NearbyCommunities } from './NearbyCommunities'

/** The props of `FollowUp`. */
export interface FollowUpProps extends AfterScreenProps {
  modal: Modal
  /** The wizard's context. */
  wizard: WizardContext
  language: Language | undefined
  storage: ProgressStorage | undefined
  isRequesting: boolean
  isChoosingCallers: boolean
}

/** The screen of a modal that follows the wizard. [FLOW-002] */
export function FollowUp(props: FollowUpProps) {
  return (
    <AfterTextsProvider language={props.language}>
      {props.modal === 'postConversion' ? (
        <PostConversionRun {...postConversionProps(props)} />
      ) : (
        <>
          <BarPortal>
            <span className={shell.name}>{props.flow.community.name}</span>
          </BarPortal>
          {props.modal === 'recommendedCommunities' && <NearbyCommunities {...props} />}
          {props.modal === 'd2cConfirmation' && <D2cConfirmation {...props} />}
          {props.modal === 'advisor' && <AdvisorConfirmation {...props} />}
        </>
      )}
    </AfterTextsProvider>
  )
}

function postConversionProps({ flow, wizard, support, level, storage, send }: FollowUpProps) {
  const { community, services, visitor, homebase }: FlowContext = flow
  const { lookingFor, residentName } = wizard.answers
  // What the host expected before the request must not replace what the family answered.
  const { prefill: _prefill, ...settings } = wizard.settings
  return {
    community,
    services,
    visitor,
    support,
    storage,
    layout: level === 1 ? ('page' as const) : ('dialog' as const),
    settings,
    requestId: wizard.requestId,
    progress: storage && loadProgress('postConversion', storage),
    answers: { ...(lookingFor && { lookingFor }), ...(residentName && { residentName }) },
    hasSearchReasons: homebase?.client.hasSearchReasons ?? false,
    isResidentNameRequired: wizard.isResidentNameRequired ?? true,
    onDone: () => send({ type: 'postConversionDone' }),
    onClose: () => send({ type: 'close' }),
  }
}
