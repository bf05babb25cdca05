import { answerTexts } from '~/features/families'
import { closingFields, closingTexts, type HomePage, homesTexts, homeTexts } from '~/features/homes'
import type { RecordKind } from '~/features/records'
import { savedTexts } from '~/parts/SavedNotice/texts'
import { absentTexts } from '~/site/texts'

const words = homeTexts
const { answers: labels } = answerTexts

/** One home of a real estate agent: what it’s about, and their notes and tasks. [AGENT-006, DASH-016] */
export const home: RecordKind<HomePage> = {
  area: 'homes',
  listTitle: homesTexts.title,
  recordType: 'sren-referrals',
  roles: ['real-estate-agent'],
  title: ({ title }) => title,
  badge: ({ stageLabel }) => ({ label: stageLabel, tone: 'neutral' }),
  canEdit: ({ closing }) => closing !== undefined,
  sections: [
    {
      name: 'about',
      title: words.about,
      fields: [
        { name: 'place', label: homesTexts.place, cell: ({ place }) => place ?? absentTexts.value },
        { name: 'timing', label: labels['timing'] ?? '', cell: ({ timing }) => timing },
        { name: 'housingOptions', label: labels['housingOptions'] ?? '', cell: ({ housing }) => housing },
        { name: 'advisorName', label: words.advisor, cell: ({ advisor }) => advisor ?? words.noAdvisor },
      ],
    },
    { name: 'closing', title: closingTexts.title, fields: closingFields },
  ],
  actions: [
    {
      name: 'note',
      label: words.saveNote,
      key: 'I',
      inputs: [
        {
          name: 'text',
          label: words.note,
          hint: words.noteHelp,
          control: { kind: 'long-text', max: 4000, isDraft: true },
          missing: words.noteMissing,
        },
      ],
      look: 'neutral',
      isOpen: true,
      done: savedTexts.note,
    },
    {
      name: 'task',
      label: words.addTask,
      key: 'T',
      inputs: [
        { name: 'title', label: words.task, control: { kind: 'text', max: 200 }, missing: words.taskMissing },
        { name: 'due', label: words.taskDue, control: { kind: 'day' }, missing: words.dueMissing },
      ],
      look: 'neutral',
      isOpen: true,
      done: savedTexts['task-added'],
    },
  ],
}
