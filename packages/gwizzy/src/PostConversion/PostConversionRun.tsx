import { useMachine } from '@xstate/react'
import type { GwizzyProps } from '../Gwizzy/gwizzy-props'
import { useLatest } from '../Gwizzy/use-latest'
import { usePersistedRun } from '../Gwizzy/use-persisted-run'
import { mostSteps } from '../machines/step-transitions'
import { postConversionMachine } from '../post-conversion/post-conversion.machine'
import type { PostConversionInput } from '../post-conversion/post-conversion-context'
import type { Progress } from '../progress/progress'
import { fieldLabels } from '../screens/field-labels'
import { WizardScreen } from '../screens/WizardScreen'
import { useAfterTexts } from '../texts/after-texts'
import { useTexts } from '../texts/language'
import { postScreens } from './post-screens'

type Known = Pick<PostConversionInput, 'answers' | 'hasSearchReasons' | 'isResidentNameRequired'>

/** The host's props, as for `Gwizzy`, and what is known from the conversion. [POST-003 to POST-005] */
export interface PostConversionRunProps extends Omit<GwizzyProps, 'onDone' | 'doneText'>, Known {
  /** Called two seconds after the answers were sent. [POST-017] */
  onDone?: (() => void) | undefined
  progress: Progress | undefined
}

/** Runs the post-conversion machine and shows its screens. */
export function PostConversionRun(props: PostConversionRunProps) {
  const [snapshot, send, actor] = useMachine(postConversionMachine, { input: useRunInput(props) })
  const { context } = snapshot
  usePersistedRun(actor, props.storage)
  const texts = useTexts()
  const { questions, reasons, fields, dialogs } = useAfterTexts()
  const labels = { ...fieldLabels(texts), age: fields.age }
  return (
    <WizardScreen
      display={props}
      label={dialogs.postConversion}
      context={context}
      screens={postScreens}
      words={{ questions, reasons, labels }}
      of={mostSteps(postConversionMachine, context)}
      can={(type) => snapshot.can({ type })}
      send={send}
    />
  )
}

/** Returns the machine's input. When the wizard is done, calls the service and then the latest `onDone`. */
function useRunInput(props: PostConversionRunProps): PostConversionInput {
  const { community, services, settings, visitor, progress, onDone, answers } = props
  const { hasSearchReasons, isResidentNameRequired } = props
  const latest = useLatest(onDone)
  return {
    community,
    ...(settings && { settings }),
    ...(visitor && { visitor }),
    ...(answers && { answers }),
    ...(hasSearchReasons !== undefined && { hasSearchReasons }),
    ...(isResidentNameRequired !== undefined && { isResidentNameRequired }),
    progress,
    services: {
      ...services,
      onPostConversionDone() {
        services?.onPostConversionDone?.()
        latest.current?.()
      },
    },
  }
}
