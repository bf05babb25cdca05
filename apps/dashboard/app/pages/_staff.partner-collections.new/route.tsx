import { useFormResult, useSentForm } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { Breadcrumbs, Button, Notice, Stack } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form } from '@remix-run/react'
import { CollectionFields, collectionsTexts } from '~/features/collections'
import { newCollectionForm } from '~/features/collections/index.server'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { sendForm } from '~/site/server/send-form'
import { isRecipient, requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'

const words = collectionsTexts

export const meta: MetaFunction = () => [{ title: pageTitle(words.add) }]

/** Recipients of families add no collections. [ROLE-010] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (isRecipient(role)) throw errorPage('forbidden', 403)
  return null
}

/** Adds the collection, and leads to it. [DASH-007] */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { partnerCollections } = apiFor(request, context)
  const submission = newCollectionForm.submit(form, (body) => partnerCollections.create(body), { communityIds: [] })
  const added = await sendForm(request, submission)
  if (added.ok) return redirect(`/partner-collections/${added.result.id}`)
  const typed = { name: String(form.get('name') ?? ''), note: String(form.get('note') ?? '') }
  return data<RejectedForm>({ intent: 'add', typed, errors: added.errors, message: added.message }, 422)
}

/** Adds a collection of communities. [DASH-007] */
export default function NewCollectionRoute() {
  const rejected = useFormResult<typeof action>()
  const isBusy = useSentForm() !== undefined
  return (
    <Narrow>
      <Stack gap={20}>
        <Stack gap={4}>
          <Breadcrumbs items={[{ label: words.crumb, href: '/partner-collections' }, { label: words.add }]} />
          <PageTitle title={words.add} />
        </Stack>
        {rejected?.message && <Notice tone="critical" role="alert" title={rejected.message} />}
        <Form method="post" noValidate>
          <Stack gap={20}>
            <CollectionFields rejected={rejected} />
            <div>
              <Button type="submit" variant="primary" busy={isBusy}>
                {words.add}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Narrow>
  )
}
