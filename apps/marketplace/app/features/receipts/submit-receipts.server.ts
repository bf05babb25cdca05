import { ApiError, type Client } from '@pkg/api-client'
import { endpoints } from '@pkg/api-client/server'
import { composeValidators, email, phone, required } from '@pkg/domain'
import { defineForm, formText } from '@pkg/remix-host/server'
import { readCalls } from './call-form'
import type { ReceiptsAccess } from './receipts-page.server'
import { receiptsTexts as words } from './texts'

/** What a form of the page did, as the `done` parameter of its URL. */
export const outcomes = [
  'stopped',
  'all-stopped',
  'replaced',
  'linked',
  'changed',
  'calls-saved',
  'code-sent',
  'opened',
  'contact-saved',
  'erased',
  'closed',
] as const

/** What a form of the page did. */
export type Outcome = (typeof outcomes)[number]

/** A form to correct: what's wrong by field, and what was typed. */
export interface Rejected {
  intent: string
  errors: Record<string, string>
  typed: Record<string, string>
}

/** The result of a form: what it did and what the browser keeps, or what to correct. */
export type ReceiptsResult = { done: Outcome; keep?: { codeId?: string; grant?: string } } | Rejected

/** The form that asks for a new link. */
const linkForm = defineForm(endpoints.receiptLinks.create.body, {
  fields: { email: 'email' },
  validators: {
    email: (value) => (composeValidators(required, email)(value) === undefined ? undefined : words.link.invalid),
  },
})

/** The form that changes contact info. [TRUST-016] */
const contactForm = defineForm(endpoints.privacy.changeContact.body, {
  fields: { name: 'name', email: 'email', phone: 'phone' },
  validators: {
    name: required,
    email: (value) => (email(value) === undefined ? undefined : words.link.invalid),
    phone: (value) => (phone(value) === undefined ? undefined : words.own.phoneInvalid),
  },
  codes: { 'already-exists': { field: 'email', message: words.own.emailTaken } },
})

/** Does what a form of the page asks for. [TRUST-004, TRUTH-001, TRUST-007, TRUST-016] */
export async function submitReceipts(api: Client, access: ReceiptsAccess, form: FormData): Promise<ReceiptsResult> {
  const { token } = access
  const subject = token ? { token } : {}
  const named = { id: formText(form, 'id'), ...subject }
  switch (formText(form, 'intent')) {
    case 'stop':
      await api.receipts.revoke(named)
      return { done: 'stopped' }
    case 'stop-all':
      await api.receipts.revokeAll(subject)
      return { done: 'all-stopped' }
    case 'replace':
      await api.assignedCallers.replace(named)
      return { done: 'replaced' }
    case 'calls':
      await api.privacy.changeCalls({ ...subject, preferences: readCalls(form) })
      return { done: 'calls-saved' }
    case 'code': {
      const { id } = await api.privacy.sendCode(subject)
      return { done: 'code-sent', keep: { codeId: id } }
    }
    case 'enter':
      return enterCode(api, access, form)
    case 'contact':
      return changeContact(api, access, form)
    case 'erase':
      return erase(api, access, form)
    default:
      return sendLink(api, form)
  }
}

async function sendLink(api: Client, form: FormData): Promise<ReceiptsResult> {
  const sent = await linkForm.submit(form, (body) => api.receiptLinks.create(body))
  if (sent.ok) return { done: 'linked' }
  return rejected(form, { email: sent.errors['email'] ?? sent.message ?? words.link.invalid })
}

async function enterCode(api: Client, { codeId }: ReceiptsAccess, form: FormData): Promise<ReceiptsResult> {
  const code = formText(form, 'code').replace(/\D/g, '')
  if (code.length !== 6) return rejected(form, { code: words.own.codeInvalid })
  if (!codeId) return { done: 'closed' }
  try {
    const { grant } = await api.privacy.enterCode({ id: codeId, code })
    return { done: 'opened', keep: { grant } }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return rejected(form, { code: words.own.codeWrong })
    if (error.status === 410) return { done: 'closed' }
    throw error
  }
}

async function changeContact(api: Client, { grant }: ReceiptsAccess, form: FormData): Promise<ReceiptsResult> {
  if (!grant) return { done: 'closed' }
  const recorded = await api.privacy.contact({ grant }).catch(orClosed)
  if (!recorded) return { done: 'closed' }
  // An empty field changes nothing, so removing a phone number would only seem to work.
  if (recorded.phone && formText(form, 'phone') === '') return rejected(form, { phone: words.own.phoneMissing })
  const send = contactForm.submit(form, (body) => api.privacy.changeContact(body), { grant })
  const sent = await send.catch(orClosed)
  if (!sent) return { done: 'closed' }
  if (sent.ok) return { done: 'contact-saved' }
  return rejected(form, { ...sent.errors, ...(sent.message ? { name: sent.message } : {}) })
}

async function erase(api: Client, { grant }: ReceiptsAccess, form: FormData): Promise<ReceiptsResult> {
  if (!grant) return { done: 'closed' }
  if (!form.has('confirm')) return rejected(form, { confirm: words.own.confirmMissing })
  const erased = await api.privacy.erase({ grant, confirm: 'erase' }).catch(orClosed)
  return { done: erased ? 'erased' : 'closed' }
}

/** Returns undefined for a grant that has expired. */
function orClosed(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 410) return undefined
  throw error
}

function rejected(form: FormData, errors: Record<string, string>): Rejected {
  const names = ['name', 'email', 'phone', 'code']
  const typed = Object.fromEntries(names.map((name) => [name, formText(form, name)]))
  return { intent: formText(form, 'intent'), errors, typed }
}
