import { canMoveContent, canTakeDownContent } from '@pkg/domain'
import { content, contentTexts, pageTexts as words } from '~/features/content'
import type { RecordAction, RecordKind } from '~/features/records'
import { whenTexts } from '~/parts/WhenField/texts'
import type { ContentPage } from './content-page'

const admins = ['admin'] as const

/** Returns what readers have of an entry, in words. */
function readersGet({ isPublished, versions }: ContentPage): string {
  if (isPublished) return words.readersVersion(versions)
  return versions === 0 ? words.readersDraft : words.readersNothing
}

const publishing: RecordAction<ContentPage>[] = [
  {
    name: 'publish',
    label: words.publish,
    key: 'P',
    look: 'primary',
    help: words.publishHelp,
    done: words.published,
    isFor: ({ state }) => state !== 'published',
  },
  {
    name: 'schedule',
    label: words.schedule,
    key: 'T',
    help: words.scheduleHelp,
    inputs: [
      {
        name: 'when',
        label: words.when,
        hint: whenTexts.hint,
        control: { kind: 'text', max: 40 },
        missing: whenTexts.unreadable,
      },
    ],
    done: words.scheduled,
    isFor: ({ state }) => state !== 'published',
  },
  {
    name: 'unschedule',
    label: words.unschedule,
    key: 'U',
    help: words.unscheduleHelp,
    done: words.unscheduled,
    isFor: ({ state }) => state === 'scheduled',
  },
]

const undoing: RecordAction<ContentPage>[] = [
  {
    name: 'discard',
    label: words.discard,
    key: 'X',
    help: words.discardHelp,
    done: words.discarded,
    isFor: ({ hasDraft, versions }) => hasDraft && versions > 0,
  },
  {
    name: 'take-down',
    label: words.takeDown,
    key: 'D',
    help: words.takeDownHelp,
    done: words.takenDown,
    isFor: ({ isPublished, kind }) => isPublished && canTakeDownContent(kind),
  },
  {
    name: 'move',
    label: words.move,
    key: 'A',
    help: words.moveHelp,
    inputs: ({ slug }) => [
      {
        name: 'slug',
        label: words.moveLabel,
        hint: words.moveHint,
        control: { kind: 'text', max: 160 },
        missing: words.moveMissing,
        value: slug,
      },
    ],
    done: words.moved,
    isFor: ({ kind }) => canMoveContent(kind),
  },
  {
    name: 'remove',
    label: words.remove,
    key: 'R',
    help: words.removeHelp,
    isFor: ({ versions }) => versions === 0,
  },
]

/** An article or another entry, with its draft. [WORK-012] */
export const contentEntry: RecordKind<ContentPage> = {
  area: content.area,
  listTitle: content.title,
  recordType: content.recordType,
  roles: admins,
  title: ({ name }) => name,
  lead: ({ kind }) => contentTexts.kinds[kind],
  badge: ({ status }) => status,
  sections: [
    {
      name: 'facts',
      title: words.facts,
      fields: [
        { name: 'slug', label: words.address, cell: ({ path, slug }) => path ?? slug },
        { name: 'isPublished', label: words.readers, cell: readersGet },
        { name: 'draftAt', label: words.draftSaved, cell: ({ draftSaved }) => draftSaved },
        { name: 'publishAt', label: words.publishes, cell: ({ publishes }) => publishes },
      ],
    },
  ],
  actions: [...publishing, ...undoing],
}
