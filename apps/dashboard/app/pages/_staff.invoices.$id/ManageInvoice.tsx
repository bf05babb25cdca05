import { Heading, Notice, Stack } from '@pkg/ui'
import type { ReactNode } from 'react'
import { type InvoicePage, invoiceEmailTexts, invoiceTexts, paymentTexts } from '~/features/invoices'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { CreditForm } from './CreditForm'
import { AnswerForm } from './Disputes'
import { IssueForm } from './IssueForm'
import { PaymentForm } from './PaymentForm'
import { SendForm } from './SendForm'

export interface ManageInvoiceProps {
  invoice: InvoicePage
  today: string
  rejected: RejectedForm | undefined
}

/**
 * What an admin does with an invoice next: issues it, emails it, answers a dispute, or records a payment. What is rarer is closed at first. Works
 * without scripts. [DASH-006, WORK-013]
 */
export function ManageInvoice({ invoice, today, rejected }: ManageInvoiceProps) {
  const { isDraft, isDisputed, money, emails, version } = invoice
  if (!isDraft && !money) return null
  const isRejected = (...intents: string[]) => intents.includes(rejected?.intent ?? '')
  const payment = { today, version, rejected }
  return (
    <Stack as="section" gap={20}>
      <Heading level={2} look="label">
        {invoiceTexts.manage}
      </Heading>
      {isRejected('issue') && rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
      {isDraft && <IssueForm invoice={invoice} rejected={rejected} />}
      {isDisputed && <AnswerForm invoice={invoice} rejected={rejected} />}
      {emails && (
        <Part
          title={emails.isSent ? invoiceEmailTexts.againTitle : invoiceEmailTexts.sendTitle}
          isOpen={!emails.isSent || isRejected('send')}
        >
          <SendForm emails={emails} rejected={rejected} />
        </Part>
      )}
      {money?.toPay && (
        <Part title={paymentTexts.recordTitle} isOpen={emails?.isSent !== false || isRejected('pay')}>
          <PaymentForm intent="pay" amount={money.toPay} {...payment} />
        </Part>
      )}
      {money?.toRefund && (
        <Part title={paymentTexts.refundTitle} isOpen>
          <PaymentForm intent="refund" amount={money.toRefund} {...payment} />
        </Part>
      )}
      {money?.toCredit && (
        <Part title={paymentTexts.creditTitle} isOpen={isRejected('credit')}>
          <CreditForm amount={money.toCredit} rejected={rejected} />
        </Part>
      )}
    </Stack>
  )
}

/** A form that opens below its title. */
function Part({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
