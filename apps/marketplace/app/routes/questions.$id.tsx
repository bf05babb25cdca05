import { ApiError } from '@pkg/api-client'
import { apiFor } from '@pkg/remix-host/server'
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OwnQuestionPage } from '~/questions/OwnQuestionPage'
import { ownQuestionPath } from '~/questions/question-links'
import { questionsTexts } from '~/questions/texts'
import { orSignIn } from '~/authentication/require-sign-in.server'

export const meta: MetaFunction = () => [{ title: questionsTexts.form.text }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'no-store' })

/** The question that a person asked, for this person only. [COMM-010] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const found = apiFor(request, context)
    .communityQuestions.own({ id })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return undefined
      throw error
    })
  const question = await orSignIn(found, ownQuestionPath(id))
  return data({ question }, question ? 200 : 404)
}

export default function OwnQuestionRoute() {
  const { question } = useLoaderData<typeof loader>()
  return <OwnQuestionPage question={question} />
}
