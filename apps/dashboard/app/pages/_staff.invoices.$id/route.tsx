import { Badge, Breadcrumbs, Button, Card, Heading, Ledger, Notice, Stack, Text, TextArea, TextLink } from '@pkg/ui'
import { useFormResult, useSentForm } from '@pkg/remix-host/react'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { Facts } from '~/parts/Facts/Facts'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { pathAfterSaving } from '~/site/forms/saved'
import { invoicePage, invoicesTexts, invoiceTexts } from '~/features/invoices'
import { questionForm } from '~/features/invoices/index.server'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'

const words = invoiceTexts
const maxQuestion = 500

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: pageTitle(loaded?.invoice.name ?? invoicesTexts.title) },
]

/** One invoice: how its amount is made up, its dates, and a question about it. [DASH-006, WORK-010] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role !== 'provider' && role !== 'admin') throw errorPage('forbidden', 403)
  const invoice = await requireResponse(request, apiFor(request, context).invoices.get({ id }))
  return { invoice: invoicePage(invoice, requestClock(request)), canAsk: role === 'provider' }
}

/** Sends a question about the invoice. [WORK-010] */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const form = await request.formData()
  const { invoices } = apiFor(request, context)
  const sent = await sendForm(
    request,
    questionForm.submit(form, (body) => invoices.question({ id, ...body })),
  )
  if (sent.ok) return redirect(pathAfterSaving(request.url, 'question-sent'))
  return data({ error: sent.errors['text'] ?? sent.message, typed: formText(form, 'text') }, 422)
}

export default function InvoiceRoute() {
  const { invoice, canAsk } = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  const { name, lead, status, lines, facts, correctsId, asked } = invoice
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={[{ label: invoicesTexts.title, href: '/invoices' }, { label: name }]} />
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
          {correctsId && (
            <TextLink href={`/invoices/${correctsId}`} standalone>
              {words.corrects}
            </TextLink>
          )}
          <Text size="small" tone="muted">
            {words.print}
          </Text>
        </Stack>
        {asked && <Notice tone="info" title={asked} />}
        {canAsk && <QuestionForm rejected={rejected} />}
      </Narrow>
    </Stack>
  )
}

/** Asks staff about the invoice. Works without scripts. */
function QuestionForm({ rejected }: { rejected: { error: string | undefined; typed: string } | undefined }) {
  const isBusy = useSentForm() !== undefined
  return (
    <Form method="post" preventScrollReset>
      <Stack gap={12}>
        <Heading level={2} look="label">
          {words.question}
        </Heading>
        <TextArea
          name="text"
          label={words.questionLabel}
          hint={words.questionHint}
          error={rejected?.error}
          rows={3}
          max={maxQuestion}
          defaultValue={rejected?.typed ?? ''}
        />
        <div>
          <Button type="submit" size="small" busy={isBusy}>
            {words.send}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
