import type { CommunityQuestion } from '@pkg/api-client'
import type { ActionInput, RecordAction, RecordKind } from '~/features/records'
import { questionsTexts as words } from '~/features/questions'
import { formatCalendarDay } from '~/site/server/times'

/** A question, and what the person’s side answered before, which a new answer replaces. */
export type QuestionItem = CommunityQuestion & { ownAnswer: string | undefined }

const isPublished = ({ status }: QuestionItem) => status === 'published'
const waitsTooLong = ({ isOverdue, status }: QuestionItem) => isOverdue === true && status === 'pending'

const text: ActionInput = {
  name: 'text',
  label: words.answer,
  hint: words.answerHint,
  control: { kind: 'long-text', max: 2000, isDraft: true },
  missing: words.missing,
}

/** What admins do with a question that isn’t for the page: decline it, or remove it once it’s published. */
const refuse = (name: string, label: string, reason: string): RecordAction<QuestionItem> => ({
  name,
  label,
  key: 'D',
  roles: ['admin'],
  inputs: [
    {
      name: 'reason',
      label: reason,
      hint: words.reasonHint,
      control: { kind: 'long-text', max: 300, rows: 2 },
      missing: words.reasonMissing,
    },
  ],
  isOpen: true,
  look: 'neutral',
})

/** What a family that asked several communities left out, and whether it waits too long. */
function leadOf({ isAnonymous, isOverdue, askedOn }: QuestionItem): string | undefined {
  if (!isAnonymous) return undefined
  return isOverdue ? `${words.overdue(formatCalendarDay(askedOn))}. ${words.anonymousHelp}` : words.anonymousHelp
}

/** One question, for admins and the team of its community to answer, and for admins to decline or remove. [COMM-010, ROLE-010] */
export const question: RecordKind<QuestionItem> = {
  area: 'questions',
  listTitle: words.title,
  recordType: 'community-questions',
  roles: ['admin', 'provider'],
  title: (item) => item.text,
  lead: leadOf,
  sections: [
    {
      name: 'question',
      title: words.question,
      fields: [
        { name: 'communityName', label: words.community, cell: ({ communityName }) => communityName },
        { name: 'askedOn', label: words.askedOn, cell: ({ askedOn }) => formatCalendarDay(askedOn) },
        {
          name: 'author',
          label: words.author,
          cell: ({ author, isAnonymous }) => (isAnonymous ? words.anonymous : author),
        },
      ],
    },
  ],
  actions: [
    {
      name: 'publish',
      label: words.publish,
      key: 'A',
      inputs: [text],
      isOpen: true,
      isFor: ({ ownAnswer }) => ownAnswer === undefined,
    },
    {
      name: 'replace',
      label: words.replace,
      key: 'A',
      inputs: ({ ownAnswer }) => [{ ...text, value: ownAnswer }],
      isOpen: true,
      isFor: ({ ownAnswer }) => ownAnswer !== undefined,
    },
    {
      name: 'showUnanswered',
      label: words.showUnanswered,
      key: 'S',
      help: words.showUnansweredHelp,
      roles: ['admin'],
      look: 'neutral',
      isFor: waitsTooLong,
    },
    { ...refuse('decline', words.decline, words.declineReason), isFor: (item) => !isPublished(item) },
    { ...refuse('remove', words.remove, words.removeReason), isFor: isPublished },
  ],
}
