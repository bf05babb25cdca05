import { ApiError, type Client, type Invoice } from '@pkg/api-client'
import { errorPage, formText, type Submission } from '@pkg/remix-host/server'
import { data, redirect } from '@remix-run/node'
import { invoiceRow, invoiceTexts } from '~/features/invoices'
import {
  creditForm,
  disputeAnswerForm,
  disputeForm,
  invoiceEmailForm,
  paymentForm,
  withAmount,
  withdrawalForm,
} from '~/features/invoices/index.server'
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

/** A form that was sent, and the version to base the next try on, if someone else changed the invoice meanwhile. */
type SentInvoice = Submission<Invoice> & { version?: number }

/** What each form of the page does. [DASH-006, WORK-010, WORK-013] */
export const invoiceActions = {
  issue: (sent: InvoiceForm) => answer(sent, 'invoice-issued', issue(sent)),
  send: (sent: InvoiceForm) =>
    answer(
      sent,
      'invoice-sent',
      invoiceEmailForm.submit(sent.form, (body) => sent.api.invoices.send({ id: sent.id, ...body })),
    ),
  pay: (sent: InvoiceForm) => answer(sent, 'payment-recorded', pay(sent, 'payment')),
  refund: (sent: InvoiceForm) => answer(sent, 'refund-recorded', pay(sent, 'refund')),
  withdraw: (sent: InvoiceForm) => answer(sent, 'payment-withdrawn', withdraw(sent)),
  dispute: (sent: InvoiceForm) =>
    answer(
      sent,
      'dispute-sent',
      disputeForm.submit(sent.form, (body) => sent.api.invoices.dispute({ id: sent.id, ...body })),
    ),
  'answer-credited': (sent: InvoiceForm) => answer(sent, 'dispute-answered', answerWithCredit(sent)),
  'answer-declined': ({ api, form, id, request }: InvoiceForm) => {
    // The amount of the other button isn't meant.
    form.delete('answer-amount')
    const sent = disputeAnswerForm.submit(form, (body) => api.invoices.answerDispute({ id, ...body }), {
      answer: 'declined',
    })
    return answer({ form, request }, 'dispute-answered', sent)
  },
  async credit({ api, form, id, request }: InvoiceForm) {
    const sent = await sendForm(
      request,
      withAmount(form, 'credit-amount', {
        parse: (amount) => creditForm.parse(form, amount),
        submit: (amount) => creditForm.submit(form, (body) => api.invoices.credit({ id, ...body }), amount),
      }),
    )
    return sent.ok ? redirect(`/invoices/${sent.result.id}?saved=invoice-credited`) : rejectedForm(form, sent)
  },
} as const

/** Issues a draft as the person saw it. [WORK-005] */
const issue = ({ api, form, id }: InvoiceForm): Promise<SentInvoice> =>
  asSeen({ api, id }, async () => {
    try {
      const result = await api.invoices.update({ id, status: 'issued' }, { ifMatch: Number(form.get('version')) })
      return { ok: true, result }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'disclosure-copy-missing') {
        return { ok: false, errors: {}, message: words.copyMissing }
      }
      throw error
    }
  })

/** Records a payment or a refund of the invoice as the person saw it, so pressing twice records one. [WORK-013, WORK-005] */
function pay({ api, form, id }: InvoiceForm, kind: 'payment' | 'refund'): Promise<SentInvoice> {
  const ifMatch = Number(form.get('version'))
  return asSeen({ api, id }, () =>
    withAmount(form, 'amount', {
      parse: (amount) => paymentForm.parse(form, { kind, ...amount }),
      submit: (amount) =>
        paymentForm.submit(form, (body) => api.invoices.pay({ id, ...body }, { ifMatch }), { kind, ...amount }),
    }),
  )
}

function withdraw({ api, form, id }: InvoiceForm): Promise<SentInvoice> {
  const payment = formText(form, 'payment')
  if (!payment) throw errorPage('bad-request', 400)
  return withdrawalForm.submit(form, (body) => api.invoices.withdrawPayment({ id, payment, ...body }))
}

const answerWithCredit = ({ api, form, id }: InvoiceForm): Promise<SentInvoice> =>
  withAmount(form, 'answer-amount', {
    parse: (amount) => disputeAnswerForm.parse(form, { answer: 'credited', ...amount }),
    submit: (amount) =>
      disputeAnswerForm.submit(form, (body) => api.invoices.answerDispute({ id, ...body }), {
        answer: 'credited',
        ...amount,
      }),
  })

/** Sends a change. What someone else changed meanwhile is said first, and the next try is based on it. [WORK-005] */
async function asSeen(
  { api, id }: Pick<InvoiceForm, 'api' | 'id'>,
  send: () => Promise<SentInvoice>,
): Promise<SentInvoice> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error
    const newest = await api.invoices.get({ id })
    const { amount, status } = invoiceRow(newest)
    const message = words.changedMeanwhile(`${status.label}, ${amount}`)
    return { ok: false, errors: {}, message, version: newest.version }
  }
}

async function answer(
  { request, form }: Pick<InvoiceForm, 'request' | 'form'>,
  saved: Saved,
  submission: Promise<SentInvoice>,
) {
  const sent: SentInvoice = await sendForm(request, submission)
  return sent.ok ? redirect(pathAfterSaving(request.url, saved)) : rejectedForm(form, sent)
}

function rejectedForm(form: FormData, { errors, message, version }: Extract<SentInvoice, { ok: false }>) {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  if (version !== undefined) typed['version'] = String(version)
  return data<RejectedForm>({ intent: typed['intent'] ?? '', typed, errors, message }, message ? 409 : 422)
}
