import { schemas } from '@pkg/api-client/server'
import { now } from '@pkg/domain'
import { useFormResult, useSentForm } from '@pkg/remix-host/react'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
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
  const { id, name, keys } = await requireResponse(request, api.partners.get({ id: params['id'] ?? '' }))
  // Keys of a stopped partner work again when it starts.
  const hasKeys = keys.some(({ endsAt }) => endsAt === undefined || Date.parse(endsAt) > now().getTime())
  return { api, partner: { id, name, hasKeys } }
}

export const loader = async (args: LoaderFunctionArgs) => (await loadPartner(args)).partner

/** Creates a key. The response shows it, and nothing stores it. [WORK-012] */
export async function action(args: ActionFunctionArgs) {
  const { api, partner } = await loadPartner(args)
  const chosen = formText(await args.request.formData(), 'overlapDays')
  const overlapDays = schemas.keyOverlapDays.find((days) => String(days) === chosen)
  if (partner.hasKeys && overlapDays === undefined) return data({ error: words.overlapMissing }, 422)
  const { key } = await requireResponse(
    args.request,
    api.partners.addKey({ id: partner.id, overlapDays: overlapDays ?? 0 }),
  )
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
        {created && 'key' in created ? (
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
          <NewKeyForm href={href} hasKeys={partner.hasKeys} partner={partner.name} error={created?.error} />
        )}
      </Stack>
    </Narrow>
  )
}

interface NewKeyFormProps {
  href: string
  hasKeys: boolean
  partner: string
  error: string | undefined
}

function NewKeyForm({ href, hasKeys, partner, error }: NewKeyFormProps) {
  const isBusy = useSentForm() !== undefined
  return (
    <Form method="post">
      <Stack gap={16}>
        {hasKeys && (
          <Select
            label={words.overlap}
            hint={words.overlapHint}
            name="overlapDays"
            error={error}
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
