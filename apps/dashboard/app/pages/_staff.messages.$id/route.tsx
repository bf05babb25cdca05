import { useFormResult } from '@pkg/remix-host/react'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useOutletContext } from '@remix-run/react'
import { type InboxAround, messagesTexts, ThreadView } from '~/features/messages'
import { actOnThread, loadThread } from '~/features/messages/index.server'
import { errorTexts, pageTitle } from '~/site/texts'

export const meta: MetaFunction<typeof loader> = ({ data: thread, error }) => [
  { title: pageTitle(thread?.family ?? (error ? errorTexts['not-found'].title : messagesTexts.title)) },
]

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  loadThread(request, context, params['id'] ?? '')

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  actOnThread(request, context, params['id'] ?? '')

export default function ThreadRoute() {
  const thread = useLoaderData<typeof loader>()
  const around = useOutletContext<InboxAround>()
  const rejected = useFormResult<typeof action>()
  return <ThreadView key={thread.id} thread={thread} around={around} rejected={rejected ?? undefined} />
}
