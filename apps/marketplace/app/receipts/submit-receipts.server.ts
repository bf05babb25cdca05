import type { Client } from '@pkg/api-client'
import { requestSchemas } from '@pkg/api-client/server'
import { composeValidators, email, required } from '@pkg/domain'
import { defineForm, formText } from '@pkg/remix-host/server'
import { receiptsTexts as words } from './texts'

/** What a form of the page did, as the `done` parameter of its URL. */
export const outcomes = ['stopped', 'replaced', 'linked', 'changed'] as const

/** What a form of the page did. */
export type Outcome = (typeof outcomes)[number]

/** The result of a form: what it did, or what to correct. */
export type ReceiptsResult = { done: Outcome } | { error: string; typed: string }

/** The form that asks for a new link. */
const linkForm = defineForm(requestSchemas.receiptLinks.create.body, {
  fields: { email: 'email' },
  validators: {
    email: (value) => (composeValidators(required, email)(value) === undefined ? undefined : words.link.invalid),
  },
})

/** Stops sharing with a recipient, asks for another advisor, or emails a new link. [TRUST-004, TRUTH-001] */
export async function submitReceipts(api: Client, token: string | undefined, form: FormData): Promise<ReceiptsResult> {
  const named = { id: formText(form, 'id'), ...(token ? { token } : {}) }
  switch (formText(form, 'intent')) {
    case 'stop':
      await api.receipts.revoke(named)
      return { done: 'stopped' }
    case 'replace':
      await api.assignedCallers.replace(named)
      return { done: 'replaced' }
    default: {
      const sent = await linkForm.submit(form, (body) => api.receiptLinks.create(body))
      if (sent.ok) return { done: 'linked' }
      return { error: sent.errors['email'] ?? sent.message ?? words.link.invalid, typed: formText(form, 'email') }
    }
  }
}
