import type { RecordKind } from '~/features/records'
import type { BrandPage } from './brand-page'
import { brandTexts as words } from './texts'

const color = { kind: 'text', max: 7 } as const
const orSettings = (own: string | undefined, present: string) => own ?? words.fromSettings(present)

/** The operator of the site as families see it. [WORK-012] */
export const brand: RecordKind<BrandPage> = {
  area: 'brand',
  listTitle: words.title,
  recordType: 'brands',
  roles: ['admin'],
  hasChanges: true,
  title: ({ present }) => present.name,
  lead: () => words.lead,
  sections: [
    {
      name: 'contact',
      title: words.contact,
      fields: [
        {
          name: 'name',
          label: words.name,
          hint: words.nameHint,
          control: { kind: 'text', max: 60 },
          cell: ({ name, present }) => orSettings(name, present.name),
          value: ({ name }) => name,
        },
        {
          name: 'phone',
          label: words.phone,
          hint: words.phoneHint,
          control: { kind: 'text', max: 40, type: 'tel' },
          cell: ({ phone, present }) => orSettings(phone, present.phone),
          value: ({ phone }) => phone,
        },
        {
          name: 'email',
          label: words.email,
          hint: words.emailHint,
          control: { kind: 'text', max: 254, type: 'email' },
          cell: ({ email, present }) => orSettings(email, present.email),
          value: ({ email }) => email,
        },
        {
          name: 'address',
          label: words.address,
          hint: words.addressHint,
          control: { kind: 'text', max: 200 },
          cell: ({ address }) => address,
          value: ({ address }) => address,
        },
      ],
    },
    {
      name: 'colors',
      title: words.colors,
      fields: [
        {
          name: 'accent',
          label: words.accent,
          hint: words.colorHint,
          control: color,
          cell: ({ accent }) => accent,
          value: ({ accent }) => accent,
        },
        {
          name: 'accentDark',
          label: words.accentDark,
          hint: words.darkHint,
          control: color,
          cell: ({ accentDark, present: { colors } }) => accentDark ?? (colors && words.ownShade(colors.dark.accent)),
          value: ({ accentDark }) => accentDark,
        },
      ],
    },
  ],
}
