import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isRecipient, requireStaff } from '~/server/staff'
import { changeListedTask } from '~/tasks/change-listed-task'
import { texts } from '~/texts'
import { loadReceivedToday, loadStaffToday } from './load-today.server'
import { ReceivedToday } from './ReceivedToday'
import { TodayPage } from './TodayPage'

export const meta: MetaFunction = () => [{ title: texts.title(texts.today.title) }]

export async function loader(sent: LoaderFunctionArgs) {
  const { role } = await requireStaff(sent.request, sent.context)
  return isRecipient(role) ? loadReceivedToday(sent) : loadStaffToday(sent, role === 'admin')
}

export const action = changeListedTask

export default function TodayRoute() {
  const today = useLoaderData<typeof loader>()
  return today.kind === 'received' ? <ReceivedToday {...today} /> : <TodayPage {...today} />
}
