import { apiFor } from '@pkg/remix-host/server'
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orSignIn } from '~/features/authentication/index.server'
import { findOwnQuestion } from '~/features/questions/index.server'
import { askingTexts, OwnQuestionPage } from '~/features/questions'
import { ownQuestionPath } from '~/site/links/question-links'
import { questionLink } from '~/site/server/emailed-link.server'

export const meta: MetaFunction = () => [{ title: askingTexts.form.text }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'no-store' })

/** The question that a person asked, for this person only: with an emailed link, or with an account. [COMM-010] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  await questionLink.storeToken(request, context)
  const subject = await questionLink.readSubject(request, context)
  const own = await orSignIn(findOwnQuestion(apiFor(request, context), id, subject), ownQuestionPath(id))
  return data({ own }, own ? 200 : 404)
}

export default function OwnQuestionRoute() {
  const { own } = useLoaderData<typeof loader>()
  return <OwnQuestionPage own={own} />
}
