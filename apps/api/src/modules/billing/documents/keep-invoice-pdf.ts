import type { Brand } from '@pkg/domain'
import { DateTime } from 'luxon'
import type { Orm } from '../../../database/database'
import { dollars } from '../dollars'
import { invoiceNumberText } from '../invoice-number'
import { findForDocument, type InvoiceForDocument, setDocument } from '../invoice-store'
import { insertDocument } from './document-store'
import { type InvoicePdf, renderInvoicePdf } from './invoice-pdf'

/**
 * Makes the PDF of an issued invoice or credit note, unless it has one, and stores it. Returns its id. It names no family, because it stays when
 * the family's information is deleted. [WORK-013]
 */
export async function keepInvoicePdf(tx: Orm, id: string, brand: Brand): Promise<string> {
  const row = await findForDocument(tx, id)
  if (!row || row.invoice.number === null) throw new Error('Only an issued invoice has a PDF')
  if (row.invoice.documentId) return row.invoice.documentId
  const content = pdfOf(row, brand)
  const documentId = await insertDocument(tx, `${content.title}.pdf`, renderInvoicePdf(content))
  await setDocument(tx, id, documentId)
  return documentId
}

const day = (text: string | null) => DateTime.fromISO(text ?? '', { locale: 'en-US' }).toFormat('LLLL d, yyyy')

function pdfOf(
  { invoice, community, corrected }: InvoiceForDocument,
  { name, phone, email, address }: Brand,
): InvoicePdf {
  const isCredit = invoice.kind === 'credit-note'
  const { rentCents, careCents, feePercent, amountCents } = invoice
  const number = invoiceNumberText(invoice.number ?? 0)
  const { city, state } = community
  return {
    title: `${isCredit ? 'Credit note' : 'Invoice'} ${number}`,
    brand: name,
    sender: [...(address ? [address] : []), phone, email],
    'to-label': isCredit ? 'To' : 'Bill to',
    recipient: [community.name, `${city}, ${state}`],
    'facts-title': 'Dates',
    'facts-header': ['What', 'Day'],
    facts: [
      [isCredit ? 'Credit note issued' : 'Invoice issued', day(invoice.issuedOn)],
      ...(isCredit ? [] : ([['Due', day(invoice.dueOn)]] satisfies [string, string][])),
      ['We referred the family', day(invoice.referredOn)],
      ['The family moved in', day(invoice.movedInOn)],
    ],
    'lines-title': 'Referral fee',
    'lines-header': ['What', 'Amount'],
    lines: [
      ['Base rent of the first month', dollars(rentCents)],
      ['Care fee of the first month', dollars(careCents)],
      ['First month', dollars(rentCents + careCents)],
      [
        `Referral fee: ${feePercent}% of the first month`,
        dollars(isCredit ? (corrected?.amountCents ?? 0) : amountCents),
      ],
    ],
    total: [isCredit ? 'Amount credited' : 'Amount due', dollars(amountCents)],
    notes: isCredit
      ? [`This credit note corrects invoice ${invoiceNumberText(corrected?.number ?? 0)}.`]
      : [
          `Please name ${number} with your payment.`,
          'To see which family moved in, open the invoice on your dashboard.',
        ],
  }
}
