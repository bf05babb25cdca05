import { ErrorSummary, Heading, Notice, Stack, Text } from '@pkg/ui'
import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useRef } from 'react'
import { gateFields, type GateView } from './gate-step'
import * as styles from './GateForm.css'
import { purposeText } from './account-purpose'
import { authTexts } from './texts'
import { sitePath } from '~/site/frame/site-path'

/** The surroundings of a step: its own page, or a dialog whose script sends the form. */
export interface GateFrame {
  /** The heading level of the step's title. */
  level: 1 | 2
  isBusy: boolean
  hasThirdPartySignIn: boolean
  /** Sends the form by script. When unset, the browser sends it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** Counts the responses, so each new list of errors gets the focus. */
  attempt: number
}

const FrameContext = createContext<GateFrame>({ level: 1, isBusy: false, hasThirdPartySignIn: false, attempt: 0 })

export const GateFrameProvider = FrameContext.Provider
export const useGateFrame = () => useContext(FrameContext)

/** Returns the id of a field of the gate. */
export const fieldId = (name: string) => `gate-${name}`

const labels: Record<string, string> = authTexts.fields

/** The form of a step: its title, errors, fields, and hidden values. Works without scripts. */
export function GateForm({
  view,
  title,
  lead,
  ownFields = [],
  hasFiles,
  children,
}: {
  view: GateView
  title: string
  lead?: string
  /** Fields that the form shows, so no hidden field repeats them. */
  ownFields?: readonly string[]
  hasFiles?: boolean
  children: ReactNode
}) {
  const { level, onSubmit, attempt } = useGateFrame()
  const head = useRef<HTMLDivElement>(null)
  const isNextStep = level === 2 && attempt > 0
  const hasErrors = view.error !== undefined || Object.keys(view.errors).length > 0
  // Screen readers start a step that replaces another one at its title.
  useEffect(() => {
    if (isNextStep && !hasErrors) head.current?.focus()
  }, [isNextStep, hasErrors])
  const purpose = purposeText(view)
  const problems = [
    ...(view.error ? [{ message: view.error }] : []),
    ...Object.entries(view.errors).map(([name, message]) => ({
      message: `${labels[name] ?? name}: ${message}`,
      fieldId: fieldId(name),
    })),
  ]
  return (
    <form
      method="post"
      action={sitePath('/login')}
      noValidate
      onSubmit={onSubmit}
      {...(hasFiles ? { encType: 'multipart/form-data' } : {})}
    >
      <input type="hidden" name="step" value={view.step} />
      {gateFields.map((name) => {
        const value = view.data[name]
        return value === undefined || ownFields.includes(name) ? null : (
          <input key={name} type="hidden" name={name} value={value} />
        )
      })}
      <Stack gap={20}>
        <div ref={head} tabIndex={-1} className={styles.head} data-autofocus>
          <Heading level={level} look="h2">
            {title}
          </Heading>
          {purpose && <Text>{purpose}</Text>}
          {lead && <Text tone="muted">{lead}</Text>}
        </div>
        {problems.length > 0 && <ErrorSummary errors={problems} attempt={attempt} />}
        {view.notice && <Notice tone="positive" title={view.notice} role="status" />}
        {children}
      </Stack>
    </form>
  )
}
