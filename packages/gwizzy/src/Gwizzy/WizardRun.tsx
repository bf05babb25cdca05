import { LitHouse } from '@pkg/ui/core'
import { useMachine } from '@xstate/react'
import { useEffect, type ReactElement } from 'react'
import { type ConversionData, buildConversionData } from '../answers/conversion-data'
import { gwizzyMachines, type SchemaKey } from '../machines/schemas'
import { mostSteps } from '../machines/step-transitions'
import { canGoBack, finalStatus } from '../machines/wizard-status'
import type { WizardContext } from '../machines/wizard-context'
import type { Progress } from '../progress/progress'
import { answerPanes, hasHouse } from '../screens/answer-panes'
import { fieldLabels } from '../screens/field-labels'
import { FieldsSkeleton } from '../screens/FieldsSkeleton'
import { loadDeferredParts } from '../screens/deferred'
import { Shell } from '../screens/Shell'
import { WizardScreen } from '../screens/WizardScreen'
import { IdsProvider, useIds } from '../steps/ids'
import { stepScreens } from '../steps/screens'
import { TextsProvider, useTexts } from '../texts/language'
import type { GwizzyProps } from './gwizzy-props'
import { useBrowserBack } from './use-browser-back'
import { useLatest } from './use-latest'
import { usePersistedRun } from './use-persisted-run'

/** The props of `WizardRun`. */
export interface WizardRunProps extends GwizzyProps {
  schema: SchemaKey
  progress: Progress | undefined
  /** Returns what follows the wizard from its context, `'awaited'` while that is being chosen, or `'sent'` while it waits for the person. */
  after?: ((context: WizardContext) => ReactElement | 'awaited' | 'sent' | undefined) | undefined
  /** Called when a finished run whose request was sent is open, with what it sent. */
  onResume?: ((data: ConversionData) => void) | undefined
  /** Goes on to what follows the wizard. */
  next?: (() => void) | undefined
}

/** Runs a wizard's machine and shows its screens in the reader's language. */
export function WizardRun(props: WizardRunProps) {
  const { schema, storage, language, layout = 'dialog', open = true, followsBrowserBack = false, onClose } = props
  const latestResume = useLatest(props.onResume)
  const machine = gwizzyMachines[schema]
  const [snapshot, send, actor] = useMachine(machine, { input: useRunInput(props) })
  const { context } = snapshot
  usePersistedRun(actor, storage)
  useEffect(() => {
    const { context: first } = actor.getSnapshot()
    const parts = loadDeferredParts()
    if (open) void parts.then(({ recordSteps }) => recordSteps(actor, first, window))
  }, [actor, open])
  const isSent = context.internals.isCompleted && !context.unsent
  useEffect(() => {
    if (open && isSent) latestResume.current?.(buildConversionData(actor.getSnapshot().context.answers))
  }, [open, isSent, actor, latestResume])
  const isBackPossible = canGoBack(context)
  useBrowserBack({
    isFollowed: followsBrowserBack && (layout === 'page' ? isBackPossible : open),
    back: isBackPossible ? () => send({ type: 'back' }) : undefined,
    leave: onClose,
  })

  const after = props.after?.(context)
  return (
    <TextsProvider language={language} fallback={layout === 'dialog' ? undefined : <FieldsSkeleton />}>
      <IdsProvider>
        {typeof after === 'object' ? (
          <AfterShell shown={props} context={context} of={mostSteps(machine, context)}>
            {after}
          </AfterShell>
        ) : (
          <LeadScreen
            display={props}
            context={after === 'awaited' ? context : { ...context, status: finalStatus(context) }}
            of={mostSteps(machine, context)}
            next={after ? props.next : undefined}
            can={(type) => snapshot.can({ type })}
            send={send}
          />
        )}
      </IdsProvider>
    </TextsProvider>
  )
}

/** A shell named after the requested community until the screen's heading renders. */
function AfterShell(props: { shown: GwizzyProps; context: WizardContext; of: number; children: ReactElement }) {
  const { context, of } = props
  const { layout = 'dialog', open = true, onClose } = props.shown
  const isHouseShown = layout !== 'panel' && hasHouse(context)
  const { frame } = useTexts()
  const ids = useIds()
  return (
    <Shell
      layout={layout}
      open={open}
      onClose={onClose}
      label={frame.dialog(context.community.name)}
      labelledBy={ids.question}
      scene={isHouseShown ? <LitHouse panes={answerPanes({ ...context, status: 'done' }, of)} /> : undefined}
    >
      {props.children}
    </Shell>
  )
}

function LeadScreen(props: Omit<Parameters<typeof WizardScreen>[0], 'label' | 'screens' | 'words'>) {
  const texts = useTexts()
  const { questions, reasons, frame } = texts
  return (
    <WizardScreen
      {...props}
      label={frame.dialog(props.context.community.name)}
      screens={stepScreens}
      words={{ questions, reasons, labels: fieldLabels(texts) }}
    />
  )
}

/** Returns the machine's input. When the wizard is done, calls the service and then the latest `onDone`. [GWZ-113] */
function useRunInput({ community, services, settings, visitor, progress, language = 'en', onDone }: WizardRunProps) {
  const latest = useLatest(onDone)
  return {
    community,
    settings: { ...settings, language },
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
