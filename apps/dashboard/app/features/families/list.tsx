import { Badge } from '@pkg/ui'
import { budgetRanges, closedReasonLabel, closedReasons, leadStageLabel, leadStages, timingChoices } from '@pkg/domain'
import { Time } from '~/parts/Time/Time'
import { TwoLines } from '~/parts/TwoLines/TwoLines'
import { second } from '~/parts/TwoLines/TwoLines.css'
import type { FamilyRow } from './family-row'
import { NextStep } from './NextStep'
import { careOptions, languageOptions, sourceOptions } from './answer-options'
import { type List, type ListOption, RowTitle } from '~/features/lists'
import { stageOptions } from './stage-options'
import { familiesTexts } from './texts'
import { linkedFilters } from './linked-filters'
import { absentTexts } from '~/site/texts'
import { familyWorkTexts } from './forms/texts'

const words = familiesTexts
const orDash = (text: string | undefined) => text ?? absentTexts.value
const stages: ListOption[] = leadStages.map((value) => ({ value, label: leadStageLabel(value) }))
const isAdmin = ['admin'] as const

/** An offered family is accepted first. */
const isAccepted = ({ isOffered }: FamilyRow) => !isOffered
const none = { title: words.none, help: words.noneHelp }
const stageViews = leadStages.map((name) => ({
  name,
  label: leadStageLabel(name),
  query: { 'filter[stage]': name },
  hides: ['stage'],
  none,
}))

/** The families of an advisor, or all, by stage. [DASH-003] */
export const families: List<FamilyRow> = {
  area: 'families',
  title: words.title,
  recordType: 'clients',
  roles: ['agent', 'admin'],
  search: words.search,
  create: { href: '/families/new', label: familyWorkTexts.newFamily },
  hasPreview: true,
  views: [
    ...stageViews,
    {
      name: 'paused',
      label: words.pausedTab,
      query: { 'filter[paused]': 'true' },
      none: { title: words.nonePaused, help: words.nonePausedHelp },
    },
    { name: 'all', label: words.all, none },
  ],
  columns: [
    {
      name: 'name',
      isShort: true,
      header: words.family,
      isRowHeader: true,
      sort: 'name',
      cell: (row) => (
        <>
          <RowTitle row={row} below={row.lookingFor} />{' '}
          {row.mark && <Badge tone={row.mark.tone}>{row.mark.label}</Badge>}
        </>
      ),
    },
    {
      name: 'care',
      header: words.care,
      cell: ({ care, move }) => <TwoLines first={orDash(care)} second={move} isCut />,
    },
    {
      name: 'budget',
      isMain: true,
      isShort: true,
      header: words.budget,
      field: 'budgetRange',
      align: 'end',
      cell: ({ budget }) => orDash(budget),
    },
    {
      name: 'place',
      header: words.place,
      sort: 'place',
      cell: ({ place, communities }) => <TwoLines first={orDash(place)} second={communities} isCut />,
    },
    {
      name: 'next',
      header: words.next,
      field: 'nextTask',
      sort: 'nextTask',
      sortsFor: ['agent'],
      isMain: true,
      cell: ({ next }) => (next ? <NextStep {...next} /> : <span className={second}>{words.noNext}</span>),
    },
    { name: 'contact', isShort: true, header: words.contact, cell: ({ contact }) => orDash(contact) },
    {
      name: 'stage',
      header: words.stage,
      isMain: true,
      edit: 'stage',
      sort: 'stage',
      cell: ({ stage }) => <Badge tone={stage.tone}>{stage.label}</Badge>,
    },
    {
      name: 'advisor',
      header: words.advisor,
      field: 'agentName',
      sort: 'agent',
      edit: 'assign',
      roles: isAdmin,
      cell: ({ advisor }) => advisor ?? absentTexts.advisor,
    },
    {
      name: 'tasks',
      header: words.tasks,
      field: 'openTasks',
      align: 'end',
      isExtra: true,
      cell: ({ openTasks }) => openTasks,
    },
    {
      name: 'in-stage',
      header: words.inStage,
      field: 'stageSince',
      sort: 'stageSince',
      isExtra: true,
      cell: ({ inStage }) => <Time moment={inStage} />,
    },
    {
      name: 'requested',
      isShort: true,
      header: words.since,
      field: 'createdAt',
      sort: 'createdAt',
      cell: ({ since }) => <Time moment={since} />,
    },
    { name: 'communities', header: words.communities, isExtra: true, cell: ({ communities }) => communities },
    {
      name: 'source',
      header: words.source,
      field: 'sources',
      isExtra: true,
      cell: ({ source }) => orDash(source || undefined),
    },
    { name: 'language', header: words.language, isExtra: true, cell: ({ language }) => orDash(language) },
  ],
  filters: [
    { name: 'stage', label: words.stage, kind: 'choice', options: stages },
    { name: 'care', label: words.care, kind: 'choice', options: careOptions },
    {
      name: 'budget',
      label: words.budget,
      kind: 'choice',
      options: budgetRanges.map((value) => ({ value, label: value })),
    },
    {
      name: 'timing',
      label: words.timing,
      kind: 'choice',
      options: timingChoices.map((value) => ({ value, label: words.move(value) })),
    },
    { name: 'source', label: words.source, kind: 'choice', options: sourceOptions },
    { name: 'language', label: words.language, kind: 'choice', options: languageOptions },
    { name: 'agent', label: words.advisor, kind: 'choice', options: 'advisors', roles: isAdmin },
    { name: 'createdAt', label: words.since, kind: 'since' },
    ...linkedFilters,
  ],
  actions: [
    {
      name: 'stage',
      label: words.stage,
      isFor: isAccepted,
      key: 'S',
      changes: { field: 'stage', options: stageOptions },
      done: words.moved,
    },
    {
      name: 'assign',
      label: words.assign,
      isFor: isAccepted,
      key: 'A',
      changes: { field: 'agentId', options: 'advisors' },
      done: words.assigned,
    },
    {
      name: 'pause',
      label: words.pause,
      isFor: isAccepted,
      key: 'H',
      changes: { field: 'pausedUntil', options: 'days' },
      done: words.paused,
    },
    {
      name: 'close',
      label: words.close,
      isFor: isAccepted,
      key: 'C',
      changes: {
        field: 'closedReason',
        options: closedReasons.map((value) => ({ value, label: closedReasonLabel(value) })),
        also: { stage: 'closed' },
      },
      done: words.closed,
    },
  ],
}
