import { Button, chevronLeftIcon, Dialog } from '@pkg/ui'
import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { canGoBack } from '../machines/frame-facts'
import { gwizzyMachines, type SchemaKey } from '../machines/schemas'
import { isStepId } from '../machines/step-ids'
import { persistProgress, type ProgressStorage } from '../progress/persist-progress'
import type { Progress } from '../progress/progress'
import { retryWhenOnline } from '../progress/retry-when-online'
import { OutcomeScreen } from '../screens/OutcomeScreen'
import { QuestionScreen } from '../screens/QuestionScreen'
import { texts } from '../texts'
import type { GwizzyProps } from './Gwizzy'
import * as styles from './Gwizzy.css'

interface WizardRunProps extends Omit<GwizzyProps, 'storage'> {
  schema: SchemaKey
  /** Missing until storage can be read. */
  storage: ProgressStorage | undefined
  progress: Progress | undefined
}

/** One run of a wizard's machine, and the screen it asks for. */
export function WizardRun(props: WizardRunProps) {
  const { community, support, layout = 'dialog', open = true, doneText, onClose, schema, storage } = props
  const machine = gwizzyMachines[schema]
  const [snapshot, send, actor] = useMachine(machine, { input: useRunInput(props) })
  const { context } = snapshot

  useEffect(() => (storage ? persistProgress(actor, storage) : undefined), [actor, storage])
  useEffect(() => retryWhenOnline(actor, window), [actor])

  const isPage = layout === 'page'
  const asks = context.status === 'started' || context.status === 'pending'
  const level = isPage ? 1 : 2
  const screen = asks ? (
    <QuestionScreen
      context={context}
      order={Object.keys(machine.states).filter(isStepId)}
      support={support}
      level={level}
      focusesFirst={!isPage}
      answer={(answers) => send({ type: 'answer', answers })}
      next={() => send({ type: 'next' })}
    />
  ) : (
    <OutcomeScreen
      context={context}
      support={support}
      level={level}
      doneText={doneText}
      retry={snapshot.can({ type: 'retry' }) ? () => send({ type: 'retry' }) : undefined}
      back={snapshot.can({ type: 'back' }) ? () => send({ type: 'back' }) : undefined}
      close={isPage ? undefined : onClose}
    />
  )
  const start = canGoBack(context) ? (
    <span className={styles.back}>
      <Button variant="quiet" size="small" icon={chevronLeftIcon} onClick={() => send({ type: 'back' })}>
        {texts.frame.back}
      </Button>
    </span>
  ) : (
    <span className={styles.name}>{community.name}</span>
  )

  if (isPage) {
    return (
      <div className={styles.pages[context.settings.isChatMode ? 'chat' : 'page']}>
        <div className={styles.bar}>{start}</div>
        {screen}
      </div>
    )
  }
  return (
    <Dialog open={open} onClose={() => onClose?.()} label={texts.frame.dialog(community.name)} start={start}>
      {screen}
    </Dialog>
  )
}

/** The machine's input. `onDone` is told beside the service of the same moment, whichever function it is by then. [GWZ-113] */
function useRunInput({ community, services, settings, visitor, progress, onDone }: WizardRunProps) {
  const latest = useRef(onDone)
  useEffect(() => {
    latest.current = onDone
  }, [onDone])
  return {
    community,
    ...(settings && { settings }),
    ...(visitor && { visitor }),
    progress,
    services: {
      ...services,
      onConversionDone(...done: Parameters<NonNullable<GwizzyProps['onDone']>>) {
        services?.onConversionDone?.(...done)
        latest.current?.(...done)
      },
    },
  }
}
