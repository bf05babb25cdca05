import { apiFor } from '@pkg/remix-host/server'
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orSignIn } from '~/features/authentication/index.server'
import { OwnSeveralPage, severalTexts } from '~/features/several-questions'
import { findOwnSeveral } from '~/features/several-questions/index.server'
import { severalQuestionPath } from '~/site/links/several-questions-links'
import { severalLink } from '~/site/server/emailed-link.server'

export const meta: MetaFunction = () => [{ title: severalTexts.form.text }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'no-store' })

/** The question that a person asked several communities, for this person only: with an emailed link, or with an account. [COMM-010] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  await severalLink.storeToken(request, context)
  const subject = await severalLink.readSubject(request, context)
  const own = await orSignIn(findOwnSeveral(apiFor(request, context), id, subject), severalQuestionPath(id))
  return data({ own }, own ? 200 : 404)
}

export default function OwnSeveralRoute() {
  const { own } = useLoaderData<typeof loader>()
  return <OwnSeveralPage own={own} />
}
