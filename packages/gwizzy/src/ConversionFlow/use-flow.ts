import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { ConversionData } from '../answers/conversion-data'
import { conversionFlowMachine } from '../flow/conversion-flow.machine'
import type { FlowEvent } from '../flow/flow-context'
import type { FlowServices } from '../flow/flow-services'
import { releaseEntry } from '../Gwizzy/use-browser-back'
import type { ConversionFlowProps } from './conversion-flow-props'
import { loadFollowUps } from './follow-ups'

/** What the modals after the wizard show now. */
export type FlowSnapshot = SnapshotFrom<typeof conversionFlowMachine>

/** The running modals after the wizard. */
export interface Flow {
  snapshot: FlowSnapshot
  send: (event: FlowEvent) => void
  /** Continues after an earlier request. */
  resume: (earlier: ConversionData) => void
}

/** Runs the machine of the modals after the wizard while the flow is open, and calls `onClose` when it ends. [FLOW-001] */
export function useFlow(props: ConversionFlowProps): Flow {
  const { community, services, flowServices, flowSettings, settings, visitor, open = true, layout = 'dialog' } = props
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
  const [earlier, resume] = useState<ConversionData | undefined>(props.resumesDisclosure ? {} : undefined)
  useEffect(() => {
    if (open) send({ type: 'start' })
  }, [open, send])
  useEffect(() => {
    if (open && earlier) send({ type: 'resume', data: earlier })
  }, [open, earlier, send])

  const { modal, hasNavigated } = snapshot.context
  // A page that the flow has left has nothing to close.
  useClosing({ isOpen: modal !== 'none', isLeft: layout === 'page' && hasNavigated, onClose: props.onClose })

  useEffect(() => {
    if (open) void loadFollowUps({ isDisclosureEnabled: community.isDisclosureEnabled })
  }, [open, community.isDisclosureEnabled])
  return { snapshot, send, resume }
}

/** Returns the services of the flow. A page that it navigates to replaces the wizard's own history entry, if there is one. */
function flowServicesOf({ navigate, ...services }: FlowServices): FlowServices {
  return { ...services, ...(navigate && { navigate: (path) => navigate(path, { replaces: releaseEntry() }) }) }
}

interface Closing {
  isOpen: boolean
  isLeft: boolean
  onClose: (() => void) | undefined
}

/** Closes a finished flow, whichever way it ended. */
function useClosing({ isOpen, isLeft, onClose }: Closing): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && !isLeft) onClose?.()
    wasOpen.current = isOpen
  }, [isOpen, isLeft, onClose])
}
