import { siteDay } from '@pkg/domain'
import { Badge, Breadcrumbs, Card, Heading, Ledger, Stack, TextLink } from '@pkg/ui'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DocumentLink } from '~/parts/DocumentLink/DocumentLink'
import { Facts } from '~/parts/Facts/Facts'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { invoiceEmailTexts, invoicePage, invoicesTexts, invoiceTexts, paymentTexts } from '~/features/invoices'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { invoiceActions } from './invoice-actions.server'
import { DisputeForm } from './DisputeForm'
import { Disputes } from './Disputes'
import { ManageInvoice } from './ManageInvoice'
import { PaymentList } from './PaymentList'
import { EmailFacts } from './SendForm'

const words = invoiceTexts

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: pageTitle(loaded?.invoice.name ?? invoicesTexts.title) },
]

/** One invoice: how its amount is made up, its dates, what is paid, and what the community disputes. Advisors read those of their families. [DASH-006, WORK-010] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role === 'real-estate-agent') throw errorPage('forbidden', 403)
  const invoice = await requireResponse(request, apiFor(request, context).invoices.get({ id }))
  return { invoice: invoicePage(invoice, requestClock(request)), today: siteDay(), role }
}

/** Does what a form of the page asks for. [WORK-010, WORK-013] */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const form = await request.formData()
  const intent = form.get('intent')
  const isKnown = (name: unknown): name is keyof typeof invoiceActions =>
    typeof name === 'string' && Object.hasOwn(invoiceActions, name)
  if (!isKnown(intent)) throw errorPage('bad-request', 400)
  return invoiceActions[intent]({ request, api: apiFor(request, context), form, id })
}

export default function InvoiceRoute() {
  const { invoice, today, role } = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  const { name, lead, status, lines, facts, correctsId, creditedBy, money, emails, familyId } = invoice
  const list =
    role === 'agent'
      ? { label: invoice.family, href: `/families/${familyId}` }
      : { label: invoicesTexts.title, href: '/invoices' }
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={[list, { label: name }]} />
        <PageTitle title={name} lead={lead}>
          <Badge tone={status.tone}>{status.label}</Badge>
        </PageTitle>
      </Stack>
      <SavedNotice />
      <Narrow>
        <Card as="section">
          <Stack gap={12}>
            <Heading level={2} look="label">
              {words.lines}
            </Heading>
            <Ledger lines={lines} />
          </Stack>
        </Card>
        <Stack as="section" gap={12}>
          <Heading level={2} look="label">
            {words.facts}
          </Heading>
          <Facts facts={facts} />
          {!invoice.isDraft && role !== 'agent' && (
            <DocumentLink path={`/platform/invoices/${invoice.id}/pdf`}>{words.pdf}</DocumentLink>
          )}
          {role === 'admin' && (
            <TextLink href={`/fee-agreements?community=${invoice.communityId}`} standalone>
              {words.agreements}
            </TextLink>
          )}
          {correctsId && (
            <TextLink href={`/invoices/${correctsId}`} standalone>
              {words.corrects}
            </TextLink>
          )}
          {creditedBy.map(({ href, text }) => (
            <TextLink key={href} href={href} standalone>
              {text}
            </TextLink>
          ))}
        </Stack>
        {money && (
          <Stack as="section" gap={12}>
            <Heading level={2} look="label">
              {paymentTexts.title}
            </Heading>
            <Ledger lines={money.lines} />
            {money.payments && (
              <PaymentList payments={money.payments} canWithdraw={role === 'admin'} rejected={rejected} />
            )}
          </Stack>
        )}
        {emails && (
          <Stack as="section" gap={12}>
            <Heading level={2} look="label">
              {invoiceEmailTexts.title}
            </Heading>
            <EmailFacts emails={emails} />
          </Stack>
        )}
        <Disputes disputes={invoice.disputes} isWaiting={role === 'provider'} />
        {role === 'provider' && invoice.canDispute && <DisputeForm rejected={rejected} />}
        {role === 'admin' && <ManageInvoice invoice={invoice} today={today} rejected={rejected} />}
      </Narrow>
    </Stack>
  )
}
