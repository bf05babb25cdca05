import type { CommunityQuestion } from '@pkg/api-client'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { Breadcrumbs, Stack } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { answerForm, refusalForm } from '~/features/questions/index.server'
import { questionsTexts as words } from '~/features/questions'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { requireStaff } from '~/site/server/staff'
import { formatCalendarDay } from '~/site/server/times'
import { pageTitle } from '~/site/texts'
import { ManagedQuestion, type ManagedQuestionProps, type RejectedForm } from './ManagedQuestion'

export const meta: MetaFunction = () => [{ title: pageTitle(words.title) }]

/** One question, for admins and the team of its community to answer, and for admins to decline or remove. [COMM-010, ROLE-010] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin' && role !== 'provider') throw errorPage('forbidden', 403)
  const question = await requireResponse(request, apiFor(request, context).communityQuestions.managedOne({ id }))
  return { title: question.text, question: viewOf(question, role) }
}

/** Answers the question, declines it, or removes it once it's published. [COMM-010] */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const api = apiFor(request, context)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'answer') {
    const submission = answerForm.submit(form, (body) => api.answers.create(body))
    const sent = await sendForm(request, submission)
    if (sent.ok) return redirect('/questions?saved=question-answered')
    return rejected({ intent, error: sent.errors['text'] ?? sent.message, typed: formText(form, 'text') })
  }
  if (intent !== 'refuse') throw errorPage('bad-request', 400)
  const submission = refusalForm.submit(form, (body) => api.communityQuestions.refuse({ id, ...body }))
  const sent = await sendForm(request, submission)
  const saved = form.get('status') === 'published' ? 'question-removed' : 'question-declined'
  if (sent.ok) return redirect(`/questions?saved=${saved}`)
  return rejected({ intent, error: sent.errors['reason'] ?? sent.message, typed: formText(form, 'reason') })
}

const rejected = (form: RejectedForm) => data<RejectedForm>(form, 422)

function viewOf(question: CommunityQuestion, role: 'admin' | 'provider'): Omit<ManagedQuestionProps, 'rejected'> {
  const { id, communityName, author, status, askedOn, answers } = question
  const side = role === 'admin' ? 'staff' : 'community'
  return {
    id,
    facts: words.facts(communityName, formatCalendarDay(askedOn)),
    author,
    isPublished: status === 'published',
    answers: answers.map((answer) => ({
      text: answer.text,
      by: words.answeredBy[answer.answeredBy](formatCalendarDay(answer.answeredOn)),
    })),
    ownAnswer: answers.find(({ answeredBy }) => answeredBy === side)?.text,
    canRefuse: role === 'admin',
  }
}

export default function QuestionRoute() {
  const { title, question } = useLoaderData<typeof loader>()
  const invalid = useFormResult<typeof action>()
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={[{ label: words.title, href: '/questions' }, { label: words.question }]} />
        <PageTitle title={title} />
      </Stack>
      <Narrow>
        <ManagedQuestion {...question} rejected={invalid} />
      </Narrow>
    </Stack>
  )
}
