import { ApiError, type Client } from '@pkg/api-client'
import type { Submission } from '@pkg/remix-host/server'
import { data, redirect } from '@remix-run/node'
import { invoiceRow, invoiceTexts } from '~/features/invoices'
import { creditForm, questionForm } from '~/features/invoices/index.server'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { pathAfterSaving, type Saved } from '~/site/forms/saved'
import { sendForm } from '~/site/server/send-form'

const words = invoiceTexts

/** A form of an invoice’s page. */
export interface InvoiceForm {
  request: Request
  api: Client
  form: FormData
  id: string
}

/** What each form of the page does. [DASH-006, WORK-010, WORK-013] */
export const invoiceActions = {
  ask: ({ api, form, id, request }: InvoiceForm) =>
    answer(
      { form, request },
      'question-sent',
      questionForm.submit(form, (body) => api.invoices.question({ id, ...body })),
    ),
  issue: (sent: InvoiceForm) => answer(sent, 'invoice-issued', changeStatus(sent, 'issued')),
  pay: (sent: InvoiceForm) => answer(sent, 'invoice-paid', changeStatus(sent, 'paid')),
  async credit({ api, form, id, request }: InvoiceForm) {
    const sent = await sendForm(
      request,
      creditForm.submit(form, (body) => api.invoices.credit({ id, ...body })),
    )
    return sent.ok ? redirect(`/invoices/${sent.result.id}?saved=invoice-credited`) : rejectedForm(form, sent)
  },
} as const

/** A form that was sent, and the version to base the next try on, if someone else changed the invoice meanwhile. */
type SentInvoice = Submission<unknown> & { version?: number }

/** Changes the status of an invoice as the person saw it. What someone else changed meanwhile is said first. [WORK-005] */
async function changeStatus({ api, form, id }: InvoiceForm, status: 'issued' | 'paid'): Promise<SentInvoice> {
  try {
    const result = await api.invoices.update({ id, status }, { ifMatch: Number(form.get('version')) })
    return { ok: true, result }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error
    const newest = await api.invoices.get({ id })
    const { amount, status: present } = invoiceRow(newest)
    const message = words.changedMeanwhile(`${present.label}, ${amount}`)
    return { ok: false, errors: {}, message, version: newest.version }
  }
}

async function answer(
  { request, form }: Pick<InvoiceForm, 'request' | 'form'>,
  saved: Saved,
  submission: Promise<SentInvoice>,
) {
  const sent: SentInvoice = await sendForm<unknown>(request, submission.catch(orRefusal))
  return sent.ok ? redirect(pathAfterSaving(request.url, saved)) : rejectedForm(form, sent)
}

/** Why an invoice can’t be issued, in words for an admin. */
function orRefusal(error: unknown): Submission<never> {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'disclosure-copy-missing') return { ok: false, errors: {}, message: words.copyMissing }
  throw error
}

function rejectedForm(form: FormData, { errors, message, version }: Extract<SentInvoice, { ok: false }>) {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  if (version !== undefined) typed['version'] = String(version)
  return data<RejectedForm>({ intent: typed['intent'] ?? '', typed, errors, message }, message ? 409 : 422)
}
