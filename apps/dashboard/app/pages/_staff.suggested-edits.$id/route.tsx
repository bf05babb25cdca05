import { useFormResult } from '@pkg/remix-host/react'
import { formText, orFieldErrors } from '@pkg/remix-host/server'
import { Badge, Breadcrumbs, ButtonLink, Cluster, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { type ActionFunctionArgs, data, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useMemo } from 'react'
import { press } from '~/features/lists'
import { suggestedEdits, suggestedEditsTexts as words } from '~/features/suggested-edits'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { StatusNotice } from '~/parts/SavedNotice/SavedNotice'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'
import { useShortcuts } from '~/parts/shortcuts/ShortcutsProvider'
import { Time } from '~/parts/Time/Time'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { pageTitle } from '~/site/texts'
import { buttonIds, EditForm, EditTable, type RejectedDecision } from './EditForm'
import { listWaiting, loadEdit, startEdit } from './load-edit.server'

export const meta: MetaFunction = () => [{ title: pageTitle(suggestedEdits.title) }]
export const loader = loadEdit

const names = new Map([
  ['approve', 'approve'],
  ['reason', 'reason'],
])
const codes = { 'edit-decided': { field: 'approve', message: words.alreadyDecided } }

/** Approves the checked fields and declines the others, or declines all, and leads to the next edit that waits. [API-023, DASH-010] */
export async function action(sent: ActionFunctionArgs) {
  const call = await startEdit(sent)
  const { request, api, id } = call
  const form = await request.formData()
  const approve = formText(form, 'intent') === 'decline' ? [] : form.getAll('approve').map(String)
  const reason = formText(form, 'reason').trim()
  const typed = { approve: form.getAll('approve').map(String), reason }
  const decision = { id, approve, ...(reason !== '' && { reason }) }
  const decided = await sendForm(request, orFieldErrors(api.suggestedEdits.decide(decision), { names, codes }))
  if (!decided.ok) {
    const { errors, message } = decided
    const rejected = { ...typed, error: errors['reason'], message: message ?? errors['approve'] }
    return data<RejectedDecision>(rejected, errors['approve'] === undefined ? 422 : 409)
  }
  const [next] = await requireResponse(request, listWaiting(call))
  return redirect(next ? `/suggested-edits/${next.id}?done=edit` : '/suggested-edits?tab=approved')
}

const links = { next: 'next-edit', previous: 'previous-edit' } as const
const tones = { pending: 'caution', approved: 'positive', rejected: 'neutral' } as const

export default function SuggestedEditRoute() {
  const edit = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  const [query] = useSearchParams()
  useShortcuts(useMemo(() => shortcutsOf(edit), [edit]))
  const { communityName, communityId, fields, position, status } = edit
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs
          items={[{ label: suggestedEdits.title, href: '/suggested-edits' }, { label: words.editOf(communityName) }]}
        />
        <PageTitle title={words.editOf(communityName)} lead={position}>
          <Badge tone={tones[status]}>{words.tab[status]}</Badge>
        </PageTitle>
      </Stack>
      <StatusNotice text={query.get('done') === 'edit' && !rejected ? words.done : undefined} />
      <Text>
        {words.author}: {edit.author}, <Time moment={edit.sent} />.{' '}
        <TextLink href={`/communities/${communityId}`}>{words.openCommunity}</TextLink>
      </Text>
      <Bundle edits={edit.bundle} current={edit.id} />
      {edit.note && (
        <Text>
          {words.why}: {edit.note}
        </Text>
      )}
      {edit.reason && (
        <Text>
          {words.reason}: {edit.reason}
        </Text>
      )}
      {edit.canDecide ? <EditForm key={edit.id} fields={fields} rejected={rejected} /> : <EditTable fields={fields} />}
      <Cluster gap={12}>
        {edit.previous && (
          <ButtonLink id={links.previous} href={`/suggested-edits/${edit.previous}`} variant="neutral" size="small">
            {words.previousEdit}
            <ShortcutKey>K</ShortcutKey>
          </ButtonLink>
        )}
        {edit.next && (
          <ButtonLink id={links.next} href={`/suggested-edits/${edit.next}`} variant="neutral" size="small">
            {words.nextEdit}
            <ShortcutKey>J</ShortcutKey>
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  )
}

interface BundleProps {
  edits: ReturnType<typeof useLoaderData<typeof loader>>['bundle']
  current: string
}

/** The edits that were sent together when a community was set up. [DASH-011] */
function Bundle({ edits, current }: BundleProps) {
  if (edits.length < 2) return null
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} look="label">
        {words.sentTogether}
      </Heading>
      <ol>
        {edits.map(({ id, name, status }) => (
          <li key={id}>
            {id === current ? <span>{name}</span> : <TextLink href={`/suggested-edits/${id}`}>{name}</TextLink>}{' '}
            <Badge tone={tones[status]}>{words.tab[status]}</Badge>
          </li>
        ))}
      </ol>
    </Stack>
  )
}

const shortcut = (key: string, label: string, id: string) => ({
  key: key.toLowerCase(),
  shown: [key],
  label,
  run: () => press(id),
})

const shortcutsOf = ({ canDecide, next, previous }: { canDecide: boolean; next?: string; previous?: string }) => [
  ...(canDecide
    ? [shortcut('Y', words.approveChecked, buttonIds.approve), shortcut('D', words.declineAll, buttonIds.decline)]
    : []),
  ...(next ? [shortcut('J', words.nextEdit, links.next)] : []),
  ...(previous ? [shortcut('K', words.previousEdit, links.previous)] : []),
]
