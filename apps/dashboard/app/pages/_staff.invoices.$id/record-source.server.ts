import { ApiError } from '@pkg/api-client'
import { endpoints } from '@pkg/api-client/server'
import { Type } from '@sinclair/typebox'
import { invoicePage, invoiceTexts } from '~/features/invoices'
import { asSeen, idOf, receiveFields, type ReceiveFields, recordSource } from '~/features/records/index.server'
import { invoice } from './record'

/** Issues a draft as the person saw it, unless the law asks for a copy of a disclosure first. [WORK-005] */
const issue: ReceiveFields = async (sent) => {
  try {
    return { ok: true, result: await sent.api.invoices.update({ id: sent.id, status: 'issued' }, asSeen(sent)) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'disclosure-copy-missing') throw error
    return { ok: false, errors: {}, message: invoiceTexts.copyMissing }
  }
}

/** Records a payment or a refund of the invoice as the person saw it, so pressing twice records one. [WORK-013, WORK-005] */
const pay = (kind: 'payment' | 'refund') =>
  receiveFields(
    endpoints.invoices.pay.body,
    (body, sent) => sent.api.invoices.pay({ id: sent.id, ...body }, asSeen(sent)),
    { values: { kind } },
  )

const answer = (kind: 'credited' | 'declined') =>
  receiveFields(
    endpoints.invoices.answerDispute.body,
    (body, { api, id }) => api.invoices.answerDispute({ id, ...body }),
    { values: { answer: kind } },
  )

const send = receiveFields(endpoints.invoices.send.body, (body, { api, id }) => api.invoices.send({ id, ...body }))

const withdrawal = Type.Composite([
  endpoints.invoices.withdrawPayment.body,
  Type.Object({ payment: Type.String({ minLength: 1 }) }),
])

/** Where an invoice comes from, and where its forms go. [DASH-006, WORK-010, WORK-013] */
export const source = recordSource({
  kind: invoice,
  load: async ({ api, id, clock }) => invoicePage(await api.invoices.get({ id }), clock),
  actions: {
    issue: { receive: issue },
    send: { receive: send },
    'send-again': { receive: send },
    pay: { receive: pay('payment') },
    refund: { receive: pay('refund') },
    credit: {
      receive: receiveFields(endpoints.invoices.credit.body, (body, { api, id }) =>
        api.invoices.credit({ id, ...body }),
      ),
      to: (note) => `/invoices/${idOf(note)}?done=credit`,
    },
    withdraw: {
      receive: receiveFields(withdrawal, (body, { api, id }) => api.invoices.withdrawPayment({ id, ...body })),
    },
    dispute: {
      receive: receiveFields(endpoints.invoices.dispute.body, (body, { api, id }) =>
        api.invoices.dispute({ id, ...body }),
      ),
    },
    'answer-credited': { receive: answer('credited') },
    'answer-declined': { receive: answer('declined') },
  },
})
