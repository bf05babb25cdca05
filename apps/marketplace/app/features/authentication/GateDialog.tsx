import { Dialog } from '@pkg/ui'
import { useFetcher } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { GateResult, GateView } from './gate-step'
import { GateFrameProvider } from './GateForm'
import { GateModal } from './GateModal'
import { authTexts } from './texts'

/** The gate in a dialog over the page. Its forms go to the same route as without scripts, and the page stays. */
export function GateDialog({
  view,
  hasThirdPartySignIn,
  onMoved,
  onPassed,
  onCancel,
}: {
  view: GateView
  hasThirdPartySignIn: boolean
  onMoved: (view: GateView) => void
  onPassed: () => void
  onCancel: () => void
}) {
  const fetcher = useFetcher<GateResult>()
  const [attempt, setAttempt] = useState(0)
  const handled = useRef<GateResult>()
  const { data } = fetcher
  useEffect(() => {
    if (!data || handled.current === data) return
    handled.current = data
    setAttempt((count) => count + 1)
    if (data.kind === 'passed') onPassed()
    else onMoved(data.view)
  }, [data, onMoved, onPassed])

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { nativeEvent } = event
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const form = new FormData(event.currentTarget, submitter)
    form.set('inDialog', 'true')
    const encType = event.currentTarget.enctype === 'multipart/form-data' ? 'multipart/form-data' : undefined
    fetcher.submit(form, { method: 'post', action: '/login', ...(encType ? { encType } : {}) })
  }
  const frame = { level: 2 as const, isBusy: fetcher.state !== 'idle', hasThirdPartySignIn, onSubmit: send, attempt }
  return (
    <Dialog open onClose={onCancel} label={authTexts.gate}>
      <GateFrameProvider value={frame}>
        <GateModal view={view} />
      </GateFrameProvider>
    </Dialog>
  )
}
