import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { Breadcrumbs, Button, Card, Heading, Stack, Text, TextField, TextLink } from '@pkg/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { invoicesTexts } from '~/features/invoices'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { saveAgreement } from './agreement-actions.server'
import { AgreementForm } from './AgreementForm'
import { loadAgreements } from './load-agreements.server'
import { agreementTexts } from './texts'

const words = agreementTexts

export const meta: MetaFunction = () => [{ title: pageTitle(words.title) }]

/** The fee agreements with a community, for admins. [BIZ-003, WORK-013] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin') throw errorPage('forbidden', 403)
  return loadAgreements(request, apiFor(request, context))
}

export const action = ({ request, context }: ActionFunctionArgs) => saveAgreement(request, apiFor(request, context))

export default function FeeAgreementsRoute() {
  const { term, found, community, agreements } = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  return (
    <Narrow>
      <Stack gap={20}>
        <Stack gap={4}>
          <Breadcrumbs items={[{ label: invoicesTexts.title, href: '/invoices' }, { label: words.title }]} />
          <PageTitle title={community ? words.of(community.name) : words.title} lead={words.lead} />
        </Stack>
        <SavedNotice />
        <CommunitySearch term={term} found={found} isOpen={!community} />
        {community && agreements.length === 0 && <Text>{words.noAgreements}</Text>}
        {agreements.map((agreement) => (
          <Card key={agreement.id} as="section">
            <Stack gap={8}>
              <Heading level={2} look="label">
                {agreement.fee}
              </Heading>
              <Text>{agreement.period}</Text>
              <Text size="small">{agreement.days}</Text>
              <details open={rejected !== undefined && rejected.typed['agreement'] === agreement.id}>
                <summary>{words.change(agreement.fee)}</summary>
                <AgreementForm key={agreement.version} agreement={agreement} rejected={rejected} />
              </details>
            </Stack>
          </Card>
        ))}
        {community && (
          <Stack as="section" gap={12}>
            <Heading level={2} look="label">
              {words.add}
            </Heading>
            <AgreementForm key={agreements.length} rejected={rejected} />
          </Stack>
        )}
      </Stack>
    </Narrow>
  )
}

interface CommunitySearchProps {
  term: string
  found: { id: string; label: string }[] | undefined
  isOpen: boolean
}

/** Finds the community whose agreements are shown. */
function CommunitySearch({ term, found, isOpen }: CommunitySearchProps) {
  return (
    <details open={isOpen || found !== undefined}>
      <summary>{words.find}</summary>
      <Stack gap={12}>
        <Form method="get" role="search">
          <Stack gap={12}>
            <TextField key={term} label={words.term} name="q" type="search" defaultValue={term} maxLength={80} />
            <div>
              <Button type="submit">{words.search}</Button>
            </div>
          </Stack>
        </Form>
        {found?.length === 0 && <Text size="small">{words.none}</Text>}
        {found?.map(({ id, label }) => (
          <TextLink key={id} href={`/fee-agreements?community=${id}`} standalone>
            {label}
          </TextLink>
        ))}
      </Stack>
    </details>
  )
}
