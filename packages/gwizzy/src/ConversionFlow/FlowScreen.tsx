import { Suspense } from 'react'
import type { WizardContext } from '../machines/wizard-context'
import type { ProgressStorage } from '../progress/progress-storage'
import { FieldsSkeleton } from '../screens/FieldsSkeleton'
import type { ConversionFlowProps } from './conversion-flow-props'
import { DisclosureStep, FollowUp } from './follow-ups'
import type { Flow } from './use-flow'

export interface FlowScreenProps extends Pick<Flow, 'snapshot' | 'send'> {
  /** The props of the flow. */
  shown: Pick<ConversionFlowProps, 'support' | 'imageHost' | 'language' | 'layout'>
  /** The wizard's context. */
  wizard: WizardContext
  storage: ProgressStorage | undefined
}

/** The screen of the modal that is open after the wizard. [FLOW-002] */
export function FlowScreen({ snapshot, send, shown, wizard, storage }: FlowScreenProps) {
  const { support, imageHost, language, layout } = shown
  const { context } = snapshot
  const { modal } = context
  const level = layout === 'page' ? 1 : 2
  const screen = { flow: context, send, answers: wizard.answers, support, imageHost, language, level } as const
  return (
    <Suspense key={modal} fallback={<FieldsSkeleton />}>
      {modal === 'disclosure' ? (
        <DisclosureStep
          {...screen}
          // Without a finished wizard, the request is of another browser, and this answer has an id of its own.
          requestId={wizard.internals.isCompleted ? wizard.requestId : context.requestId}
        />
      ) : (
        <FollowUp
          {...screen}
          modal={modal}
          wizard={wizard}
          storage={storage}
          isRequesting={(['requesting', 'waiting'] as const).some((step) =>
            snapshot.matches({ recommendedCommunities: step }),
          )}
          isChoosingCallers={snapshot.matches({ recommendedCommunities: 'choosingCallers' })}
        />
      )}
    </Suspense>
  )
}
