import { schemas } from '@pkg/api-client/server'
import { useFormResult, useSentForm } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { Breadcrumbs, Button, ButtonLink, Cluster, Notice, Select, Stack, TextField } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { partners, partnersTexts as words } from '~/features/partners'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(words.newKey) }]

/** Only admins create keys. */
async function loadPartner({ request, context, params }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin') throw errorPage('forbidden', 403)
  const api = apiFor(request, context)
  const { id, name, workingKeys } = await requireResponse(request, api.partners.get({ id: params['id'] ?? '' }))
  return { api, partner: { id, name, workingKeys } }
}

export const loader = async (args: LoaderFunctionArgs) => (await loadPartner(args)).partner

/** Creates a key. The response shows it, and nothing stores it. [WORK-012] */
export async function action(args: ActionFunctionArgs) {
  const { api, partner } = await loadPartner(args)
  const chosen = Number((await args.request.formData()).get('overlapDays'))
  const overlapDays = schemas.keyOverlapDays.find((days) => days === chosen) ?? 0
  const { key } = await requireResponse(args.request, api.partners.addKey({ id: partner.id, overlapDays }))
  return data({ key }, { headers: { 'Cache-Control': 'no-store' } })
}

export default function NewKeyRoute() {
  const partner = useLoaderData<typeof loader>()
  const created = useFormResult<typeof action>()
  const href = `/partners/${partner.id}`
  return (
    <Narrow>
      <Stack gap={20}>
        <Stack gap={4}>
          <Breadcrumbs
            items={[
              { label: partners.title, href: '/partners' },
              { label: partner.name, href },
              { label: words.newKey },
            ]}
          />
          <PageTitle title={words.newKeyTitle(partner.name)} lead={words.newKeyLead} />
        </Stack>
        {created ? (
          <Stack gap={16}>
            <Notice tone="positive" title={words.created} role="status">
              {words.createdHelp}
            </Notice>
            <TextField label={words.keyLabel(partner.name)} name="key" defaultValue={created.key} readOnly />
            <div>
              <ButtonLink href={href} variant="primary">
                {words.back(partner.name)}
              </ButtonLink>
            </div>
          </Stack>
        ) : (
          <NewKeyForm href={href} hasKeys={partner.workingKeys > 0} partner={partner.name} />
        )}
      </Stack>
    </Narrow>
  )
}

function NewKeyForm({ href, hasKeys, partner }: { href: string; hasKeys: boolean; partner: string }) {
  const isBusy = useSentForm() !== undefined
  return (
    <Form method="post">
      <Stack gap={16}>
        {hasKeys && (
          <Select
            label={words.overlap}
            hint={words.overlapHint}
            name="overlapDays"
            defaultValue="7"
            placeholder={null}
            options={Object.entries(words.overlaps).map(([value, label]) => ({ value, label }))}
          />
        )}
        <Cluster gap={12}>
          <Button type="submit" variant="primary" busy={isBusy}>
            {words.createKey}
          </Button>
          <ButtonLink href={href} variant="neutral">
            {words.back(partner)}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Form>
  )
}
