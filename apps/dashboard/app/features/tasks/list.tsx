import { DueTime } from './DueTime'
import { RowLink } from '~/parts/RowLink/RowLink'
import { type List, RowButton, RowTitle } from '~/features/lists'
import type { TaskRow } from './task-row'
import { newTaskTexts, tasksTexts } from './texts'
import { absentTexts } from '~/site/texts'

const words = tasksTexts
const isAdmin = ['admin'] as const
const view = (name: 'today' | 'later' | 'done', query: Record<string, string>) => ({
  name,
  label: words[name],
  query,
  none: { title: words.none[name], help: words.noneHelp[name] },
})

/** The tasks of a person, or all, by time. [DASH-004] */
export const tasks: List<TaskRow> = {
  area: 'tasks',
  title: words.title,
  recordType: 'tasks',
  roles: ['agent', 'admin'],
  countsDays: true,
  search: words.search,
  create: { href: '/tasks/new', label: newTaskTexts.title },
  views: [
    view('today', { 'filter[status]': 'open', 'filter[due]': 'today' }),
    view('later', { 'filter[status]': 'open', 'filter[due]': 'later' }),
    { ...view('done', { 'filter[status]': 'done' }), sort: '-dueAt' },
  ],
  columns: [
    { name: 'title', header: words.task, isRowHeader: true, sort: 'title', cell: (row) => <RowTitle row={row} /> },
    {
      name: 'family',
      header: words.family,
      field: 'clientName',
      cell: ({ href, familyName }) => (href ? <RowLink href={href}>{familyName}</RowLink> : absentTexts.value),
    },
    {
      name: 'due',
      header: words.due,
      field: 'dueAt',
      sort: 'dueAt',
      edit: 'snooze',
      cell: ({ due }) => <DueTime due={due} />,
    },
    {
      name: 'owner',
      header: words.owner,
      field: 'ownerName',
      sort: 'owner',
      edit: 'assign',
      roles: isAdmin,
      cell: ({ owner }) => owner ?? absentTexts.advisor,
    },
    {
      name: 'action',
      header: words.action,
      hidesHeader: true,
      align: 'end',
      cell: (row) => (
        <RowButton
          row={row}
          action={row.isDone ? 'reopen' : 'complete'}
          label={row.isDone ? words.reopen : words.complete}
        />
      ),
    },
  ],
  filters: [{ name: 'owner', label: words.owner, kind: 'choice', options: 'advisors', roles: isAdmin }],
  actions: [
    {
      name: 'complete',
      label: words.complete,
      key: 'E',
      changes: { status: 'done' },
      isFor: ({ isDone }) => !isDone,
      done: words.completed,
    },
    {
      name: 'reopen',
      label: words.reopen,
      key: 'R',
      changes: { status: 'open' },
      isFor: ({ isDone }) => isDone,
      done: words.reopened,
    },
    {
      name: 'snooze',
      label: words.snooze,
      key: 'H',
      changes: { field: 'dueAt', options: 'later' },
      isFor: ({ isDone }) => !isDone,
      done: words.snoozed,
    },
    {
      name: 'assign',
      label: words.assign,
      key: 'A',
      changes: { field: 'ownerId', options: 'advisors' },
      roles: isAdmin,
      done: words.assigned,
    },
  ],
}
