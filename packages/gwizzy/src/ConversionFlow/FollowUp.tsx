import type { FlowContext, Modal } from '../flow/flow-context'
import { keptProgress } from '../progress/persist-progress'
import type { ProgressStorage } from '../progress/persist-progress'
import type { WizardContext } from '../machines/wizard-context'
import { PostConversionRun } from '../PostConversion/PostConversionRun'
import { InBar } from '../screens/Shell'
import * as shell from '../screens/Shell.css'
import { SpeakAfter } from '../texts/after'
import type { Language } from '../texts/texts'
import { AdvisorConfirmation } from './AdvisorConfirmation'
import type { AfterScreenProps } from './after-screen'
import { D2cConfirmation } from './D2cConfirmation'
import { NearbyCommunities } from './NearbyCommunities'

export interface FollowUpProps extends AfterScreenProps {
  modal: Modal
  /** What the wizard knows. */
  wizard: WizardContext
  language: Language | undefined
  storage: ProgressStorage | undefined
  isRequesting: boolean
}

/** The screen of a modal that follows the wizard. [FLOW-002] */
export function FollowUp(props: FollowUpProps) {
  return (
    <SpeakAfter language={props.language}>
      {props.modal === 'postConversion' ? (
        <PostConversionRun {...postConversionOf(props)} />
      ) : (
        <>
          <InBar>
            <span className={shell.name}>{props.flow.community.name}</span>
          </InBar>
          {props.modal === 'recommendedCommunities' && <NearbyCommunities {...props} />}
          {props.modal === 'd2cConfirmation' && <D2cConfirmation {...props} />}
          {props.modal === 'advisor' && <AdvisorConfirmation {...props} />}
        </>
      )}
    </SpeakAfter>
  )
}

function postConversionOf({ flow, wizard, support, level, storage, send }: FollowUpProps) {
  const { community, services, visitor, homebase }: FlowContext = flow
  const { lookingFor, residentName } = wizard.answers
  return {
    community,
    services,
    visitor,
    support,
    storage,
    layout: level === 1 ? ('page' as const) : ('dialog' as const),
    settings: wizard.settings,
    requestId: wizard.requestId,
    progress: storage && keptProgress('postConversion', storage),
    answers: { ...(lookingFor && { lookingFor }), ...(residentName && { residentName }) },
    hasSearchReasons: homebase?.client.hasSearchReasons ?? false,
    isResidentNameRequired: wizard.isResidentNameRequired ?? true,
    onDone: () => send({ type: 'postConversionDone' }),
    onClose: () => send({ type: 'close' }),
  }
}
