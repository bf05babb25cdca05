import { useFormResult } from '@pkg/remix-host/react'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useOutletContext } from '@remix-run/react'
import type { InboxAround } from '~/messages/inbox-around'
import { loadThread } from '~/messages/load-thread.server'
import { actOnThread } from '~/messages/thread-actions.server'
import { ThreadView } from '~/messages/ThreadView'
import { texts } from '~/texts'

export const meta: MetaFunction<typeof loader> = ({ data: thread, error }) => [
  { title: texts.title(thread?.family ?? (error ? texts.errors['not-found'].title : texts.messages.title)) },
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
