import { useFormResult, useSentForm } from '@pkg/remix-host/react'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { Breadcrumbs, Button, Notice, Stack, TextField } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { now } from '@pkg/domain'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { WhenField } from '~/parts/WhenField/WhenField'
import { whenTexts } from '~/parts/WhenField/texts'
import { taskForm } from '~/features/families/index.server'
import { PickerField } from '~/features/pickers'
import { replacePicker } from '~/features/pickers/index.server'
import { newTaskTexts, tasksTexts } from '~/features/tasks'
import { familyWorkTexts } from '~/features/families'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { readWhen } from '~/site/when/read-when'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { isRecipient, requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'

const words = newTaskTexts

export const meta: MetaFunction = () => [{ title: pageTitle(words.title) }]

/** Whether the person chooses who gets the task, as admins do. [DASH-004] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (isRecipient(role)) throw errorPage('forbidden', 403)
  return { choosesOwner: role === 'admin' }
}

/** Adds the task, due at a time in the person's time zone. [DASH-004, WORK-006] */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await request.formData()
  const api = apiFor(request, context)
  const picker = { name: 'owner', source: 'advisors', isMany: false } as const
  const { form, rejected } = await requireResponse(request, replacePicker(api, picker, sent))
  const ownerId = formText(form, 'owner')
  const dueAt = readWhen(formText(form, 'due'), requestClock(request))?.toUTC().toISO()
  const values = { ...(dueAt ? { dueAt } : {}), ...(ownerId ? { ownerId } : {}) }
  const missing: Record<string, string> = { ...rejected?.errors, ...(dueAt ? {} : { due: whenTexts.unreadable }) }
  const parsed = taskForm.parse(form, { dueAt: dueAt ?? now().toISOString() })
  const reject = (errors: Record<string, string>, message?: string) =>
    data<RejectedForm>({ intent: 'add-task', typed: typedIn(sent), errors, message, found: rejected?.found }, 422)
  if (!parsed.ok || !dueAt || rejected) return reject({ ...(parsed.ok ? {} : parsed.errors), ...missing })
  const added = await sendForm(
    request,
    taskForm.submit(form, (body) => api.tasks.create(body), values),
  )
  return added.ok ? redirect('/tasks?saved=task-added') : reject(added.errors, added.message)
}

const typedIn = (form: FormData) =>
  Object.fromEntries(['title', 'due', 'owner'].map((name) => [name, formText(form, name)]))

/** Adds a task that is about no family. [DASH-004, WORK-006] */
export default function NewTaskRoute() {
  const { choosesOwner } = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  const isBusy = useSentForm() !== undefined
  return (
    <Narrow>
      <Stack gap={20}>
        <Stack gap={4}>
          <Breadcrumbs items={[{ label: tasksTexts.title, href: '/tasks' }, { label: words.title }]} />
          <PageTitle title={words.title} lead={words.lead} />
        </Stack>
        <Form method="post">
          <Stack gap={16}>
            {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
            <TextField
              label={familyWorkTexts.task}
              name="title"
              maxLength={200}
              defaultValue={rejected?.typed['title']}
              error={rejected?.errors['title']}
            />
            <WhenField
              label={familyWorkTexts.due}
              name="due"
              defaultValue={rejected?.typed['due'] ?? whenTexts.tomorrow}
              error={rejected?.errors['due']}
            />
            {choosesOwner && (
              <PickerField
                id="owner"
                label={tasksTexts.owner}
                hint={words.ownerHint}
                name="owner"
                source="advisors"
                isMany={false}
                values={rejected?.typed['owner'] ? [rejected.typed['owner']] : []}
                error={rejected?.errors['owner']}
                found={rejected?.found?.['owner']}
              />
            )}
            <div>
              <Button type="submit" variant="primary" busy={isBusy}>
                {familyWorkTexts.addTask}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Narrow>
  )
}
