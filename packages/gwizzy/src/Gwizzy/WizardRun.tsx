import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { gwizzyMachines, type SchemaKey } from '../machines/schemas'
import { stepsAhead } from '../machines/ways'
import { persistProgress, type ProgressStorage } from '../progress/persist-progress'
import type { Progress } from '../progress/progress'
import { retryWhenOnline } from '../progress/retry-when-online'
import { FieldsAwaited } from '../screens/FieldsAwaited'
import { OwnIds } from '../steps/ids'
import { loadRareSteps } from '../steps/screens'
import { Speak } from '../texts/language'
import type { GwizzyProps } from './Gwizzy'
import { WizardScreen } from './WizardScreen'

interface WizardRunProps extends Omit<GwizzyProps, 'storage'> {
  schema: SchemaKey
  /** Missing until storage can be read. */
  storage: ProgressStorage | undefined
  progress: Progress | undefined
}

/** One run of a wizard's machine, and the screen it asks for in the reader's language. */
export function WizardRun(props: WizardRunProps) {
  const { schema, storage, language, layout } = props
  const machine = gwizzyMachines[schema]
  const [snapshot, send, actor] = useMachine(machine, { input: useRunInput(props) })

  useEffect(() => (storage ? persistProgress(actor, storage) : undefined), [actor, storage])
  useEffect(() => retryWhenOnline(actor, window), [actor])
  // They are there before the family is, also if the connection breaks in between.
  useEffect(() => {
    if (schema !== 'default') void loadRareSteps()
  }, [schema])

  return (
    <Speak language={language} fallback={layout === 'page' ? <FieldsAwaited /> : undefined}>
      <OwnIds>
        <WizardScreen
          context={snapshot.context}
          ahead={stepsAhead(machine, snapshot.context).length}
          can={(type) => snapshot.can({ type })}
          send={send}
          shown={props}
        />
      </OwnIds>
    </Speak>
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
