import { ErrorSummary, Heading, Notice, Stack, Text } from '@pkg/ui'
import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useRef } from 'react'
import { gateFields, type GateView } from './gate-step'
import * as styles from './GateForm.css'
import { authTexts } from './texts'

/** What stands around a modal: a page of its own, or a dialog whose script sends the form. */
export interface GateFrame {
  /** The level of the heading. */
  level: 1 | 2
  isBusy: boolean
  /** The operator offers another account to sign in with. */
  hasThirdParty: boolean
  /** Sends the form by script; without, the browser sends it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** Counts the answers, so that each new list of problems takes the focus. */
  attempt: number
}

const FrameContext = createContext<GateFrame>({ level: 1, isBusy: false, hasThirdParty: false, attempt: 0 })

export const GateFrameProvider = FrameContext.Provider
export const useGateFrame = () => useContext(FrameContext)

/** The id of a field within the gate. */
export const fieldId = (name: string) => `gate-${name}`

const labels: Record<string, string> = authTexts.fields

/** The form of a modal: its title, what is wrong, its fields, and what it carries along. Works without scripts. */
export function GateForm({
  view,
  title,
  lead,
  own = [],
  hasFiles,
  children,
}: {
  view: GateView
  title: string
  lead?: string
  /** Fields that stand in the form themselves and are not carried along. */
  own?: readonly string[]
  hasFiles?: boolean
  children: ReactNode
}) {
  const { level, onSubmit, attempt } = useGateFrame()
  const head = useRef<HTMLDivElement>(null)
  const isFollowing = level === 2 && attempt > 0
  const hasProblems = view.problem !== undefined || Object.keys(view.errors).length > 0
  // A modal that takes the place of another one is read from its title.
  useEffect(() => {
    if (isFollowing && !hasProblems) head.current?.focus()
  }, [isFollowing, hasProblems])
  const problems = [
    ...(view.problem ? [{ message: view.problem }] : []),
    ...Object.entries(view.errors).map(([name, message]) => ({
      message: `${labels[name] ?? name}: ${message}`,
      fieldId: fieldId(name),
    })),
  ]
  return (
    <form
      method="post"
      action="/login"
      noValidate
      onSubmit={onSubmit}
      {...(hasFiles ? { encType: 'multipart/form-data' } : {})}
    >
      <input type="hidden" name="step" value={view.step} />
      {gateFields.map((name) => {
        const value = view.data[name]
        return value === undefined || own.includes(name) ? null : (
          <input key={name} type="hidden" name={name} value={value} />
        )
      })}
      <Stack gap={20}>
        <div ref={head} tabIndex={-1} className={styles.head} data-autofocus>
          <Heading level={level} look="h2">
            {title}
          </Heading>
          {lead && <Text tone="muted">{lead}</Text>}
        </div>
        {problems.length > 0 && <ErrorSummary errors={problems} attempt={attempt} />}
        {view.notice && <Notice tone="positive" title={view.notice} role="status" />}
        {children}
      </Stack>
    </form>
  )
}
