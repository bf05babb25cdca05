import { useFormResult } from '@pkg/remix-host/react'
import { apiFor } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pathAfterSaving } from '~/site/forms/saved'
import { loadPerson, saveRoles } from '~/features/people/index.server'
import { PersonPage, personTexts } from '~/features/people'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(personTexts.title) }]

/** One account, for admins. [WORK-001, ROLE-009] */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireStaff(request, context)
  return loadPerson(request, apiFor(request, context), params['id'] ?? '')
}

/** Saves the roles of the account. [WORK-001, ROLE-009] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const rejected = await requireResponse(request, saveRoles(apiFor(request, context), params['id'] ?? '', form))
  return rejected ? data(rejected, 422) : redirect(pathAfterSaving(request.url, 'roles'))
}

export default function PersonRoute() {
  return <PersonPage person={useLoaderData<typeof loader>()} rejected={useFormResult<typeof action>()} />
}
