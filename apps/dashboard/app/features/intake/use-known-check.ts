import type { KnownFamily } from '@pkg/api-client'
import { isEmail, isPhone } from '@pkg/domain'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '~/site/api/browser-api'

const none: readonly KnownFamily[] = []

/** The families that have what was typed, and what looks again after someone leaves a field. */
interface KnownCheck {
  known: readonly KnownFamily[]
  check: (form: HTMLFormElement | null) => void
}

/**
 * Looks up who already has the phone number or the email address of a form, as soon as it’s typed. `sent` is what the server found when the form was sent. A look-up
 * that fails says nothing: the server looks again before it saves. [WORK-019]
 */
export function useKnownCheck(sent: readonly KnownFamily[] | undefined): KnownCheck {
  const [found, setFound] = useState<{ sent: typeof sent; known: readonly KnownFamily[] }>()
  const asked = useRef('')
  const request = useRef<AbortController>()
  useEffect(() => () => request.current?.abort(), [])
  const check = async (form: HTMLFormElement | null) => {
    const contact = form ? contactIn(new FormData(form)) : {}
    const wanted = JSON.stringify(contact)
    if (wanted === asked.current) return
    asked.current = wanted
    request.current?.abort()
    if (Object.keys(contact).length === 0) return setFound({ sent, known: none })
    const controller = new AbortController()
    request.current = controller
    const { signal } = controller
    const answer = await browserApi.marketplaceClients.known(contact, { signal }).catch(() => undefined)
    if (answer && !signal.aborted) setFound({ sent, known: answer.families })
  }
  return {
    known: found && found.sent === sent ? found.known : (sent ?? none),
    check: (form) => void check(form),
  }
}

/** Returns what is complete enough to look up. */
function contactIn(form: FormData): { phone?: string; email?: string } {
  const [phone, email] = ['phone', 'email'].map((name) => String(form.get(name) ?? '').trim())
  return { ...(phone && isPhone(phone) ? { phone } : {}), ...(email && isEmail(email) ? { email } : {}) }
}
