import { useMachine } from '@xstate/react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ConversionData } from '../answers/conversion-data'
import type { GwizzyProps } from '../Gwizzy/gwizzy-props'
import { useStorage } from '../Gwizzy/storage'
import { releaseEntry } from '../Gwizzy/use-browser-back'
import { Wizard } from '../Gwizzy/Wizard'
import { conversionFlowMachine } from '../flow/conversion-flow.machine'
import type { FlowServices, FlowSettings } from '../flow/flow-services'
import { FieldsSkeleton } from '../screens/FieldsSkeleton'
import { DisclosureStep, FollowUp, loadFollowUps } from './follow-ups'

/** The props of `ConversionFlow`. */
export interface ConversionFlowProps extends GwizzyProps {
  /** The services of the modals after the wizard. Can also hold the wizard's own, which may be in `services` instead. */
  flowServices?: FlowServices | undefined
  flowSettings?: FlowSettings | undefined
  /** Whether anything follows the wizard. If not, it closes when it's done. [FLOW-005] */
  continues?: boolean | undefined
  /** Whether to look first for a disclosure that a request sent from another browser still waits for. [TRUTH-005] */
  resumesDisclosure?: boolean | undefined
  /** The origin of images, such as `https://hearthway.example`. Defaults to this site. */
  imageHost?: string | undefined
}

/**
 * The lead wizard and everything that follows it, in one dialog or page: nearby communities, a state's disclosure, who will call, and a
 * few more questions. Opened again afterward, it shows the disclosure that the request still waits for, or that the request was sent. [FLOW-001 to FLOW-018, CTA-002]
 */
export function ConversionFlow(props: ConversionFlowProps) {
  const { community, services, flowServices, flowSettings, settings, visitor, open = true, continues = true } = props
  const { support, layout = 'dialog', language, storage, imageHost, resumesDisclosure = false, onDone, onClose } = props
  const actionPage = settings?.actionPage
  const attribution = settings?.attribution
  const [snapshot, send] = useMachine(conversionFlowMachine, {
    input: {
      community,
      visitor,
      services: flowServicesOf({ ...services, ...flowServices }),
      settings: { ...(actionPage && { actionPage }), ...(attribution && { attribution }), ...flowSettings },
    },
  })
  const { context } = snapshot
  const { modal, hasNavigated } = context
  const isRequesting = (['requesting', 'waiting'] as const).some((step) =>
    snapshot.matches({ recommendedCommunities: step }),
  )
  const isSent = snapshot.matches({ conversion: 'sent' })
  const isFindingDisclosure = snapshot.matches({ conversion: 'findingDisclosure' })
  const isChoosingCallers = snapshot.matches({ recommendedCommunities: 'choosingCallers' })
  const { storage: progressStorage } = useStorage(storage)

  const [earlier, setEarlier] = useState<ConversionData | undefined>(resumesDisclosure ? {} : undefined)
  useEffect(() => {
    if (open) send({ type: 'start' })
  }, [open, send])
  useEffect(() => {
    if (open && earlier) send({ type: 'resume', data: earlier })
  }, [open, earlier, send])

  // Closes a finished flow, whichever way it ended.
  const wasOpen = useRef(false)
  useEffect(() => {
    const isOpen = modal !== 'none'
    // A page that the flow has left has nothing to close.
    const isLeft = layout === 'page' && hasNavigated
    if (wasOpen.current && !isOpen && !isLeft) onClose?.()
    wasOpen.current = isOpen
  }, [modal, layout, hasNavigated, onClose])

  useEffect(() => {
    if (open) void loadFollowUps({ isDisclosureEnabled: community.isDisclosureEnabled })
  }, [open, community.isDisclosureEnabled])

  return (
    <Wizard
      {...props}
      services={{ ...services, ...flowServices }}
      open={open && (layout !== 'dialog' || modal !== 'none')}
      onClose={() => send({ type: 'close' })}
      onDone={(data, isUserCreated) => {
        onDone?.(data, isUserCreated)
        send({ type: 'completed', data, isUserCreated, continues })
      }}
      onResume={setEarlier}
      next={() => send({ type: 'continue' })}
      after={(wizard) => {
        // The modals that follow say that a request was sent. Until it arrives, the wizard stays open and keeps trying to send it.
        if (modal === 'none' || (modal !== 'conversion' && wizard.unsent)) return undefined
        if (isFindingDisclosure) return <FieldsSkeleton />
        if (modal === 'conversion') return context.data && (isSent ? 'sent' : 'awaited')
        const { answers } = wizard
        const level = layout === 'page' ? 1 : 2
        const shown = { flow: context, send, answers, support, imageHost, language, level } as const
        return (
          <Suspense key={modal} fallback={<FieldsSkeleton />}>
            {modal === 'disclosure' ? (
              <DisclosureStep
                {...shown}
                // Without a finished wizard, the request is of another browser, and this answer has an id of its own.
                requestId={wizard.internals.isCompleted ? wizard.requestId : context.requestId}
              />
            ) : (
              <FollowUp
                {...shown}
                modal={modal}
                wizard={wizard}
                storage={progressStorage}
                isRequesting={isRequesting}
                isChoosingCallers={isChoosingCallers}
              />
            )}
          </Suspense>
        )
      }}
    />
  )
}

/** Returns the services of the flow. A page that it navigates to replaces the wizard's own history entry, if there is one. */
function flowServicesOf({ navigate, ...services }: FlowServices): FlowServices {
  return { ...services, ...(navigate && { navigate: (path) => navigate(path, { replaces: releaseEntry() }) }) }
}
