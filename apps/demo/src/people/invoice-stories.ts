import { addDays, siteDay } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import type { DemoBrowser } from './demo-browser'
import { day, type DemoStage } from './demo-stage'

/** Those who bill a move-in and those who are billed. */
export interface BillingStaff {
  admin: DemoBrowser
  provider: DemoBrowser
}

/** What happens to an invoice after it's issued. Days count from its issue. */
interface InvoiceStory {
  /** How long ago it was issued, if not the day after the move-in. */
  issuedDaysAgo?: number
  billingEmail: string
  steps: readonly { after: number; do: (staff: BillingStaff, invoice: DemoInvoice) => Promise<unknown> }[]
}

interface DemoInvoice {
  id: string
  amountCents: number
  /** The day of a number of days after its issue. */
  on: (days: number) => string
}

const path = (id: string) => `/platform/invoices/${id}`

const pay =
  (share: number, after: number, method: string, reference: string, kind = 'payment') =>
  ({ admin }: BillingStaff, { id, amountCents, on }: DemoInvoice) =>
    admin.post(`${path(id)}/payments`, 'invoices', {
      kind,
      amountCents: Math.round(amountCents * share),
      receivedOn: on(after),
      method,
      reference,
    })

const credit =
  (share: number, reason: string) =>
  ({ admin }: BillingStaff, { id, amountCents }: DemoInvoice) =>
    admin.post(`${path(id)}/credit-note`, 'invoices', { amountCents: Math.round(amountCents * share), reason })

const dispute =
  (reason: string) =>
  ({ provider }: BillingStaff, { id }: DemoInvoice) =>
    provider.post(`${path(id)}/disputes`, 'invoices', { reason })

const decline =
  (reason: string) =>
  ({ admin }: BillingStaff, { id }: DemoInvoice) =>
    admin.post(`${path(id)}/dispute-answer`, 'invoices', { answer: 'declined', reason })

/** The invoices of the demo advisor's families, from the oldest move-in. The newest one stays a draft. */
export const advisedStories: readonly InvoiceStory[] = [
  {
    billingEmail: 'accounts@larchmont.example',
    steps: [
      { after: 12, do: pay(0.5, 12, 'check', 'Check 20871') },
      { after: 27, do: pay(0.5, 27, 'ach', 'ACH 55-1904') },
    ],
  },
  {
    issuedDaysAgo: 10,
    billingEmail: 'ap@silverbrook.example',
    steps: [{ after: 7, do: pay(0.4, 7, 'ach', 'ACH 61-0098') }],
  },
]

const teamOffice = 'controller@tidewater-living.example'

/** The invoices of the families that moved to the demo provider's community. */
export const teamStories: readonly InvoiceStory[] = [
  {
    billingEmail: teamOffice,
    steps: [
      { after: 8, do: pay(1, 8, 'check', 'Check 3310') },
      { after: 15, do: credit(1, 'The resident left within the first two weeks, and the community kept no rent.') },
      { after: 18, do: pay(1, 18, 'ach', 'ACH 80-4417', 'refund') },
    ],
  },
  {
    billingEmail: teamOffice,
    steps: [
      { after: 9, do: credit(0.1, 'We billed the care fee of a higher level than the lease has.') },
      { after: 20, do: pay(0.9, 20, 'wire', 'Wire 7F-2231') },
    ],
  },
  { issuedDaysAgo: 38, billingEmail: teamOffice, steps: [] },
  {
    issuedDaysAgo: 24,
    billingEmail: teamOffice,
    steps: [
      { after: 4, do: dispute('Our records say that this family found us through a neighbor. Who referred them?') },
      {
        after: 6,
        do: decline('They asked for you on our site two days before they called you. You have their request.'),
      },
      { after: 22, do: pay(0.6, 22, 'check', 'Check 11902') },
    ],
  },
  {
    issuedDaysAgo: 12,
    billingEmail: teamOffice,
    steps: [{ after: 5, do: dispute('The lease says $300 less a month than this invoice. Could you check the rent?') }],
  },
  { issuedDaysAgo: 3, billingEmail: teamOffice, steps: [] },
]

/** A drafted invoice, when its family moved in, and its story. */
export interface DraftedInvoice {
  id: string
  movedInAt: Date
  story: InvoiceStory
}

/** Issues invoices in the order of their days, emails them, and does what their stories say. Then dates them. */
export async function playInvoices(
  demo: DemoStage,
  staff: BillingStaff,
  drafted: readonly DraftedInvoice[],
): Promise<void> {
  const dated = drafted
    .map((draft) => ({ ...draft, issuedAt: issueTime(demo, draft) }))
    .toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime())
  const later = (issuedAt: Date, days: number) =>
    new Date(Math.min(issuedAt.getTime() + days * day, demo.moment.getTime() - 1))
  for (const { id, issuedAt, story } of dated) {
    const { attributes } = await demo.timeline.at(issuedAt, () =>
      staff.admin.patch(path(id), 'invoices', { status: 'issued' }),
    )
    const on = (days: number) => siteDay(later(issuedAt, days))
    const invoice = { id, amountCents: Number(attributes['amountCents']), on }
    const recipient = { recipient: story.billingEmail }
    await demo.timeline.at(issuedAt, () => staff.admin.post(`${path(id)}/emails`, 'invoices', recipient))
    for (const step of story.steps) await demo.timeline.at(later(issuedAt, step.after), () => step.do(staff, invoice))
  }
  await demo.timeline.rewrite()
  for (const { id, issuedAt } of dated) await dateInvoice(demo, id, siteDay(issuedAt))
  await demo.api.queue.idle()
  await dateReminders(demo)
}

const issueTime = ({ moment }: DemoStage, { movedInAt, story: { issuedDaysAgo } }: DraftedInvoice): Date =>
  new Date(issuedDaysAgo === undefined ? movedInAt.getTime() + day : moment.getTime() - issuedDaysAgo * day)

/**
 * Dates an invoice, which the API issued today, and its credit notes. Their PDFs are made again with the first download. Reminders come when they
 * would have. The database refuses this to everyone but the demo, which invents it.
 */
async function dateInvoice({ database, api }: DemoStage, id: string, issuedOn: string): Promise<void> {
  const reminded = addDays(issuedOn, 23)
  await database.script(`alter table invoices disable trigger user;
    update invoices set issued_on = '${issuedOn}', due_on = '${addDays(issuedOn, 30)}', document_id = null where id = '${id}';
    update invoices set issued_on = created_at::date, due_on = created_at::date, document_id = null where corrects_id = '${id}';
    alter table invoices enable trigger user;
    update jobs set due_at = '${reminded}T17:00:00Z' where name = 'remind-of-invoice' and data ->> 'invoiceId' = '${id}'`)
  api.queue.wake()
}

/** Moves reminders to their days. */
async function dateReminders({ database }: DemoStage): Promise<void> {
  const { orm } = database
  await orm.execute(sql`alter table invoice_emails disable trigger user`)
  await orm.execute(sql`update invoice_emails set created_at = (invoices.due_on + days_after_due)::timestamp at time zone 'UTC' + interval '17 hours'
    from invoices where invoices.id = invoice_id and days_after_due is not null`)
  await orm.execute(sql`alter table invoice_emails enable trigger user`)
}
