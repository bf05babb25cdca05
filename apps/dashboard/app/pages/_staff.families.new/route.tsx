import { ApiError } from '@pkg/api-client'
import { consentText, findConsentWording, namedWording, states, suggestEmail } from '@pkg/domain'
import { useFormResult, useSentForm } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import {
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  EmailField,
  Heading,
  Notice,
  Select,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { newFamilyForm } from '~/features/families/index.server'
import { familyTexts, newFamilyTexts } from '~/features/families'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { isRecipient, requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'

const words = newFamilyTexts
const wording = 'spoken-contact'

export const meta: MetaFunction = () => [{ title: pageTitle(words.title) }]

/** What the family has to agree to, in the words that are read to it. Recipients add no families. [API-029, ROLE-010] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (isRecipient(role)) throw errorPage('forbidden', 403)
  const { name } = await requireResponse(request, apiFor(request, context).brand.get({}))
  const consent = findConsentWording(wording, 'en')
  return { consent: consent ? consentText(consent, { choice: undefined, operator: name }) : '' }
}

/** Adds the family with its consent. One with known contact info has to be confirmed. [API-029, WORK-007] */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const reject = (errors: Record<string, string>, message?: string, known?: KnownFamily) =>
    data<RejectedFamily>({ intent: 'add-family', typed, errors, message, known }, known ? 409 : 422)
  const consent = namedWording(wording, 'en')
  const missing = {
    ...(typed['email'] || typed['phone'] ? {} : { phone: words.contactMissing }),
    ...(form.get('consent') === 'on' ? {} : { consent: words.consentMissing }),
  }
  const values = { ...(consent && { consent }), ...(form.get('same') === 'on' && { confirmKnown: true as const }) }
  const parsed = newFamilyForm.parse(form, values)
  if (Object.keys(missing).length > 0) return reject({ ...(parsed.ok ? {} : parsed.errors), ...missing })
  const { marketplaceClients } = apiFor(request, context)
  const submission = newFamilyForm.submit(form, (body) => marketplaceClients.create(body).catch(unlessKnown), values)
  const added = await sendForm(request, submission)
  if (!added.ok) return reject(added.errors, added.message)
  if ('isKnown' in added.result) return reject({}, undefined, added.result)
  return redirect(`/families/${added.result.id}?saved=family-added`)
}

/** A family that has the email address or phone number. Only those who see it learn who it is. */
interface KnownFamily {
  isKnown: true
  id?: string | undefined
  name?: string | undefined
}

type RejectedFamily = RejectedForm & { known?: KnownFamily | undefined }

function unlessKnown(error: unknown): KnownFamily {
  if (!(error instanceof ApiError) || error.code !== 'family-known') throw error
  const { id, attributes } = error.errors[0]?.meta?.current ?? {}
  return { isKnown: true, id, name: typeof attributes?.['name'] === 'string' ? attributes['name'] : undefined }
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
          <Breadcrumbs items={[{ label: familyTexts.crumb, href: '/families' }, { label: words.title }]} />
          <PageTitle title={words.title} lead={words.lead} />
        </Stack>
        <Form method="post">
          <Stack gap={16}>
            {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
            <TextField {...field('name')} maxLength={160} autoComplete="off" />
            <EmailField
              {...field('email')}
              autoComplete="off"
              suggest={suggestEmail}
              suggestionText={words.didYouMean}
            />
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
            {rejected?.known && <Known family={rejected.known} />}
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

/** Asks whether the family is the one that is known, before anything of it changes. */
function Known({ family: { id, name } }: { family: KnownFamily }) {
  return (
    <Notice tone="caution" title={words.known(name)} role="alert">
      <Stack gap={8}>
        {words.knownHelp}
        {id && (
          <TextLink href={`/families/${id}`} standalone>
            {words.openKnown}
          </TextLink>
        )}
        <Checkbox label={words.same} name="same" />
      </Stack>
    </Notice>
  )
}
