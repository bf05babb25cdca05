import type { CommunityQuestion } from '@pkg/api-client'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { EmptyState, Pagination, Stack, Tabs } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Narrow } from '~/components/Narrow/Narrow'
import { PageTitle } from '~/components/PageTitle/PageTitle'
import { SavedNotice } from '~/components/SavedNotice/SavedNotice'
import { answerForm, refusalForm } from '~/questions/question-forms.server'
import { questionsTexts as words } from '~/questions/texts'
import { readPageNumber, readTab } from '~/server/list-view'
import { requireResponse } from '~/server/require-response'
import { sendForm } from '~/server/send-form'
import { requireStaff } from '~/server/staff'
import { formatCalendarDay } from '~/server/times'
import { texts } from '~/texts'
import { ManagedQuestion, type ManagedQuestionProps, type RejectedForm } from './ManagedQuestion'

const pageSize = 10
const tabs = ['pending', 'published'] as const

export const meta: MetaFunction = () => [{ title: texts.title(words.title) }]

/** Questions about all communities for admins, and about their own for providers: those that wait come oldest first. [COMM-010, ROLE-010] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin' && role !== 'provider') throw errorPage('forbidden', 403)
  const page = readPageNumber(request)
  const tab = readTab(request, tabs)
  const listed = apiFor(request, context).communityQuestions.managed({
    'filter[status]': tab,
    'page-number': page,
    'page-size': pageSize,
  })
  const { items, total } = await requireResponse(request, listed)
  const questions = items.map((question) => viewOf(question, role))
  return { role, page, tab, pages: Math.ceil(total / pageSize), questions }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const api = apiFor(request, context)
  const form = await request.formData()
  const id = formText(form, 'id')
  const intent = form.get('intent')
  if (intent === 'answer') {
    const submission = answerForm.submit(form, (body) => api.answers.create(body))
    const sent = await sendForm(request, submission)
    if (sent.ok) return redirect('/questions?saved=question-answered')
    return rejected({ id, intent, error: sent.errors['text'] ?? sent.message, typed: formText(form, 'text') })
  }
  if (intent !== 'refuse') throw errorPage('bad-request', 400)
  const submission = refusalForm.submit(form, (body) => api.communityQuestions.refuse({ id, ...body }))
  const sent = await sendForm(request, submission)
  const saved = form.get('status') === 'published' ? 'question-removed' : 'question-declined'
  if (sent.ok) return redirect(`/questions?saved=${saved}`)
  return rejected({ id, intent, error: sent.errors['reason'] ?? sent.message, typed: formText(form, 'reason') })
}

const rejected = (form: RejectedForm) => data<RejectedForm>(form, 422)

function viewOf(question: CommunityQuestion, role: 'admin' | 'provider'): ManagedQuestionProps {
  const { id, text, communityName, author, status, askedOn, answers } = question
  const side = role === 'admin' ? 'staff' : 'community'
  return {
    id,
    text,
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

export default function QuestionsRoute() {
  const { role, page, tab, pages, questions } = useLoaderData<typeof loader>()
  const invalid = useFormResult<typeof action>()
  const hrefOf = (one: string, number = 1) => `/questions?tab=${one}${number > 1 ? `&page=${number}` : ''}`
  return (
    <Stack gap={20}>
      <PageTitle title={words.title} lead={words.lead[role]} />
      <SavedNotice />
      <Tabs
        label={words.tabs}
        tabs={tabs.map((one) => ({ label: words.tab[one], href: hrefOf(one) }))}
        current={hrefOf(tab)}
      />
      {questions.length === 0 ? (
        <EmptyState title={words.none}>{words.noneHelp}</EmptyState>
      ) : (
        <Narrow>
          {questions.map((question) => (
            <ManagedQuestion
              key={question.id}
              {...question}
              {...(invalid?.id === question.id ? { rejected: invalid } : {})}
            />
          ))}
        </Narrow>
      )}
      <Pagination page={page} pages={pages} getHref={(number) => hrefOf(tab, number)} />
    </Stack>
  )
}
