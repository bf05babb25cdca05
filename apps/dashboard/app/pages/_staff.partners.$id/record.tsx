import { partnerInputs as inputs, partners, partnerStatus, partnersTexts as words } from '~/features/partners'
import type { RecordKind } from '~/features/records'
import type { PartnerPage } from './partner-page'

const admins = ['admin'] as const

/** A partner team whose sites show the wizard. [WORK-012] */
export const partner: RecordKind<PartnerPage> = {
  area: 'partners',
  listTitle: partners.title,
  recordType: 'partners',
  roles: admins,
  hasChanges: true,
  title: ({ name }) => name,
  badge: ({ isActive }) => partnerStatus(isActive),
  sections: [
    {
      name: 'facts',
      title: words.facts,
      fields: [
        { ...inputs.name, cell: ({ name }) => name, value: ({ name }) => name },
        { ...inputs.origins, cell: ({ origins }) => origins.join(', '), value: ({ origins }) => origins },
        { name: 'requests', label: words.requests, cell: ({ requests }) => String(requests) },
      ],
    },
  ],
  actions: [
    {
      name: 'end-key',
      label: words.endKey,
      key: 'K',
      help: words.endKeyHelp,
      inputs: ({ keyViews }) => [
        {
          name: 'keyId',
          label: words.whichKey,
          control: {
            kind: 'choice',
            options: keyViews
              .filter(({ isWorking }) => isWorking)
              .map(({ id, created, lastUsed }) => ({
                value: id,
                label: words.keyOption(created.text, lastUsed?.text ?? words.never),
              })),
          },
          missing: words.whichKeyMissing,
        },
      ],
      done: words.keyEnded,
      isFor: ({ keyViews }) => keyViews.some(({ isWorking }) => isWorking),
    },
    {
      name: 'stop',
      label: words.stop,
      key: 'S',
      help: words.stopHelp,
      done: words.stopped,
      isFor: ({ isActive }) => isActive,
    },
    { name: 'start', label: words.start, key: 'S', done: words.started, isFor: ({ isActive }) => !isActive },
  ],
}
