import { useStorage } from '../Gwizzy/storage'
import { Wizard } from '../Gwizzy/Wizard'
import { FieldsSkeleton } from '../screens/FieldsSkeleton'
import type { ConversionFlowProps } from './conversion-flow-props'
import { FlowScreen } from './FlowScreen'
import { useFlow } from './use-flow'

/**
 * The lead wizard and everything that follows it, in one dialog or page: nearby communities, a state's disclosure, who will call, and a
 * few more questions. Opened again afterward, it shows the disclosure that the request still waits for, or that the request was sent. [FLOW-001 to FLOW-018, CTA-002]
 */
export function ConversionFlow(props: ConversionFlowProps) {
  const { services, flowServices, open = true, continues = true, layout = 'dialog', onDone } = props
  const { snapshot, send, resume } = useFlow(props)
  const { modal, data } = snapshot.context
  const { storage } = useStorage(props.storage)
  return (
    <Wizard
      {...props}
      services={{ ...services, ...flowServices }}
      open={open && (layout !== 'dialog' || modal !== 'none')}
      onClose={() => send({ type: 'close' })}
      onDone={(done, isUserCreated) => {
        onDone?.(done, isUserCreated)
        send({ type: 'completed', data: done, isUserCreated, continues })
      }}
      onResume={resume}
      next={() => send({ type: 'continue' })}
      after={(wizard) => {
        // The modals that follow say that a request was sent. Until it arrives, the wizard stays open and keeps trying to send it.
        if (modal === 'none' || (modal !== 'conversion' && wizard.unsent)) return undefined
        if (snapshot.matches({ conversion: 'findingDisclosure' })) return <FieldsSkeleton />
        if (modal === 'conversion') return data && (snapshot.matches({ conversion: 'sent' }) ? 'sent' : 'awaited')
        return <FlowScreen snapshot={snapshot} send={send} shown={props} wizard={wizard} storage={storage} />
      }}
    />
  )
}
