import { siteDay } from '@pkg/domain'
import { TextLink } from '@pkg/ui'
import {
  disputeTexts,
  invoiceEmailTexts,
  type InvoicePage,
  invoicesTexts,
  invoiceTexts,
  paymentTexts,
} from '~/features/invoices'
import type { ActionInput, RecordAction, RecordKind } from '~/features/records'

const words = invoiceTexts
const isAdmin = ['admin'] as const
const facts = ['referredOn', 'movedInOn', 'issuedOn', 'dueOn', 'paidOn', 'reason'] as const
const methods = Object.entries(paymentTexts.methods).map(([value, label]) => ({ value, label }))

const amount = (value: number | undefined, label: string = paymentTexts.amountLabel): ActionInput => ({
  name: 'amountCents',
  label,
  control: { kind: 'dollars' },
  missing: paymentTexts.amountWrong,
  value,
})
const reason = (label: string, missing: string, hint?: string): ActionInput => ({
  name: 'reason',
  label,
  control: { kind: 'text', max: 500 },
  missing,
  ...(hint === undefined ? {} : { hint }),
})

/** Returns what a payment or a refund needs. Today is the day at our office. */
const payment = (cents: number | undefined, dayLabel: string): ActionInput[] => [
  amount(cents),
  {
    name: 'receivedOn',
    label: dayLabel,
    control: { kind: 'day' },
    missing: paymentTexts.dayMissing,
    value: siteDay(),
  },
  {
    name: 'method',
    label: paymentTexts.methodLabel,
    control: { kind: 'choice', options: methods },
    missing: paymentTexts.methodMissing,
    value: 'check',
  },
  { name: 'reference', label: paymentTexts.referenceLabel, control: { kind: 'text', max: 80 } },
]

const standing = ({ money }: InvoicePage) => (money?.payments ?? []).filter(({ isStanding }) => isStanding)
const isEmailed = ({ emails }: InvoicePage) => emails?.isSent === true

/** What admins do with the email of an invoice: send it, and send it again. */
const send = (name: string, label: string, isAgain: boolean): RecordAction<InvoicePage> => ({
  name,
  label,
  key: 'M',
  roles: isAdmin,
  look: isAgain ? 'neutral' : 'primary',
  inputs: ({ emails }) => [
    {
      name: 'recipient',
      label: invoiceEmailTexts.recipient,
      hint: invoiceEmailTexts.help,
      control: { kind: 'text', type: 'email', max: 254 },
      missing: invoiceEmailTexts.recipientWrong,
      value: emails?.sendTo,
    },
  ],
  ...(isAgain ? {} : { isOpen: true }),
  done: words.done.sent,
  isFor: (item) => item.emails !== undefined && isEmailed(item) === isAgain,
})

/** What admins do about a payment of an invoice. */
const paymentActions: RecordAction<InvoicePage>[] = [
  {
    name: 'pay',
    label: paymentTexts.record,
    key: 'P',
    roles: isAdmin,
    inputs: ({ money }) => payment(money?.toPay, paymentTexts.dayLabel),
    isOpen: true,
    done: words.done.paid,
    isFor: ({ money }) => money?.toPay !== undefined,
  },
  {
    name: 'refund',
    label: paymentTexts.recordRefund,
    key: 'R',
    roles: isAdmin,
    help: ({ money }) => paymentTexts.refundHelp(money?.owed ?? ''),
    inputs: ({ money }) => payment(money?.toRefund, paymentTexts.refundDayLabel),
    isOpen: true,
    done: words.done.refunded,
    isFor: ({ money }) => money?.toRefund !== undefined,
  },
  {
    name: 'credit',
    label: paymentTexts.creditButton,
    key: 'C',
    roles: isAdmin,
    help: paymentTexts.creditHelp,
    inputs: ({ money }) => [
      amount(money?.toCredit),
      reason(paymentTexts.creditReason, paymentTexts.creditReasonMissing),
    ],
    look: 'neutral',
    done: words.done.credited,
    isFor: ({ money }) => money?.toCredit !== undefined,
  },
  {
    name: 'withdraw',
    label: paymentTexts.withdraw,
    key: 'W',
    roles: isAdmin,
    inputs: (item) => [
      {
        name: 'payment',
        label: paymentTexts.withdrawWhich,
        control: { kind: 'choice', options: standing(item).map(({ id, text }) => ({ value: id, label: text })) },
        missing: paymentTexts.withdrawWhichMissing,
        value: standing(item)[0]?.id,
      },
      reason(paymentTexts.withdrawReason, paymentTexts.withdrawReasonMissing, paymentTexts.withdrawHelp),
    ],
    look: 'neutral',
    done: words.done.withdrawn,
    isFor: (item) => standing(item).length > 0,
  },
]

/** Disputing an invoice, and the answers. */
const disputeActions: RecordAction<InvoicePage>[] = [
  {
    name: 'dispute',
    label: disputeTexts.send,
    key: 'D',
    roles: ['provider'],
    help: disputeTexts.help,
    inputs: [
      {
        name: 'reason',
        label: disputeTexts.label,
        hint: disputeTexts.hint,
        control: { kind: 'long-text', max: 500 },
        missing: disputeTexts.missing,
      },
    ],
    look: 'neutral',
    isOpen: true,
    done: words.done.disputed,
    isFor: ({ canDispute }) => canDispute,
  },
  {
    name: 'answer-credited',
    label: disputeTexts.credit,
    key: 'A',
    roles: isAdmin,
    inputs: ({ money }) => [
      reason(disputeTexts.reason, disputeTexts.reasonMissing, disputeTexts.answerHelp),
      { ...amount(money?.toCredit, disputeTexts.creditAmount), hint: disputeTexts.creditHelp },
    ],
    isOpen: true,
    done: words.done.answered,
    isFor: ({ isDisputed }) => isDisputed,
  },
  {
    name: 'answer-declined',
    label: disputeTexts.decline,
    key: 'K',
    roles: isAdmin,
    inputs: [reason(disputeTexts.reason, disputeTexts.reasonMissing, disputeTexts.answerHelp)],
    look: 'neutral',
    done: words.done.answered,
    isFor: ({ isDisputed }) => isDisputed,
  },
]

/** One invoice: its dates, and what is done with it next. Advisors read those of their families. [DASH-006, WORK-010, WORK-013] */
export const invoice: RecordKind<InvoicePage> = {
  area: 'invoices',
  listTitle: invoicesTexts.title,
  recordType: 'invoices',
  roles: ['provider', 'agent', 'admin'],
  title: ({ name }) => name,
  lead: ({ lead }) => lead,
  badge: ({ status }) => status,
  sections: [
    {
      name: 'dates',
      title: words.facts,
      fields: facts.map((name) => ({ name, label: words[name], cell: (item) => item.facts[name] })),
    },
  ],
  actions: [
    {
      name: 'issue',
      label: words.issue,
      key: 'I',
      roles: isAdmin,
      help: ({ familyId }) => (
        <>
          {words.draftHelp} <TextLink href={`/families/${familyId}/move-in`}>{words.correct}</TextLink>
        </>
      ),
      isOpen: true,
      done: words.done.issued,
      isFor: ({ isDraft }) => isDraft,
    },
    ...disputeActions,
    send('send', invoiceEmailTexts.send, false),
    send('send-again', invoiceEmailTexts.againTitle, true),
    ...paymentActions,
  ],
}
