import { useFormResult } from '@pkg/remix-host/react'
import { Ledger, Stack, Text, TextLink } from '@pkg/ui'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { invoiceEmailTexts, type InvoicePage, invoicesTexts, invoiceTexts } from '~/features/invoices'
import { RecordPage } from '~/features/records'
import { recordAction, recordLoader } from '~/features/records/index.server'
import { DocumentLink } from '~/parts/DocumentLink/DocumentLink'
import type { StaffRole } from '~/site/staff/staff-roles'
import { pageTitle } from '~/site/texts'
import { Disputes } from './Disputes'
import { Part } from './Part'
import { Payments } from './Payments'
import { invoice } from './record'
import { source } from './record-source.server'

const words = invoiceTexts

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.record.item.name ?? invoicesTexts.title) },
]
export const loader = recordLoader(source)
export const action = recordAction(source)
export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

export default function InvoiceRoute() {
  const { record } = useLoaderData<typeof loader>()
  const { item, role } = record
  // Advisors come from the family, and open no list of invoices.
  const family = { label: item.family, href: `/families/${item.familyId}` }
  return (
    <RecordPage
      kind={invoice}
      data={record}
      rejected={useFormResult<typeof action>()}
      moreFacts={<Amounts invoice={item} role={role} />}
      nextTo={<Links invoice={item} role={role} />}
      {...(role === 'agent' ? { list: family } : {})}
    />
  )
}

interface InvoicePartProps {
  invoice: InvoicePage
  role: StaffRole
}

/** How the amount is made up, what is paid of it, and what was emailed and disputed. */
function Amounts({ invoice: { lines, money, emails, disputes }, role }: InvoicePartProps) {
  return (
    <>
      <Part title={words.lines}>
        <Ledger lines={lines} />
      </Part>
      {money && <Payments money={money} />}
      {emails && (
        <Part title={invoiceEmailTexts.title}>
          {emails.sentences.map((sentence, place) => (
            <Text key={place} size="small">
              {sentence}
            </Text>
          ))}
        </Part>
      )}
      <Disputes disputes={disputes} isWaiting={role === 'provider'} />
    </>
  )
}

/** Where the invoice leads: its PDF, the agreements that it’s based on, and what corrects it. */
function Links({ invoice: { id, isDraft, communityId, related }, role }: InvoicePartProps) {
  const links = [
    ...(role === 'admin' ? [{ href: `/fee-agreements?community=${communityId}`, text: words.agreements }] : []),
    ...related,
  ]
  return (
    <Stack gap={4}>
      {!isDraft && role !== 'agent' && <DocumentLink path={`/platform/invoices/${id}/pdf`}>{words.pdf}</DocumentLink>}
      {links.map(({ href, text }) => (
        <TextLink key={href} href={href} standalone>
          {text}
        </TextLink>
      ))}
    </Stack>
  )
}
