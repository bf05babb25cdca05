import { apiFor } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { findOwnPlace } from '~/features/own-places/index.server'
import { OwnPlacesPage, ownPlacesTexts as words } from '~/features/own-places'

export const meta: MetaFunction = () => [{ title: words.title }, { name: 'description', content: words.description }]

/** Finds the place that a family wants to save. Its browser saves it. [FIND-018] */
export async function action({ request, context }: ActionFunctionArgs) {
  const found = await findOwnPlace(apiFor(request, context), await request.formData())
  return data(found, { status: 'errors' in found ? 422 : 200 })
}

export default function OwnPlacesRoute() {
  return <OwnPlacesPage found={useActionData<typeof action>()} />
}
