import { randomUUID } from 'node:crypto'
import { consentText, findConsentWording } from '@pkg/domain'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { Breadcrumbs, Stack } from '@pkg/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { familyTexts, familyWorkTexts } from '~/features/families'
import { intakeTexts } from '~/features/intake'
import { addFamily, contactWording } from '~/features/intake/index.server'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { requireResponse } from '~/site/server/require-response'
import { isRecipient, requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { IntakeForm } from './IntakeForm'

const title = familyWorkTexts.newFamily

export const meta: MetaFunction = () => [{ title: pageTitle(title) }]

/** Loads the words that staff confirm, in the languages of the wordings, and a key that makes sending the form twice add one family. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (isRecipient(role)) throw errorPage('forbidden', 403)
  const { name } = await requireResponse(request, apiFor(request, context).brand.get({}))
  const inLanguage = (language: 'en' | 'es') => {
    const wording = findConsentWording(contactWording, language)
    return wording ? consentText(wording, { choice: undefined, operator: name }) : ''
  }
  return { consents: { en: inLanguage('en'), es: inLanguage('es') }, key: randomUUID() }
}

/** Live updates change nothing here. */
export const shouldRevalidate = () => false

export const action = ({ request, context }: ActionFunctionArgs) => addFamily(request, apiFor(request, context))

/** Adds a family that calls or comes in person, with what it says and agrees to. [API-029, WORK-007, WORK-019] */
export default function NewFamilyRoute() {
  const { consents, key } = useLoaderData<typeof loader>()
  return (
    <Narrow>
      <Stack gap={20}>
        <Stack gap={4}>
          <Breadcrumbs items={[{ label: familyTexts.crumb, href: '/families' }, { label: title }]} />
          <PageTitle title={title} lead={intakeTexts.lead} />
        </Stack>
        <IntakeForm consents={consents} sendKey={key} rejected={useFormResult<typeof action>()} />
      </Stack>
    </Narrow>
  )
}
