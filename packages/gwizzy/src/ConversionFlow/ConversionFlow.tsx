import { useMachine } from '@xstate/react'
import { Suspense, useEffect, useRef } from 'react'
import type { GwizzyProps } from '../Gwizzy/Gwizzy'
import { useStorage } from '../Gwizzy/storage'
import { Wizard } from '../Gwizzy/Wizard'
import { conversionFlowMachine } from '../flow/conversion-flow.machine'
import type { FlowServices, FlowSettings } from '../flow/flow-services'
import { FieldsSkeleton } from '../screens/FieldsSkeleton'
import { DisclosureStep, FollowUp, loadFollowUps } from './follow-ups'

/** The props of `ConversionFlow`. */
export interface ConversionFlowProps extends GwizzyProps {
  /** What the modals after the wizard need; the wizard's own services may be among them or in `services`. */
  flowServices?: FlowServices | undefined
  flowSettings?: FlowSettings | undefined
  /** Whether anything follows the wizard; if not, it closes once it is through. [FLOW-005] */
  continues?: boolean | undefined
  /** Where pictures come from, such as `https://hearthway.example`; this site unless told otherwise. */
  imageHost?: string | undefined
}

/**
 * The lead wizard and everything that follows it, in one dialog or page: further communities, a state's disclosure, who will call,
 * a few more questions. Opened again after all that, it shows that the request was sent. [FLOW-001 to FLOW-018, CTA-002]
 */
export function ConversionFlow(props: ConversionFlowProps) {
  const { community, services, flowServices, flowSettings, settings, visitor, open = true, continues = true } = props
  const { support, layout = 'dialog', language, storage, imageHost, onDone, onClose } = props
  const actionPage = settings?.actionPage
  const attribution = settings?.attribution
  const [snapshot, send] = useMachine(conversionFlowMachine, {
    input: {
      community,
      visitor,
      services: { ...services, ...flowServices },
      settings: { ...(actionPage && { actionPage }), ...(attribution && { attribution }), ...flowSettings },
    },
  })
  const { context } = snapshot
  const { modal } = context
  const isRequesting = (['requesting', 'waiting'] as const).some((step) =>
    snapshot.matches({ recommendedCommunities: step }),
  )
  const { storage: kept } = useStorage(storage)

  useEffect(() => {
    if (open) send({ type: 'start' })
  }, [open, send])

  // A flow that came to its end leaves, whichever way it came there.
  const wasOpen = useRef(false)
  useEffect(() => {
    const isOpen = modal !== 'none'
    if (wasOpen.current && !isOpen) onClose?.()
    wasOpen.current = isOpen
  }, [modal, onClose])

  useEffect(() => {
    if (open) void loadFollowUps({ isDisclosureEnabled: community.isDisclosureEnabled })
  }, [open, community.isDisclosureEnabled])

  return (
    <Wizard
      {...props}
      services={{ ...services, ...flowServices }}
      open={open && (layout === 'page' || modal !== 'none')}
      onClose={() => send({ type: 'close' })}
      onDone={(data, isUserCreated) => {
        onDone?.(data, isUserCreated)
        send({ type: 'completed', data, isUserCreated, continues })
      }}
      after={(wizard) => {
        // Nothing that follows may call a request sent that has not arrived; the wizard says so and goes on trying.
        if (modal === 'none' || (modal !== 'conversion' && wizard.unsent)) return undefined
        if (modal === 'conversion') return context.data && 'awaited'
        const shown = { flow: context, send, support, imageHost, language, level: layout === 'page' ? 1 : 2 } as const
        return (
          <Suspense key={modal} fallback={<FieldsSkeleton />}>
            {modal === 'disclosure' ? (
              <DisclosureStep {...shown} requestId={wizard.requestId} />
            ) : (
              <FollowUp {...shown} modal={modal} wizard={wizard} storage={kept} isRequesting={isRequesting} />
            )}
          </Suspense>
        )
      }}
    />
  )
}
