import { type Static, Type } from '@sinclair/typebox'
import { collection } from '../collection'
import { admins } from '../roles'
import { moment, record, strictObject } from '../schemas/record'
import { listParameters, range } from '../schemas/list-parameters'
import { text } from '../schemas/text'

/** How likely a person is to recommend us, from 0 to 10. [DATA-018] */
export const NewNps = strictObject({
  score: Type.Integer({ minimum: 0, maximum: 10 }),
  comment: Type.Optional(text(2000)),
})
export type NewNps = Static<typeof NewNps>

/** How likely someone is to recommend us. */
export const Nps = Type.Composite([Type.Object({ ...record, createdAt: moment }), NewNps])
export type Nps = Static<typeof Nps>

/** The scores to list. */
export const NpsParameters = listParameters(['createdAt', 'score'], {
  score: range(Type.Integer({ minimum: 0, maximum: 10 })),
})
export type NpsParameters = Static<typeof NpsParameters>

/** Net promoter scores: how likely people are to recommend us. [API-037] */
export const nps = collection({
  entity: Nps,
  query: NpsParameters,
  made: NewNps,
  path: '/platform/nps',
  type: 'nps',
  one: 'a net promoter score',
  many: 'net promoter scores',
  read: admins,
  make: 'anyone',
  write: admins,
})
