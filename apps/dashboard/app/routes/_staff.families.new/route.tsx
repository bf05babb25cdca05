import { consentText, findConsentWording, namedWording, states } from '@pkg/domain'
import { useFormResult, useSentForm } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { Breadcrumbs, Button, Card, Checkbox, Heading, Notice, Select, Stack, Text, TextField } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { Narrow } from '~/components/Narrow/Narrow'
import { PageTitle } from '~/components/PageTitle/PageTitle'
import { newFamilyForm } from '~/families/new-family-form.server'
import type { RejectedForm } from '~/forms/rejected-form'
import { requireResponse } from '~/server/require-response'
import { sendForm } from '~/server/send-form'
import { isRecipient, requireStaff } from '~/server/staff'
import { texts } from '~/texts'

const words = texts.newFamily
const wording = 'spoken-contact'

export const meta: MetaFunction = () => [{ title: texts.title(words.title) }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (isRecipient(role)) throw errorPage('forbidden', 403)
  const { name } = await requireResponse(request, apiFor(request, context).brand.get({}))
  const consent = findConsentWording(wording, 'en')
  return { consent: consent ? consentText(consent, { choice: undefined, operator: name }) : '' }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const reject = (errors: Record<string, string>, message?: string) =>
    data<RejectedForm>({ intent: 'add-family', typed, errors, message }, 422)
  const consent = namedWording(wording, 'en')
  if (form.get('consent') !== 'on' || !consent) return reject({ consent: words.consentMissing })
  if (!typed['email'] && !typed['phone']) return reject({ phone: words.contactMissing })
  const { marketplaceClients } = apiFor(request, context)
  const added = await sendForm(
    request,
    newFamilyForm.submit(form, (body) => marketplaceClients.create(body), { consent }),
  )
  return added.ok ? redirect(`/families/${added.result.id}?saved=family-added`) : reject(added.errors, added.message)
}

/** Adds a family that called or came in person, with what it agreed to. [API-029, WORK-007] */
export default function NewFamilyRoute() {
  const { consent } = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  const isBusy = useSentForm() !== undefined
  const field = (name: 'name' | 'email' | 'phone' | 'city' | 'zip') => ({
    label: words[name],
    name,
    defaultValue: rejected?.typed[name],
    error: rejected?.errors[name],
  })
  return (
    <Narrow>
      <Stack gap={20}>
        <Stack gap={4}>
          <Breadcrumbs items={[{ label: texts.family.crumb, href: '/families' }, { label: words.title }]} />
          <PageTitle title={words.title} lead={words.lead} />
        </Stack>
        <Form method="post">
          <Stack gap={16}>
            {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
            <TextField {...field('name')} maxLength={160} autoComplete="off" />
            <TextField {...field('email')} type="email" autoComplete="off" />
            <TextField {...field('phone')} type="tel" autoComplete="off" />
            <TextField {...field('city')} maxLength={80} autoComplete="off" />
            <Select
              label={words.state}
              name="state"
              options={states.map(({ code, name }) => ({ value: code, label: name }))}
              defaultValue={rejected?.typed['state'] ?? ''}
              error={rejected?.errors['state']}
            />
            <TextField {...field('zip')} inputMode="numeric" maxLength={5} autoComplete="off" />
            <Card look="tint" as="section">
              <Stack gap={8}>
                <Heading level={2} look="label">
                  {words.consentTitle}
                </Heading>
                <Text as="blockquote">{consent}</Text>
                <Checkbox label={words.consent} name="consent" error={rejected?.errors['consent']} />
              </Stack>
            </Card>
            <div>
              <Button type="submit" variant="primary" busy={isBusy}>
                {words.save}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Narrow>
  )
}
