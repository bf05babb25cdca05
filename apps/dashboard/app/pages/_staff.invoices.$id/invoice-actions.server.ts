import { ApiError, type Client } from '@pkg/api-client'
import type { Submission } from '@pkg/remix-host/server'
import { data, redirect } from '@remix-run/node'
import { invoiceTexts } from '~/features/invoices'
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

async function changeStatus({ api, form, id }: InvoiceForm, status: 'issued' | 'paid'): Promise<Submission<unknown>> {
  const result = await api.invoices.update({ id, status }, { ifMatch: Number(form.get('version')) })
  return { ok: true, result }
}

async function answer(
  { request, form }: Pick<InvoiceForm, 'request' | 'form'>,
  saved: Saved,
  submission: Promise<Submission<unknown>>,
) {
  const sent = await sendForm(request, submission.catch(orRefusal))
  return sent.ok ? redirect(pathAfterSaving(request.url, saved)) : rejectedForm(form, sent)
}

/** Why an invoice can’t be issued or paid, in words for an admin. */
function orRefusal(error: unknown): Submission<never> {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'disclosure-copy-missing') return { ok: false, errors: {}, message: words.copyMissing }
  if (error.status === 412) return { ok: false, errors: {}, message: words.changedMeanwhile }
  throw error
}

function rejectedForm(form: FormData, { errors, message }: Extract<Submission<unknown>, { ok: false }>) {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  return data<RejectedForm>({ intent: typed['intent'] ?? '', typed, errors, message }, message ? 409 : 422)
}
